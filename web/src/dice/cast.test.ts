import { expect, test } from "vitest";
import { castOf, flatFrom, RADIUS } from "./cast";
import { leans } from "./chance";
import { spreadOf } from "./spread";
import { restOf } from "./throws";

test("every seat sees the same twelve dice, small ones as small ones", () => {
  const cast = castOf("t", 3);
  expect(castOf("t", 3)).toEqual(cast);
  expect([...cast.bodies].sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
  for (const body of cast.bodies.slice(0, 6)) expect(restOf(cast.name)[body]!.place[1]).toBeLessThan(0.4);
});

test("opposite seats see them from opposite sides", () => {
  const cast = castOf("t", 0);
  const [near, far] = [flatFrom(cast, 0, 2), flatFrom(cast, 1, 2)];
  near.forEach((die, n) => {
    expect(far[n]!.x).toBeCloseTo(-die.x);
    expect(far[n]!.y).toBeCloseTo(-die.y);
  });
});

test("no two dice lie on each other, and none outside", () => {
  for (let round = 0; round < 60; round++) {
    const dice = flatFrom(castOf("abc", round), round % 5, 5);
    dice.forEach((a, n) => {
      const edge = n < 6 ? 0.71 : 1;
      expect(Math.hypot(a.x, a.y) * RADIUS + edge / 2).toBeLessThan(RADIUS + 0.2);
      dice.forEach((b, m) => {
        if (m !== n)
          expect(Math.hypot(a.x - b.x, a.y - b.y) * RADIUS).toBeGreaterThan(((edge + (m < 6 ? 0.71 : 1)) / 2) * 1.1);
      });
    });
  }
});

test("rounds differ", () => {
  expect(castOf("t", 0)).not.toEqual(castOf("t", 1));
});

test("spread dice lie one in each cell, and who sits opposite sees them turned round", () => {
  for (let round = 0; round < 20; round++) {
    const near = spreadOf("t", round, 0, 2);
    expect(near.map(({ cell }) => cell).sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
    spreadOf("t", round, 1, 2).forEach((die, n) => {
      expect(die.cell).toBe(11 - near[n]!.cell);
      expect(die.turn).toBeCloseTo(near[n]!.turn + 180);
      expect(Math.abs(near[n]!.turn)).toBeLessThan(16);
    });
  }
});

test("about one throw in fifteen leans, and all phones agree on which", () => {
  const found = [...Array(3000).keys()].filter((seq) => leans("KTRW", seq));
  expect(found.length).toBeGreaterThan(140);
  expect(found.length).toBeLessThan(260);
  expect([...Array(3000).keys()].filter((seq) => leans("KTRW", seq))).toEqual(found);
});
