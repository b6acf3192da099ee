import { expect, test } from "vitest";
import { alike, placesOf, same } from "./places";

test("held values are found at their places", () => {
  expect(placesOf([4, 2, 4, 5, 4], [4, 4, 5])).toEqual([true, false, true, true, false]);
});

test("the same dice are the same wherever they lie", () => {
  expect(same([4, 2, 4, 5, 1], [1, 2, 4, 4, 5])).toBe(true);
  expect(same([4, 2, 4, 5, 1], [1, 2, 2, 4, 5])).toBe(false);
});

test("five of a kind is told from nothing at all", () => {
  expect(alike([4, 4, 4, 4, 4])).toBe(true);
  expect(alike([0, 0, 0, 0, 0])).toBe(false);
  expect(alike([])).toBe(false);
});
