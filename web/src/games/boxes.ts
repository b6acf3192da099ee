/** The names of a game's boxes and the paint of its dice, for every screen. */
import { asWords, says, t } from "../words/words.svelte";
import { pageOf, wordsOf } from "./pages";

/** The name of a box, as on this game's board. */
export function boxName(game: string, box: string): string {
  const id = `${wordsOf(game)}-${box.replaceAll("_", "-")}`;
  return says(id) ? t(id) : asWords(box);
}

/** The paint of the dice that a game gives this colour name. */
export const paintOf = (game: string, colour: string): string => pageOf(game)?.paints?.[game]?.[colour] ?? colour;
