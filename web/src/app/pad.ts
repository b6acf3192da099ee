/** Sheets of the score pad, kept on this phone alone. */

export interface PadSheet {
  at: number;
  names: string[];
  /** By round and player; null is an empty cell. */
  rounds: (number | null)[][];
}

const MOST_SHEETS = 50;

export const freshSheet = (names: string[]): PadSheet => ({ at: Date.now(), names, rounds: [names.map(() => null)] });

export const totals = (sheet: PadSheet): number[] =>
  sheet.names.map((_, player) => sheet.rounds.reduce((sum, round) => sum + (round[player] ?? 0), 0));

/** Who is in front: everybody with the most points, nobody while all cells are empty. */
export function leaders(sheet: PadSheet): number[] {
  if (sheet.rounds.flat().every((cell) => cell === null)) return [];
  const sums = totals(sheet);
  return sums.flatMap((sum, player) => (sum === Math.max(...sums) ? [player] : []));
}

/** With one empty round at the end, ready to be written. */
export function tidied(rounds: (number | null)[][], players: number): (number | null)[][] {
  const kept = [...rounds];
  while (kept.at(-1)?.every((cell) => cell === null)) kept.pop();
  return [...kept, Array.from({ length: players }, () => null)];
}

export function csv(sheet: PadSheet): string {
  const quoted = (cell: string | number | null): string => `"${String(cell ?? "").replaceAll('"', '""')}"`;
  const rows = [sheet.names, ...sheet.rounds.filter((round) => round.some((cell) => cell !== null)), totals(sheet)];
  return rows.map((row) => row.map(quoted).join(",")).join("\r\n");
}

export function sheets(): PadSheet[] {
  try {
    return (JSON.parse(localStorage.getItem("pad") ?? "[]") as PadSheet[]) ?? [];
  } catch {
    return [];
  }
}

/** Keeps this sheet as the newest. */
export function keepSheet(sheet: PadSheet): void {
  const others = sheets().filter(({ at }) => at !== sheet.at);
  localStorage.setItem("pad", JSON.stringify([sheet, ...others].slice(0, MOST_SHEETS)));
}
