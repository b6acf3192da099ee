/** The reasons for refusals, in the reader's language. */
import { language, need, says, t } from "../words/words.svelte";
import type { Word } from "./messages";

export interface Said {
  word: Word | null;
  why: string;
  args: Record<string, string | number>;
}

/** The exact fault of a set-up or a message is explained in English only; other languages show a general sentence. */
const TOLD_IN_ENGLISH = new Set<Word | null>(["rules", "setup"]);

/** The sentence for a refusal; the server's English one if the translations cannot be loaded. */
export async function inWords({ word, why, args }: Said): Promise<string> {
  await need("refusals").catch(() => {});
  const { rule, ...about } = args;
  if (rule && says(`${rule}`)) return t(`${rule}`, spelled(about)); // a game's words load with its board
  if (TOLD_IN_ENGLISH.has(word) && language() === "en" && why) return why;
  return word && says(`refused-${word}`) ? t(`refused-${word}`, args) : why;
}

/** Replaces an argument `box_id`, which is the id of a message, with that message as `box`. */
function spelled(about: Said["args"]): Said["args"] {
  const said = Object.entries(about).map(([name, value]) =>
    name.endsWith("_id") && says(`${value}`) ? [name.slice(0, -3), t(`${value}`)] : [name, value],
  );
  return Object.fromEntries(said) as Said["args"];
}
