/** The next announcement for screen readers. The shell has the only live region. */
import { untrack } from "svelte";

let said = $state("");

export const announced = (): string => said;

/** Announces this, even if the last announcement had the same words. */
export function announce(words: string): void {
  said = untrack(() => said) === words ? `${words}\u200b` : words;
}
