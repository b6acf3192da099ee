/** The coach in the reader's language: what to do, why, and how much. */
import { boxName } from "../games/boxes";
import type { clever_kids, splash_party, SeatReview, Told } from "../protocol/messages";
import { language, t } from "../words/words.svelte";

/** Where something is done or said: the game, what the seat sees, and who sits where. */
export interface Situation {
  game: string;
  view: unknown;
  names: string[];
}

const list = (words: string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(language(), { type }).format(words);
const loud = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const colour = (name: string): string => t(`colour-${name}`);
const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);

/** An action in words, as something to do. */
export function spell(what: unknown, at: Situation): string {
  const did = what as Record<string, unknown>;
  const { game, names } = at;
  if (Array.isArray(did.hold))
    return did.hold.length ? t("coach-hold", { dice: did.hold.join(" ") }) : t("coach-hold-none");
  if (typeof did.score === "string") return t("coach-score", { box: boxName(game, did.score) });
  if (did.mark !== undefined) {
    const boxes = [did.mark].flat().map((name) => boxName(game, String(name)));
    const column = did.column;
    return typeof column === "number"
      ? t("coach-mark-column", { box: list(boxes), column: column + 1 })
      : t("coach-mark", { box: list(boxes) });
  }
  if (typeof did.lift === "number") {
    const pawn = (at.view as splash_party.View).ring[did.lift];
    return t("coach-lift", { colour: pawn ? loud(colour(pawn.colour)) : "", space: did.lift });
  }
  if (typeof did.go === "string")
    return t("coach-go", { way: t(`coach-go-${did.go}`), target: target(did.go, at.view as splash_party.View) });
  if (typeof did.accuse === "number")
    return t("coach-accuse", { name: names[did.accuse]!, colour: colour(String(did.colour)) });
  if (did.accuse === null) return t("coach-silent");
  if (typeof did.use === "string") {
    const { dice } = at.view as clever_kids.View;
    const used = (did.dice as number[]).map((die) => t(`coach-symbol-${dice[die]}`));
    const cells = ((did.cells ?? []) as number[][]).map(cell).join(" · ");
    return t(`coach-use-${did.use}`, { dice: list(used), cells });
  }
  if (did.bonus === "green") return t("coach-bonus-green", { cell: cell(did.cell as number[]) });
  if (did.bonus === "blue") return t("coach-bonus-blue", { sweet: t(`coach-symbol-${String(did.row)}`) });
  return t("coach-pass");
}

const cell = ([row = 0, column = 0]: number[]): string => t("coach-cell", { row: row + 1, column: column + 1 });

/** Whom a hop this way meets. */
function target(way: string, view: splash_party.View): string {
  const there = view.ring[view.ways.find(({ go }) => go === way)?.end ?? -1];
  return there ? t("splash-party-wet", { colour: loud(colour(there.colour)) }) : t("splash-party-nobody");
}

/** A note as a sentence. */
export function tell({ id, about }: Told, at: Situation): string {
  const said: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(about)) {
    if (key.startsWith("box")) said[key] = boxName(at.game, String(value));
    else if (key.startsWith("chance")) said[key] = percent(Number(value));
    else if (key === "seat") said.name = at.names[Number(value)] ?? "";
    else if (key === "colour") said.colour = colour(String(value));
    else if (key === "colours")
      said.colours = list(
        (value as string[]).map((name) => loud(colour(name))),
        "disjunction",
      );
    else if (key === "won")
      said.things = list(
        Object.entries(value as Record<string, number>).map(([area, count]) =>
          t(`coach-clever-kids-won-${area}`, { count }),
        ),
      );
    else said[key] = Number(value);
  }
  return loud(t(`coach-${id}`, said));
}

/** The most that a bubble holds: one reason, and what comes on top of it. */
const MOST_SENTENCES = 3;
export const reason = (notes: Told[], at: Situation): string =>
  notes
    .slice(0, MOST_SENTENCES)
    .map((note) => tell(note, at))
    .join(" ");

/** A number of points, or a chance. */
export function amount(value: number, unit: SeatReview["unit"], signed = false): string {
  const shape: Intl.NumberFormatOptions = { signDisplay: signed ? "exceptZero" : "auto" };
  const kind: Intl.NumberFormatOptions =
    unit === "points" ? { maximumFractionDigits: 1 } : { style: "percent", maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language(), { ...shape, ...kind }).format(value).replace("-", "−");
}
