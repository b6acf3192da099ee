import { expect, test } from "vitest";
import type { Update } from "../protocol/messages";
import { ADAPTERS, mine } from "./dice";

const update = (game: string, view: unknown, more: object = {}): Update =>
  ({ room: { game, seats: [], options: {} }, view, ...more }) as unknown as Update;
const colours = (...names: string[]): object => ({ edition: { colours: names.map((name) => ({ name })) } });

test("Pool-zee: only the dice that were not held are typed", async () => {
  const game = ADAPTERS["pool-zee"]!;
  const throwing = update("pool-zee", { phase: "throw", held: [4, 4], rolls_left: 2 });
  expect(await game.dice(throwing, false)).toHaveLength(3);
  expect(await game.dice(update("pool-zee", { phase: "opening", held: [] }), false)).toHaveLength(5);
  expect(game.chance(["4", "1", "5"], throwing)).toEqual({ dice: [4, 1, 5] });
});

test("Pool-zee: a first throw is corrected with five dice, a later one with as many as were thrown", () => {
  const { fewer } = ADAPTERS["pool-zee"]!;
  expect(fewer!(update("pool-zee", { phase: "choose", rolls_left: 2 }), true)).toBe(false);
  expect(fewer!(update("pool-zee", { phase: "choose", rolls_left: 1 }), true)).toBe(true);
});

test("Dice Cup: two dice of each colour, spelled by colour", async () => {
  const game = ADAPTERS["dice-cup"]!;
  const now = update("dice-cup", colours("white", "green"));
  expect((await game.dice(now, false)).map(({ colour }) => colour)).toEqual(["white", "white", "lime", "lime"]);
  expect(game.chance(["5", "6", "3", "3"], now)).toEqual({ dice: { white: [5, 6], green: [3, 3] } });
});

test("Clever Kids: each die has faces of its own", async () => {
  const sheet = { dice: [["heart", "joker", "cake", "cake", "pink", "candle"]] };
  const now = { ...update("clever-kids", {}), room: { game: "clever-kids", options: { sheet } } } as unknown as Update;
  expect((await ADAPTERS["clever-kids"]!.dice(now, false))[0]!.faces).toEqual([
    "heart",
    "joker",
    "cake",
    "pink",
    "candle",
  ]);
  expect(ADAPTERS["clever-kids"]!.chance(["cake"], now)).toEqual({ dice: ["cake"] });
});

test("a phone is asked for its own throw and for a bot's, not for a friend's", () => {
  const seats = [
    { kind: "person", covered: false },
    { kind: "person", covered: false },
    { kind: "bot", covered: false },
    { kind: "person", covered: true },
  ];
  const by = (seat: number | null, you: number | null, host = false): boolean =>
    mine({ awaiting: { by: seat }, you, host, room: { seats } } as unknown as Update);
  expect([by(0, 0), by(null, 0), by(2, 0), by(3, 0), by(1, 0), by(1, 0, true)]).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([by(1, null, true), by(1, null)]).toEqual([true, false]);
});
