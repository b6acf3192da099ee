import { beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../protocol/messages";
import { dropAll, dropGame, keepGame, pastGames, people, tally } from "./past";

const kept = new Map<string, string>();
let room = Infinity;
beforeEach(() => {
  kept.clear();
  room = Infinity;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > room) throw new Error("full");
      kept.set(name, value);
    },
  });
});

const person = (name: string): object => ({ kind: "person", name, animal: "fox" });
function ended(table: string, names: string[], scores: number[], winners: number[], game = "g"): Update {
  return { room: { table, game, dice: "virtual", seats: names.map(person) }, scores, winners } as unknown as Update;
}

test("a game is kept once, the newest first, with who sat at this phone", () => {
  keepGame(ended("a", ["Mia", "Ben"], [20, 30], [1]), [0], 1);
  keepGame(ended("b", ["Mia", "Ben"], [40, 30], [0]), [0, 1], 2);
  keepGame(ended("a", ["Mia", "Ben"], [20, 31], [1]), [0], 3);
  expect(pastGames().map(({ table, at }) => [table, at])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
  expect(pastGames()[1]!.seats.map(({ mine, score }) => [mine, score])).toEqual([
    [true, 20],
    [false, 31],
  ]);
  expect(people(pastGames())).toEqual(["Mia", "Ben"]);
});

test("nothing is kept of a game that somebody else played", () => {
  keepGame(ended("a", ["Mia"], [20], [0]), []);
  expect(pastGames()).toEqual([]);
});

test("people of one phone are counted apart, each game by itself", () => {
  keepGame(ended("a", ["Mia", "Ben"], [20, 30], [1]), [0, 1], 1);
  keepGame(ended("b", ["Mia", "Ben"], [40, 30], [0]), [0, 1], 2);
  keepGame(ended("c", ["Mia", "Ben"], [60, 30], [0]), [0], 3);
  keepGame(ended("d", ["Mia"], [9], [0], "other"), [0], 4);
  expect(tally(pastGames(), "g", "Mia")).toEqual({ games: 3, wins: 2, best: 60, average: 40, streak: 2 });
  expect(tally(pastGames(), "g", "Ben")).toEqual({ games: 2, wins: 1, best: 30, average: 30, streak: 0 });
  expect(tally(pastGames(), "other", "Mia").games).toBe(1);
});

test("points that only say who won are no best and no average", () => {
  keepGame(ended("a", ["Mia", "Ben"], [1, 0], [0]), [0], 1);
  expect(tally(pastGames(), "g", "Mia")).toEqual({ games: 1, wins: 1, best: null, average: null, streak: 1 });
});

test("a game can be deleted, and all of them", () => {
  for (const table of ["a", "b", "c"]) keepGame(ended(table, ["Mia"], [2], [0]), [0]);
  dropGame("b");
  expect(
    pastGames()
      .map(({ table }) => table)
      .sort(),
  ).toEqual(["a", "c"]);
  dropAll();
  expect(pastGames()).toEqual([]);
});

test("a full phone forgets the oldest games", () => {
  for (let n = 0; n < 20; n++) keepGame(ended(`t${n}`, ["Mia"], [2], [0]), [0], n);
  room = kept.get("past-games")!.length;
  keepGame(ended("new", ["Mia"], [2], [0]), [0], 99);
  expect(pastGames()[0]!.table).toBe("new");
  expect(pastGames().length).toBeGreaterThan(10);
});

test("what is not ours to read is no game", () => {
  kept.set("past-games", "{");
  expect(pastGames()).toEqual([]);
  kept.set("past-games", "3");
  expect(pastGames()).toEqual([]);
});
