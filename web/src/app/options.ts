/** The words of a game's options and of their values. */
import { wordsOf } from "../games/pages";
import type { GameOption } from "../protocol/ask";
import { asWords, says, t } from "../words/words.svelte";

export { default as HouseRules } from "./HouseRules.svelte";
export { default as Options } from "./Options.svelte";

/** The name of an option, or of one of its values. */
export function optionWord(game: string, option: GameOption, value = ""): string {
  const part = value && `-${value}`;
  const known = says(`option-${wordsOf(game)}-${option.name}${part}`);
  return known ? t(`option-${wordsOf(game)}-${option.name}${part}`) : asWords(value || option.name);
}

/** The value of an option in words. */
export const valueWord = (game: string, option: GameOption, value: unknown): string =>
  [value]
    .flat()
    .map((one) => (option.values ? optionWord(game, option, String(one)) : one))
    .join(", ");
