/** The coach in the reader's language: its advice, the reasons, and the amounts. */
import { boxName } from "../games/boxes";
import { pageOf, wordsOf, type Action, type Say, type Situation } from "../games/pages";
import { inPlainWords } from "../games/plain";
import type { Reason, SeatReview, Thrown, Weighed } from "../protocol/messages";
import { asWords, language, list, loud, need, says, t } from "../words/words.svelte";

const colour = (name: string): string => t(`colour-${name}`);
const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);

const said = new Map<string, Say>();

/** Waits for the coach's words for this game. */
export async function coachWords(game: string): Promise<void> {
  const [own] = await Promise.all([pageOf(game)?.say?.(), need("coach"), need(wordsOf(game))]);
  if (own) said.set(game, own.say);
}

/** An action in words, as advice. */
export const spell = (what: unknown, at: Situation): string =>
  said.get(at.game)?.action(what as Action, at) ?? inPlainWords(what);

/** The dice of a choice, if the game can tell. */
export const diceOf = (game: string, choice: Weighed, throws: Thrown[]): { value: number; colour: string }[] =>
  said.get(game)?.dice?.(choice, throws) ?? [];

/** A note as a sentence. */
export function tell({ id, about }: Reason, at: Situation): string {
  const args: Record<string, string | number> = { ...said.get(at.game)?.about?.(about) };
  for (const [key, value] of Object.entries(about)) {
    if (key.startsWith("box")) args[key] = boxName(at.game, String(value));
    else if (key.startsWith("chance")) args[key] = percent(Number(value));
    else if (key === "seat") args.name = at.names[Number(value)] ?? "";
    else if (key === "colour") args.colour = colour(String(value));
    else if (key === "colours")
      args.colours = list(
        (value as string[]).map((name) => loud(colour(name))),
        "disjunction",
      );
    else if (typeof value !== "object") args[key] = Number(value);
  }
  return loud(says(`coach-${id}`) ? t(`coach-${id}`, args) : `${asWords(id)}.`);
}

/** The most sentences that a bubble holds: one reason and its additions. */
const MOST_SENTENCES = 3;
export const reason = (notes: Reason[], at: Situation): string =>
  notes
    .slice(0, MOST_SENTENCES)
    .map((note) => tell(note, at))
    .join(" ");

/** Points, or a winning chance in percent. */
export function amount(value: number, unit: SeatReview["unit"], signed = false): string {
  const shape: Intl.NumberFormatOptions = { signDisplay: signed ? "exceptZero" : "auto" };
  const kind: Intl.NumberFormatOptions =
    unit === "points" ? { maximumFractionDigits: 1 } : { style: "percent", maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language(), { ...shape, ...kind }).format(value).replace("-", "−");
}
