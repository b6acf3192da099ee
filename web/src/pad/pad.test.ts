import { expect, test } from "vitest";
import examples from "./examples.json";
import { again, changed, freshPad, now, undone, type Change, type Pad } from "./pad";
import type { Shown } from "./sheet";

const people = (...names: string[]): Pad["players"] => names.map((name) => ({ name, animal: "fox" }));

interface Example {
  game: string;
  players: string[];
  columns: number;
  tries: [Change, boolean][];
  shown: Shown;
}

/** The pad after what Python tried, where both take and refuse the same. */
function played({ game, players, columns, tries }: Example): Pad {
  let pad = freshPad(game, people(...players), columns);
  for (const [change, taken] of tries) {
    const next = changed(pad, change);
    expect(next !== null, JSON.stringify(change)).toBe(taken);
    pad = next ?? pad;
  }
  return pad;
}

const all = examples as unknown as Example[];
test.each(all.map((example, n) => [`${example.game} ${n}`, example] as const))(
  "%s adds up as Python does",
  (_, example) => {
    expect(now(played(example)).shown).toEqual(example.shown);
  },
);

test("everything can be taken back, to the first change", () => {
  let pad = played(all.find(({ game }) => game === "pool-zee")!);
  while (pad.done.length) pad = undone(pad);
  expect(now(pad).shown.players.map(({ total }) => total)).toEqual([0]);
});

test("who has more of the box that decides is in front", () => {
  let pad = freshPad("dice-pool-party", people("Mia", "Ben"));
  const write = (player: number, box: string, points: number): Pad =>
    changed(pad, { write: box, player, column: 0, points })!;
  pad = write(0, "all", 40);
  pad = write(1, "all", 30);
  pad = write(1, "doubles", 10);
  expect(now(pad).shown.leaders).toEqual([0]);
});

test("names, animals and places change without losing a point", () => {
  let pad = freshPad("any", people("Mia", "Ben", "Opa"));
  pad = changed(pad, { write: "points", player: 0, column: 0, points: -7 })!;
  pad = changed(pad, { write: "points", player: 2, column: 0, points: 3 })!;
  pad = changed(pad, { order: [2, 0] })!;
  pad = changed(pad, { rename: 2, name: "Oma" })!;
  pad = changed(pad, { animal: "crab", player: 2 })!;
  const { people: who, order, shown } = now(pad);
  expect(order.map((n) => [who[n], shown.players[n]!.total])).toEqual([
    [{ name: "Oma", animal: "crab" }, 3],
    [{ name: "Mia", animal: "fox" }, -7],
  ]);
  expect(shown.leaders).toEqual([2]);
  expect(again(pad)).toMatchObject({ game: "any", players: [{ name: "Oma" }, { name: "Mia" }], done: [] });
});
