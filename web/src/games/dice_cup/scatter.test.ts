import { expect, test } from "vitest";
import { scatter } from "./scatter";

test("all seats see the same twelve dice", () => {
  for (const seats of [1, 2, 5, 8]) {
    const first = scatter("t", 3, 0, seats).map(({ die }) => die);
    expect([...first].sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
    for (let seat = 1; seat < seats; seat++) expect(scatter("t", 3, seat, seats).map(({ die }) => die)).toEqual(first);
  }
});

test("opposite seats see them from opposite sides", () => {
  const [near, far] = [scatter("t", 0, 0, 2), scatter("t", 0, 1, 2)];
  near.forEach((lying, n) => {
    expect(far[n]!.x).toBeCloseTo(-lying.x);
    expect(far[n]!.y).toBeCloseTo(-lying.y);
  });
});

test("no two dice lie on each other", () => {
  for (let round = 0; round < 40; round++) {
    const lying = scatter("abc", round, 0, 3);
    for (const a of lying) for (const b of lying) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.38);
  }
});

test("rounds differ", () => {
  expect(scatter("t", 0, 0, 2)).not.toEqual(scatter("t", 1, 0, 2));
});
