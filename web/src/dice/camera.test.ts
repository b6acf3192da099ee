import { expect, test } from "vitest";
import { overhead, seenAt } from "./camera";

test("from above a die lies where the flat one is drawn", () => {
  const lens = overhead(390, 844, 50);
  const [x, y] = seenAt(lens, [2, 1, -3]);
  expect((x * 390) / 2).toBeCloseTo(100);
  expect((y * 844) / 2).toBeCloseTo(150);
});
