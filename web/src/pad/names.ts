/** The names of boxes and sections, and the words for numbers in boxes. */
import type { Person } from "../phone/memory";
import { gameName as nameOf } from "../games/about.svelte";
import { wordsOf } from "../games/pages";
import { boxName as nameOnBoard } from "../games/boxes";
import { asWords, list, need, says, t } from "../words/words.svelte";
import type { Box, Snag } from "./sheet";

/** Waits for the words of this game's pad. */
export const padWords = (game: string): Promise<unknown> => Promise.all([need("pad"), need(wordsOf(game))]);

/** The pad's own name for this, if it has one. */
function own(game: string, name: string): string | null {
  const known = says(`pad-${wordsOf(game)}-${name}`);
  return known ? t(`pad-${wordsOf(game)}-${name}`) : null;
}

/** The name of a box: the pad's own if it has one, otherwise the board's. */
export const boxName = (game: string, box: string): string => own(game, box) ?? nameOnBoard(game, box);
export const sectionName = (game: string, section: string): string => own(game, section) ?? asWords(section);

export const gameName = (game: string): string => (game === "any" ? t("pad-any") : nameOf(game));

/** The names of these players, as a list in words. */
export const listed = (people: Person[], players: number[]): string =>
  list(players.map((player) => people[player]!.name));

/** The number in a cell, for display. */
export function drawn(box: Box, points: number | null): string {
  if (points === null) return "";
  if (box.only_one) return points ? "★" : "–";
  if (box.each !== null) return points ? `+${points * box.each}` : "0";
  return String(points).replace("-", "−");
}

/** The number in a cell, for screen readers. */
export function saidPoints(box: Box, points: number | null): string {
  if (points === null) return t("pad-nothing");
  if (box.only_one) return t(points ? "pad-won" : "pad-not-won");
  return box.each === null ? String(points) : String(points * box.each);
}

export function whyNot(game: string, found: Snag, names: string[]): string {
  if (found.kind === "taken") return t("pad-taken", { name: names[found.by] ?? "" });
  return t("pad-needs", { box: boxName(game, found.box), number: found.number, beside: boxName(game, found.beside) });
}
