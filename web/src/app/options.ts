/** The options of a game: their words, how they are chosen, and what a table has chosen. One file to fetch. */
import { wordsOf } from "../games/pages";
import type { GameOption } from "../protocol/ask";
import { asWords, says, t } from "../words/words.svelte";

export { default as HouseRules } from "./HouseRules.svelte";
export { default as Options } from "./Options.svelte";

/** What an option, or one of its values, is called. */
export function optionWord(game: string, option: GameOption, value = ""): string {
  const part = value && `-${value}`;
  const known = says(`option-${wordsOf(game)}-${option.name}${part}`);
  return known ? t(`option-${wordsOf(game)}-${option.name}${part}`) : asWords(value || option.name);
}

/** A value of this option in words. */
export const valueWord = (game: string, option: GameOption, value: unknown): string =>
  [value]
    .flat()
    .map((one) => (option.values ? optionWord(game, option, String(one)) : one))
    .join(", ");
