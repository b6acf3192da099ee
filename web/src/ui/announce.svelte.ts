/** What a screen reader says next. The shell has the one live region. */
import { untrack } from "svelte";

let said = $state("");

export const announced = (): string => said;

/** Says this; the same words again are said again. */
export function announce(words: string): void {
  said = untrack(() => said) === words ? `${words}\u200b` : words;
}
