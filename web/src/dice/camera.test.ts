import { expect, test } from "vitest";
import { fromSeat, overhead, seenAt } from "./camera";

test("from above a die lies where the flat one is drawn", () => {
  const lens = overhead(390, 844, 50);
  const [x, y] = seenAt(lens, [2, 1, -3]);
  expect((x * 390) / 2).toBeCloseTo(100);
  expect((y * 844) / 2).toBeCloseTo(150);
});

test("everything on the table is on the canvas, from every seat and in every shape of canvas", () => {
  for (const seats of [1, 2, 3, 6, 8]) {
    for (let seat = 0; seat < seats; seat++) {
      for (const [width, height] of [
        [340, 420],
        [340, 180],
        [800, 560],
      ] as const) {
        const lens = fromSeat(seat, seats, 3.4, width, height);
        for (let angle = 0; angle < 6.3; angle += 0.3) {
          for (const part of seenAt(lens, [3.4 * Math.cos(angle), 0.5, 3.4 * Math.sin(angle)]))
            expect(Math.abs(part)).toBeLessThan(1.02);
        }
      }
    }
  }
});

test("who sits opposite sees left where I see right, and far where I see near", () => {
  const [mine, theirs] = [0, 1].map((seat) => seenAt(fromSeat(seat, 2, 3.4, 400, 400), [2, 0, 1]));
  expect(mine![0]).toBeGreaterThan(0.3);
  expect(theirs![0]).toBeLessThan(-0.3);
  expect(mine![1]).toBeLessThan(theirs![1]);
});
