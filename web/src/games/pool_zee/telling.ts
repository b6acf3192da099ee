/** The sentences for events in Pool-zee, with the terminal's wording. */
import { list, t } from "../../words/words.svelte";
import type { News } from "./view.gen";

/** These dice in words: "two fives and a six". */
const some = (dice: readonly number[]): string =>
  list(
    [...new Set(dice)].map((face) => t("pool-zee-some", { face, count: dice.filter((one) => one === face).length })),
  );

/** The sentence for an event, addressed to this seat; "" if there is nothing to say. */
export function sentence(piece: News, names: readonly string[], me: number | null): string {
  const name = "seat" in piece ? names[piece.seat]! : "";
  const you = "seat" in piece && piece.seat === me ? "yes" : "no";
  const listed = (seats: readonly number[]): string => list(seats.map((seat) => names[seat]!));
  switch (piece.kind) {
    case "opening":
      return t("pool-zee-did-open", { you, name, total: piece.total });
    case "tied":
      return t("pool-zee-did-tie", { names: listed(piece.seats) });
    case "starts":
      return [
        t("pool-zee-did-start", { you, name }),
        piece.then.length ? t("pool-zee-did-then", { names: listed(piece.then) }) : "",
      ].join(" ");
    case "thrown":
      if (piece.fifth !== null && piece.dice.length === 1) return t("pool-zee-did-last");
      return you === "yes" ? "" : t("pool-zee-did-throw", { name, count: piece.dice.length });
    case "five":
      return t("pool-zee-did-five", { face: piece.face });
    case "held":
      return you === "yes" ? "" : t("pool-zee-did-hold", { name, count: piece.dice.length, dice: some(piece.dice) });
    case "wrote": {
      const box = t(`pool-zee-${piece.box.replaceAll("_", "-")}`);
      return t("pool-zee-did-write", { joker: piece.joker ? "yes" : "no", name, points: piece.points, box });
    }
    case "check":
      return t("pool-zee-did-check", { points: piece.points });
    case "bonus":
      return t("pool-zee-did-bonus", { points: piece.points });
    case "filled":
      return t("pool-zee-did-fill", { game: piece.game + 1, totals: piece.totals.join(" · ") });
    case "ended":
      return "";
  }
}
