/** The sheets of pads and their totals, computed offline as src/bellyflop/pad does. */

export interface Box {
  name: string;
  /** The numbers allowed in it, ascending; an empty list allows any whole number. */
  values: number[];
  /** For a counter, the points of one stroke. */
  each: number | null;
  /** The box and the number it must hold before this box may have more than 0. */
  needs: [string, number] | null;
  /** Whether at most one player may have more than 0 here in a column. */
  only_one: boolean;
}

export interface Section {
  name: string;
  boxes: Box[];
  bonus: { reach: number; points: number } | null;
}

export interface Sheet {
  game: string;
  sections: Section[];
  /** The box whose sum breaks ties between equal totals. */
  tie_break: string | null;
}

/** Everything on a pad, with its totals; for a shared pad it comes from the table. */
export interface Shown {
  columns: number;
  players: { name: string; columns: Column[]; total: number }[];
  full: boolean;
  leaders: number[];
}

export interface Column {
  boxes: Record<string, number | null>;
  sections: Record<string, { points: number; bonus: number }>;
  total: number;
}

/** The sheet for any other game: a column is a round. */
const ANY: Sheet = {
  game: "any",
  sections: [
    { name: "rounds", bonus: null, boxes: [{ name: "points", values: [], each: null, needs: null, only_one: false }] },
  ],
  tie_break: null,
};

/** The numbers of a run: first, last and step. */
const run = ([first, last, step]: number[]): number[] =>
  Array.from({ length: (last! - first!) / step! + 1 }, (_, n) => first! + n * step!);
/** A sheet as stored in a game's folder, with the allowed numbers as runs. */
type Made = Omit<Sheet, "sections"> & {
  sections: (Omit<Section, "boxes"> & { boxes: (Omit<Box, "values"> & { values: number[][] })[] })[];
};
const made = import.meta.glob<Made[]>("../games/*/pad.gen.json", { eager: true, import: "default" });
const printed = Object.values(made)
  .flat()
  .map((sheet): Sheet => ({
    ...sheet,
    sections: sheet.sections.map((section) => ({
      ...section,
      boxes: section.boxes.map((box) => ({ ...box, values: box.values.flatMap(run) })),
    })),
  }));

export const SHEETS: readonly Sheet[] = [...printed, ANY];
export const sheetOf = (game: string): Sheet => SHEETS.find((sheet) => sheet.game === game) ?? ANY;
/** The sheet of an unknown game, derived from the table's pad: it allows any number, and the table checks. */
export function sheetAsWritten(game: string, { players }: Shown): Sheet {
  const boxes = Object.keys(players[0]?.columns[0]?.boxes ?? {});
  const plain = { values: [], each: null, needs: null, only_one: false };
  return {
    game,
    sections: [{ name: "points", boxes: boxes.map((name) => ({ ...plain, name })), bonus: null }],
    tie_break: null,
  };
}
export const boxesOf = (sheet: Sheet): Box[] => sheet.sections.flatMap(({ boxes }) => boxes);
/** Whether a column is a single number, so that games are rows. */
export const single = (sheet: Sheet): boolean => boxesOf(sheet).length === 1;

/** A row of the sheet: a box of one column, or a whole game if a column is one number. */
export interface Row {
  key: string;
  column: number;
  box: Box;
  /** The section this row ends. */
  ends: Section | null;
}

/** The rows to draw: the boxes of this column, or this many games if a column is one number. */
export function rowsOf(sheet: Sheet, column: number, games: number): Row[] {
  if (single(sheet)) {
    const [box] = boxesOf(sheet);
    return Array.from({ length: games }, (_, at) => ({ key: `${at}`, column: at, box: box!, ends: null }));
  }
  return sheet.sections.flatMap((section) =>
    section.boxes.map((box) => ({ key: box.name, column, box, ends: box === section.boxes.at(-1) ? section : null })),
  );
}

/** Whether the pad is complete; never if a game is one number, as the next one goes below it. */
export const done = (sheet: Sheet, shown: Shown): boolean => shown.full && !single(sheet);
export const mostColumns = (sheet: Sheet): number => (sheet.game === "any" ? 99 : 24);
export const MOST_PLAYERS = 24;

export function columnOf(sheet: Sheet, boxes: Record<string, number | null>): Column {
  const sections: Column["sections"] = {};
  let total = 0;
  for (const { name, boxes: printed, bonus } of sheet.sections) {
    const points = printed.reduce((sum, box) => sum + (boxes[box.name] ?? 0) * (box.each ?? 1), 0);
    const earned = bonus && points >= bonus.reach ? bonus.points : 0;
    sections[name] = { points, bonus: earned };
    total += points + earned;
  }
  return { boxes, sections, total };
}

/** The leaders among these players, with the sheet's tie break; none before anyone has points. */
export function leadersOf(sheet: Sheet, shown: Pick<Shown, "players">, among: number[]): number[] {
  const rank = (player: number): [number, number] => {
    const { total, columns } = shown.players[player]!;
    const box = sheet.tie_break;
    return [total, box ? columns.reduce((sum, column) => sum + (column.boxes[box] ?? 0), 0) : 0];
  };
  const best = among
    .map(rank)
    .reduce((a, b) => (b[0] > a[0] || (b[0] === a[0] && b[1] > a[1]) ? b : a), [-Infinity, 0]);
  const begun = sheet.game === "any" ? shown.players.some((player) => player.columns.some(written)) : best[0] > 0;
  return begun ? among.filter((player) => rank(player).join() === best.join()) : [];
}

const written = (column: Column): boolean => Object.values(column.boxes).some((points) => points !== null);

/** Whether every box has its number; counters need none, and `only_one` boxes need one player's. */
export function isFull(sheet: Sheet, shown: Pick<Shown, "players" | "columns">, among: number[]): boolean {
  if (!among.length || sheet.game === "any") return false;
  const columns = Array.from({ length: shown.columns }, (_, column) => column);
  const has = (player: number, column: number, box: Box): boolean =>
    shown.players[player]!.columns[column]!.boxes[box.name] !== null;
  return columns.every((column) =>
    boxesOf(sheet).every((box) => {
      if (box.each !== null) return true;
      return box.only_one
        ? among.some((player) => has(player, column, box))
        : among.every((player) => has(player, column, box));
    }),
  );
}

/** The conflict between a number in this box and the rest of the pad. */
export type Snag = { kind: "needs"; box: string; beside: string; number: number } | { kind: "taken"; by: number };

export function snag(
  sheet: Sheet,
  shown: Shown,
  player: number,
  column: number,
  box: Box,
  points: number | null,
): Snag | null {
  const after = { ...shown.players[player]?.columns[column]?.boxes, [box.name]: points };
  for (const other of boxesOf(sheet)) {
    if (other.needs && after[other.name] && after[other.needs[0]] !== other.needs[1]) {
      return { kind: "needs", box: other.name, beside: other.needs[0], number: other.needs[1] };
    }
  }
  if (!box.only_one || !points) return null;
  const rival = shown.players.findIndex((one, n) => n !== player && one.columns[column]?.boxes[box.name]);
  return rival < 0 ? null : { kind: "taken", by: rival };
}
