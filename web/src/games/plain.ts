/** What a game shows and does that the page has no words for, so that anybody can read it. */

import { asWords } from "../words/words.svelte";

/** An action: `{"choose": "jump"}` is "choose jump". What comes to nothing is not said: `{"pass": true}` is "pass". */
export const inPlainWords = (what: unknown): string => spoken(what) || "–";

/** Something that happened: whose it was, its kind, and then the rest. */
export function newsInPlainWords(what: unknown, names: string[]): string {
  const { kind, seat, ...rest } = (what ?? {}) as Record<string, unknown>;
  const who = typeof seat === "number" ? names[seat] : undefined;
  const said = [kind, rest].map(spoken).filter(Boolean).join(" ");
  return who ? `${who}: ${said}` : said;
}

function spoken(what: unknown): string {
  if (what === null || what === undefined || typeof what === "boolean") return "";
  if (Array.isArray(what)) return what.map((one) => spoken(one) || "–").join(" ");
  if (typeof what === "string") return asWords(what);
  if (typeof what !== "object") return String(what);
  return Object.entries(what)
    .filter(([, value]) => value !== false && value !== undefined)
    .map(([key, value]) => `${asWords(key)} ${spoken(value)}`.trim())
    .join(", ");
}

/** One line of what is to be seen: words, dice, or lines of its own. */
export interface Fact {
  name: string;
  text?: string;
  dice?: Face[];
  within?: Fact[];
}
export interface Face {
  value: number;
  colour: string;
}

const DICE = /^(dice|die|roll|rolled|throw|thrown|fallen)$/;
const isFace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;
const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** The dice in a value, by colour where it tells them apart; none if anything in it is no face of a die. */
function facesIn(value: unknown): Face[] {
  const coloured = isPlain(value) || Array.isArray(value) ? { plain: value } : (value as object);
  const faces = Object.entries(coloured).flatMap(([colour, some]) =>
    [some].flat().map((one) => ({ value: one, colour })),
  );
  return faces.every((face): face is Face => isFace(face.value)) ? faces : [];
}

/** All that a view shows, in its own order; the same scores are not said twice. */
export function factsOf(view: unknown, names: string[], scores: number[]): Fact[] {
  const told = JSON.stringify(scores);
  return Object.entries((view ?? {}) as object)
    .filter(([, value]) => JSON.stringify(value) !== told)
    .map(([name, value]) => fact(name, value, names));
}

function fact(key: string, value: unknown, names: string[]): Fact {
  const name = asWords(key);
  const dice = DICE.test(key) ? facesIn(value) : [];
  if (dice.length) return { name, dice };
  if (typeof value === "boolean") return { name, text: value ? "✓" : "–" };
  if (isPlain(value)) return { name, text: spoken(value) || "–" };
  if (!Array.isArray(value)) {
    const within = Object.entries(value as object).map(([inner, one]) => fact(inner, one, []));
    return within.length ? { name, within } : { name, text: "–" };
  }
  if (!value.length) return { name, text: "–" };
  // A list as long as the table is one thing for each seat; deeper inside that would be a guess too many.
  if (value.length === names.length)
    return { name, within: value.map((one, seat) => ({ ...fact("", one, []), name: names[seat]! })) };
  if (value.every(isPlain)) return { name, text: value.map((one) => spoken(one) || "–").join(", ") };
  return { name, within: value.map((one, n) => ({ ...fact("", one, []), name: String(n + 1) })) };
}
