import { expect, test } from "vitest";
import type { SeatReview, Weighed } from "../protocol/messages";
import { luckOf, turnsOf } from "./turns";

const choice = (event: number, played: object, at_stake = 2, lost = 0): Weighed => ({
  event,
  played,
  best: played,
  lost,
  error: 0,
  at_stake,
  view: null,
});
const points = (...decisions: Weighed[]) => turnsOf({ decisions, unit: "points" });
const chances = (...decisions: Weighed[]) => turnsOf({ decisions, unit: "winning chance" });

test("what is held belongs to the turn that is then written", () => {
  const turns = points(
    choice(1, { hold: [4, 4] }, 3, 1),
    choice(3, { hold: [4, 4, 4] }),
    choice(5, { score: "fours" }),
    choice(9, { score: "chance" }, 5),
  );
  expect(turns.map(({ possible, got, best }) => [possible, got, best])).toEqual([
    [7, 6, false],
    [5, 5, true],
  ]);
});

test("a lift, its hop and what is said after it are one turn; so are a use and its bonuses", () => {
  expect(
    chances(choice(1, { lift: 3 }), choice(2, { go: "cw" }), choice(4, { accuse: null }), choice(9, { lift: 4 })),
  ).toHaveLength(2);
  expect(chances(choice(1, { use: "red" }), choice(2, { bonus: "green" }), choice(5, { pass: true }))).toHaveLength(2);
});

test("what costs next to nothing counts as the best", () => {
  expect(chances(choice(1, { lift: 3 }, 0.2, 0.01))[0]!.best).toBe(true);
  expect(chances(choice(1, { lift: 3 }, 0.2, 0.05))[0]!.best).toBe(false);
  expect(points(choice(1, { mark: "white" }, 3, 0.06))[0]!.best).toBe(false);
});

test("a throw belongs to the turn that uses it, and throws that changed nothing are left out", () => {
  const throws = [0, 2, 3, 7].map((event) => ({ event, fell: {}, gained: event === 2 ? 0 : 1.5, error: 0 }));
  const turns = points(choice(1, { mark: "white" }), choice(4, { mark: "fours" }));
  expect(luckOf({ throws } as SeatReview, turns).map(({ event, turn }) => [event, turn])).toEqual([
    [0, 1],
    [3, 2],
    [7, 2],
  ]);
});
