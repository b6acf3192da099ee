/** What a round's dice were best for. */
import type { Reveal, View } from "./view.gen";

/** What a box brings on average (§1.11): all twelve dice are always the most, and that is no news. */
const USUAL: Record<string, number> = { doubles: 10, low: 12, fours: 8, fives: 10, sixes: 12, all: 42 };

/**
 * The best of its kind among the boxes that somebody could still cross; of equal ones, one that somebody did cross.
 * Sheets as they are after the round: a box is free there, or was crossed in it.
 */
export function bestBox({ worth, marks }: Reveal, boxes: string[], sheets: View["sheets"]): number {
  const crossed = new Set(marks.flat().map(({ box }) => box));
  const free = (n: number): boolean => sheets.some((columns) => columns.some((column) => column[n] === null));
  const could = [...boxes.keys()].filter((n) => crossed.has(boxes[n]!) || free(n));
  const more = (n: number): number => worth[n]! - (USUAL[boxes[n]!] ?? 7) + (crossed.has(boxes[n]!) ? 0.5 : 0);
  return could.reduce((best, n) => (more(n) > more(best) ? n : best), could[0] ?? 0);
}
