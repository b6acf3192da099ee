import { expect, test } from "vitest";
import { again, changed, freshPad, now, undone, type Change, type Pad } from "./pad";
import { boxesOf, sheetAsWritten, type Shown } from "./sheet";

const people = (...names: string[]): Pad["players"] => names.map((name) => ({ name, animal: "fox" }));

interface Example {
  game: string;
  players: string[];
  columns: number;
  tries: [Change, boolean][];
  shown: Shown;
}

/** The pad after Python's tries; checks that both sides accept and refuse the same ones. */
function played({ game, players, columns, tries }: Example): Pad {
  let pad = freshPad(game, people(...players), columns);
  for (const [change, taken] of tries) {
    const next = changed(pad, change);
    expect(next !== null, JSON.stringify(change)).toBe(taken);
    pad = next ?? pad;
  }
  return pad;
}

const examples = import.meta.glob<Example[]>("../games/*/pad.examples.gen.json", { eager: true, import: "default" });
const all = Object.values(examples).flat();
test.each(all.map((example, n) => [`${example.game} ${n}`, example] as const))(
  "%s adds up as Python does",
  (_, example) => {
    expect(now(played(example)).shown).toEqual(example.shown);
  },
);

test("everything can be taken back, to the first change", () => {
  let pad = played(all[0]!);
  while (pad.done.length) pad = undone(pad);
  expect(now(pad).shown.players.every(({ total }) => total === 0)).toBe(true);
});

test("a sheet the page does not have is read off the pad", () => {
  const { shown } = all[0]!;
  const boxes = Object.keys(shown.players[0]!.columns[0]!.boxes);
  expect(boxesOf(sheetAsWritten("elsewhere", shown)).map(({ name }) => name)).toEqual(boxes);
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
