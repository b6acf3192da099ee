import { expect, test } from "vitest";
import { endOf, floats, place, plank, raised, rimFor, SPACES, WATER, type Rim } from "./rim";

/** The available space on a small phone, a phone, a tablet and a desktop, and some extreme ones. */
const ROOMS: [number, number][] = [
  [328, 300],
  [358, 490],
  [736, 560],
  [840, 690],
  [200, 900],
  [1600, 300],
];
const rims = ROOMS.map(([width, height]) => rimFor(width, height));

test.each(rims)("places are spread evenly and the diving board is at the top", (rim) => {
  const all = [...Array(SPACES).keys()].map((space) => place(rim, space));
  expect(all[0]!.x).toBeCloseTo(rim.width / 2);
  expect(all[1]!.x).toBeGreaterThan(all[0]!.x); // clockwise means to the right from the top
  expect(all[9]!.x).toBeCloseTo(rim.width / 2);
  expect(all[9]!.y).toBeCloseTo(rim.height - all[0]!.y);
  all.forEach((here, n) => {
    const next = all[(n + 1) % SPACES]!;
    expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeGreaterThan(62);
  });
});

test("a pool as on a phone looks as drawn", () => {
  const drawn: Rim = { width: 366, height: 536 };
  expect(rimFor(366, 536).width).toBeCloseTo(drawn.width);
  expect(rimFor(366, 536).height).toBeCloseTo(drawn.height);
  const at = (space: number): number[] => [place(drawn, space).x, place(drawn, space).y].map(Math.round);
  expect([0, 1, 2, 3, 4, 9, 17].map(at)).toEqual([
    [183, 50],
    [252, 55],
    [307, 97],
    [324, 163],
    [324, 233],
    [183, 486],
    [114, 55],
  ]);
});

test.each(rims)("nothing that happens on the rim comes to lie on a swimmer, nor one swimmer on another", (rim) => {
  const { at, radius } = floats(rim);
  expect(at.length).toBeGreaterThanOrEqual(16);
  const board = plank(rim);
  at.forEach((swimmer, n) => {
    const clear = Math.min(...at.slice(0, n).map((one) => Math.hypot(one.x - swimmer.x, one.y - swimmer.y)));
    expect(clear).toBeGreaterThanOrEqual(1.9 * radius);
    expect(swimmer.x - radius).toBeGreaterThan(WATER.x);
    expect(swimmer.x + radius).toBeLessThan(rim.width - WATER.x);
    const beside = Math.abs(swimmer.x - rim.width / 2) > board.width / 2 + 0.5 * radius;
    expect(beside || swimmer.y - radius > board.y + board.height - 4).toBe(true);
  });
});

test.each(rims)("a lifted pawn rises where there is room for it", (rim) => {
  for (let space = 0; space < SPACES; space++) {
    const [at, up] = [place(rim, space), raised(rim, space)];
    if (endOf(rim, space) === "side")
      expect(Math.abs(up.x - rim.width / 2)).toBeLessThan(Math.abs(at.x - rim.width / 2));
    expect(up.y - up.z - 66).toBeGreaterThan(-26); // the pawn's head stays below the question
  }
});
