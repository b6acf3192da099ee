/** What the boxes of a game are called, and how its dice are painted, wherever they are shown. */
import { asWords, says, t } from "../words/words.svelte";
import { pageOf, wordsOf } from "./pages";

/** The name of a box of this game, in the words of its board. */
export function boxName(game: string, box: string): string {
  const id = `${wordsOf(game)}-${box.replaceAll("_", "-")}`;
  return says(id) ? t(id) : asWords(box);
}

/** The paint of the dice that a game calls by this colour. */
export const paintOf = (game: string, colour: string): string => pageOf(game)?.paints?.[game]?.[colour] ?? colour;
