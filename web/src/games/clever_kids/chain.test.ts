import { expect, test } from "vitest";
import { chain } from "./chain";
import { OURS } from "./ours.fixture";
import type { Spot } from "./layout";

const crossed = (...spots: Spot[]): Set<Spot> => new Set(spots);

test("dice come first, then each bonus in the order it was earned", () => {
  const before = crossed("yellow 0", "red 0");
  const after = crossed("yellow 0", "red 0", "yellow 1", "yellow 2", "blue donut 0", "red 1");
  expect(chain(OURS, before, [], crossed("yellow 0", "red 0", "yellow 1", "yellow 2"), ["blue"])).toEqual([
    { spot: "yellow 1", from: null },
    { spot: "yellow 2", from: null },
  ]);
  expect(chain(OURS, crossed("yellow 0", "red 0", "yellow 1", "yellow 2"), ["blue"], after, [])).toEqual([
    { spot: "blue donut 0", from: "" },
    { spot: "red 1", from: "blue donut 0" },
  ]);
});

test("a full column of presents is where its bonus comes from", () => {
  const before = crossed("green 0 3", "green 1 3");
  const after = crossed("green 0 3", "green 1 3", "green 2 3", "red 0");
  expect(chain(OURS, before, [], after, [])).toEqual([
    { spot: "green 2 3", from: null },
    { spot: "red 0", from: "column 3" },
  ]);
});

test("crosses that no chain explains are not explained", () => {
  expect(chain(OURS, crossed(), [], crossed("yellow 0", "red 0"), [])).toBeNull();
});
