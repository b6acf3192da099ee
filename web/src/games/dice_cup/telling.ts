/** The sentences for events in Dice Cup and Dice Pool Party. */
import { list, t } from "../../words/words.svelte";
import type { BestNamed, Cross, News } from "./view.gen";

/** What the sentences need to know about the table. */
export interface Told {
  names: readonly string[];
  /** The seat whose best is named, or null if several people look and get a summary. */
  me: number | null;
  name: (box: string) => string;
}

/** The sentence for an event; "" if there is nothing to say. */
export function sentence(piece: News, { names, me, name }: Told): string {
  const boxes = (mark: readonly Cross[]): string => list([...new Set(mark.map(({ box }) => name(box)))]);
  switch (piece.kind) {
    case "marks":
      return t("dice-cup-did-marks", { count: names.length });
    case "lifted":
      return piece.poured ? "" : t("dice-cup-did-lift");
    case "counted": {
      const points = piece.worth.reduce((sum, one) => sum + one, 0);
      return t("dice-cup-did-count", { name: names[piece.seat]!, box: boxes(piece.mark), points });
    }
    case "best":
      if (piece.seat !== me) return "";
      return t(piece.taken ? "dice-cup-did-took" : "dice-cup-did-best", {
        name: names[piece.seat]!,
        box: boxes(piece.mark),
        points: piece.points,
      });
    default:
      return "";
  }
}

/** The players who marked the best box, in one sentence, for people who look together. */
export function summedUp(best: readonly BestNamed[], names: readonly string[]): string {
  const finders = best.filter(({ taken }) => taken).map(({ seat }) => names[seat]!);
  return finders.length
    ? t("dice-cup-did-saw", { names: list(finders), count: finders.length })
    : t("dice-cup-did-nobody");
}
