import { expect, test } from "vitest";
import type { SeatReview, Weighed } from "../protocol/messages";
import { luckOf, turnsOf } from "./turns";

const choice = (event: number, played: object, at_stake = 2, lost = 0, error = 0): Weighed => ({ event, played, best: played, lost, error, at_stake, view: null });

test("what is held belongs to the turn that is then written", () => {
  const turns = turnsOf([
    choice(1, { hold: [4, 4] }, 3, 1),
    choice(3, { hold: [4, 4, 4] }),
    choice(5, { score: "fours" }),
    choice(9, { score: "chance" }, 5),
  ]);
  expect(turns.map(({ possible, got, best }) => [possible, got, best])).toEqual([
    [7, 6, false],
    [5, 5, true],
  ]);
});

test("a lift, its hop and what is said after it are one turn; so are a use and its bonuses", () => {
  expect(turnsOf([choice(1, { lift: 3 }), choice(2, { go: "cw" }), choice(4, { accuse: null }), choice(9, { lift: 4 })])).toHaveLength(2);
  expect(turnsOf([choice(1, { use: "red" }), choice(2, { bonus: "green" }), choice(5, { pass: true })])).toHaveLength(2);
});

test("what cannot be told from the best counts as the best", () => {
  expect(turnsOf([choice(1, { lift: 3 }, 0.2, 0.05, 0.1)])[0]!.best).toBe(true);
  expect(turnsOf([choice(1, { lift: 3 }, 0.2, 0.15, 0.1)])[0]!.best).toBe(false);
});

test("a throw belongs to the turn that uses it, and throws that changed nothing are left out", () => {
  const decisions = [choice(1, { mark: "white" }), choice(4, { mark: "fours" })];
  const throws = [0, 2, 3, 7].map((event) => ({ event, fell: {}, gained: event === 2 ? 0 : 1.5, error: 0 }));
  const turns = turnsOf(decisions);
  expect(luckOf({ throws } as SeatReview, turns).map(({ event, turn }) => [event, turn])).toEqual([
    [0, 1],
    [3, 2],
    [7, 2],
  ]);
});
