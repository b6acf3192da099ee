import { expect, test } from "vitest";
import { bestBox } from "./reveal";
import type { Reveal } from "./view.gen";

const BOXES = ["yellow", "fours", "sixes", "all"];
const round = (worth: number[], ...marks: string[]): Reveal => ({
  dice: [],
  worth,
  marks: marks.map((box) => [{ box, column: 0 }]),
  points: [],
});

test("the best box is the one that brings most above its usual", () => {
  expect(
    bestBox(round([7, 20, 12, 44], "sixes", "all"), BOXES, [[[null, null, 12, null]], [[null, null, null, 44]]]),
  ).toBe(1);
});

test("a box that everybody has filled before was missed by nobody", () => {
  expect(bestBox(round([7, 20, 12, 44], "sixes", "all"), BOXES, [[[null, 8, 12, null]], [[null, 4, null, 44]]])).toBe(
    3,
  );
  expect(
    bestBox(round([7, 20, 12, 44], "sixes", "all"), BOXES, [[[null, 8, 12, null]], [[null, null, null, 44]]]),
  ).toBe(1);
});

test("of two that were as good, it is the one that somebody crossed", () => {
  expect(
    bestBox(round([7, 12, 12, 46], "sixes", "all"), BOXES, [[[null, null, 12, null]], [[null, null, null, 46]]]),
  ).toBe(3);
});

test("a box that is free in any column can be crossed", () => {
  expect(
    bestBox(round([7, 20, 12, 44], "sixes"), BOXES, [
      [
        [1, 8, 12, null],
        [1, null, null, null],
      ],
    ]),
  ).toBe(1);
});
