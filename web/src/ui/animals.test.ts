import { expect, test } from "vitest";
import { ANIMALS, head } from "./animals";

test("every animal has a head of its own, and whatever else somebody says they are is a duck", () => {
  expect(new Set(ANIMALS.map(head)).size).toBe(ANIMALS.length);
  for (const said of ["unicorn", "constructor"]) expect(head(said)).toBe(head("duck"));
});
