/** A pad in use, as a list of changes that can be undone one by one. */
import type { Person } from "../phone/memory";
import { boxesOf, columnOf, isFull, leadersOf, mostColumns, MOST_PLAYERS, sheetOf, snag, type Shown } from "./sheet";

export type Change =
  | { write: string; player: number; column: number; points: number }
  | { clear: string; player: number; column: number }
  | { add: string; animal?: string }
  | { rename: number; name: string }
  | { column: true }
  // These two are for pads on one phone: a table has its own animals and order.
  | { animal: string; player: number }
  | { order: number[] };

/** The stored form of a pad: its initial state and all changes. */
export interface Pad {
  at: number;
  game: string;
  players: Person[];
  columns: number;
  done: Change[];
}

/** The current state of a pad. */
export interface PadNow {
  people: Person[];
  /** The players, from left to right; a removed player's numbers stay stored. */
  order: number[];
  shown: Shown;
}

export const freshPad = (game: string, players: Person[], columns = 1): Pad => ({
  at: Date.now(),
  game,
  players,
  columns,
  done: [],
});

/** The state of the pad after all its changes. */
export function now(pad: Pad): PadNow {
  const sheet = sheetOf(pad.game);
  const people = pad.players.map((person) => ({ ...person }));
  const cells = new Map<string, number>();
  let { columns } = pad;
  let order = people.map((_, n) => n);
  for (const change of pad.done) {
    if ("write" in change) cells.set([change.player, change.column, change.write].join(), change.points);
    else if ("clear" in change) cells.delete([change.player, change.column, change.clear].join());
    else if ("add" in change)
      order = [...order, people.push({ name: change.add, animal: change.animal ?? "duck" }) - 1];
    else if ("rename" in change) people[change.rename]!.name = change.name;
    else if ("animal" in change) people[change.player]!.animal = change.animal;
    else if ("order" in change) order = change.order;
    else columns += 1;
  }
  const players = people.map(({ name }, player) => {
    const own = Array.from({ length: columns }, (_, column) => {
      const stands = boxesOf(sheet).map(
        (box) => [box.name, cells.get([player, column, box.name].join()) ?? null] as const,
      );
      return columnOf(sheet, Object.fromEntries(stands));
    });
    return { name, columns: own, total: own.reduce((sum, column) => sum + column.total, 0) };
  });
  const full = isFull(sheet, { players, columns }, order);
  return { people, order, shown: { columns, players, full, leaders: leadersOf(sheet, { players }, order) } };
}

/** The pad with this change, or null if the change is not allowed. */
export function changed(pad: Pad, change: Change): Pad | null {
  const sheet = sheetOf(pad.game);
  const { shown, people } = now(pad);
  const after = { ...pad, done: [...pad.done, change] };
  if ("add" in change) return people.length < MOST_PLAYERS ? after : null;
  if ("column" in change && change.column === true) return shown.columns < mostColumns(sheet) ? after : null;
  const name = "write" in change ? change.write : "clear" in change ? change.clear : null;
  if (name === null) return after;
  const { player, column } = change as { player: number; column: number };
  const box = boxesOf(sheet).find((one) => one.name === name);
  const points = "write" in change ? change.points : null;
  if (!box || !people[player] || column >= shown.columns) return null;
  if (points !== null && box.values.length && !box.values.includes(points)) return null;
  return snag(sheet, shown, player, column, box, points) ? null : after;
}

/** The pad without its last change. */
export const undone = (pad: Pad): Pad => ({ ...pad, done: pad.done.slice(0, -1) });

/** A new pad for the same game and players. */
export function again(pad: Pad): Pad {
  const { people, order } = now(pad);
  return freshPad(
    pad.game,
    order.map((player) => people[player]!),
    pad.game === "any" ? 1 : pad.columns,
  );
}
