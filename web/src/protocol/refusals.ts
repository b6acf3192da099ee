/** Why the table said no, in the reader's language. */
import { language, need, says, t } from "../words/words.svelte";
import type { Word } from "./messages";

export interface Said {
  word: Word | null;
  why: string;
  args: Record<string, string | number>;
}

/** The reasons that games give are in English only; others read a general sentence. */
const TOLD_BY_GAMES = new Set<Word | null>(["rules", "setup"]);

/** The sentence for a refusal; the English one as it came if no words can be had. */
export async function inWords({ word, why, args }: Said): Promise<string> {
  if (TOLD_BY_GAMES.has(word) && language() === "en" && why) return why;
  await need("refusals").catch(() => {});
  return word && says(`refused-${word}`) ? t(`refused-${word}`, args) : why;
}
