import { expect, test } from "vitest";
import { alike, placesOf, settle } from "./places";

test("kept dice stay where they are, the others lie in the places left", () => {
  const { values, stayed } = settle([4, 2, 4, 5, 4], [true, false, true, false, true], [1, 4, 4, 4, 6]);
  expect(stayed).toEqual([true, false, true, false, true]);
  expect(values).toEqual([4, 1, 4, 6, 4]);
});

test("a die that was thrown and shows the same again was thrown all the same", () => {
  const { values, stayed } = settle([3, 3, 1, 2, 6], [true, false, false, false, false], [3, 3, 3, 3, 3]);
  expect(stayed).toEqual([true, false, false, false, false]);
  expect(values).toEqual([3, 3, 3, 3, 3]);
});

test("whoever only watches sees as many stay as may have stayed", () => {
  expect(settle([1, 2, 3, 4, 6], null, [6, 6, 3, 2, 2]).stayed).toEqual([false, true, true, false, true]);
});

test("a first throw throws all five", () => {
  expect(settle([0, 0, 0, 0, 0], null, [1, 1, 2, 3, 4])).toEqual({
    values: [1, 1, 2, 3, 4],
    stayed: [false, false, false, false, false],
  });
});

test("held values are found at their places", () => {
  expect(placesOf([4, 2, 4, 5, 4], [4, 4, 5])).toEqual([true, false, true, true, false]);
});

test("five of a kind is told from nothing at all", () => {
  expect(alike([4, 4, 4, 4, 4])).toBe(true);
  expect(alike([0, 0, 0, 0, 0])).toBe(false);
  expect(alike([])).toBe(false);
});
