/** Readable text for games that the page has no words for. */

import { asWords } from "../words/words.svelte";

/** An action in words: `{"choose": "jump"}` is "choose jump", and `{"pass": true}` is just "pass". */
export const inPlainWords = (what: unknown): string => spoken(what) || "–";

/** An event in words: its seat, its kind, and then the rest. */
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

/** One line of a view: text, dice, or nested lines. */
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

/** The dice in a value, with their colours if it has any; none if any part of it is not a face of a die. */
function facesIn(value: unknown): Face[] {
  const coloured = isPlain(value) || Array.isArray(value) ? { plain: value } : (value as object);
  const faces = Object.entries(coloured).flatMap(([colour, some]) =>
    [some].flat().map((one) => ({ value: one, colour })),
  );
  return faces.every((face): face is Face => isFace(face.value)) ? faces : [];
}

/** Everything in a view, in its own order, without a copy of the scores. */
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
  // A top-level list with one item per seat is read as one per seat; deeper lists are not.
  if (value.length === names.length)
    return { name, within: value.map((one, seat) => ({ ...fact("", one, []), name: names[seat]! })) };
  if (value.every(isPlain)) return { name, text: value.map((one) => spoken(one) || "–").join(", ") };
  return { name, within: value.map((one, n) => ({ ...fact("", one, []), name: String(n + 1) })) };
}
