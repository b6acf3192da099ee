/** The words for events: one sentence for each move, and a headline while it plays. */
import { list, t } from "../../words/words.svelte";
import { areaOf, type Area } from "./layout";
import type { News } from "./view.gen";

const face = (symbol: string): string => t(`clever-kids-${symbol}`, { count: 1 });
const seatOf = (piece: News): number | null => ("seat" in piece ? piece.seat : null);

/** The sentence of each move, by the event that ends it. */
export function sentences(news: News[], names: string[], me: number | null): Map<News, string> {
  const told = new Map<News, string>();
  let [deeds, stars]: [Map<Area, number>, number] = [new Map(), 0];
  let after: string[] = [];
  news.forEach((piece, n) => {
    const seat = seatOf(piece);
    const who = { name: names[seat ?? 0] ?? "", you: seat !== null && seat === me ? "yes" : "no" };
    switch (piece.kind) {
      case "rolled":
        after.push(t("clever-kids-fell", { dice: piece.dice.map(face).join(", ") }));
        if (!piece.fits) after.push(t("clever-kids-news-again", who));
        break;
      case "crossed": {
        const area = areaOf(piece.spot);
        deeds.set(area, (deeds.get(area) ?? 0) + 1);
        break;
      }
      case "stars":
        stars += piece.stars;
        break;
      case "lost":
        after.push(t("clever-kids-news-lost", { area: t(`colour-${piece.area}`) }));
        break;
      case "complete":
        after.push(t(`clever-kids-full-${piece.area}`));
        break;
      case "passed":
        after.push(t("clever-kids-news-nothing", who));
        break;
    }
    const next = news[n + 1];
    if (next && seatOf(next) === seat) return;
    const things = list([...deeds].map(([area, count]) => t(`coach-clever-kids-won-${area}`, { count })));
    const earned = stars
      ? t("clever-kids-news-earned", { things, stars: t("clever-kids-star-count", { count: stars }) })
      : things;
    const words = [...(deeds.size ? [t("clever-kids-news-crossed", { ...who, things: earned })] : []), ...after];
    if (words.length) told.set(piece, words.join(" "));
    [deeds, stars, after] = [new Map(), 0, []];
  });
  return told;
}

/** A headline and a smaller one for an event; null keeps the last ones. `links` counts the chain before it. */
export function headline(
  piece: News,
  dice: string[],
  links: number,
  names: string[],
  me: number | null,
): [head: string, note: string] | null {
  const name = names[seatOf(piece) ?? 0] ?? "";
  const mine = seatOf(piece) === me;
  switch (piece.kind) {
    case "rolled":
      return [t("clever-kids-rolls", { name }), ""];
    case "passed":
      return ["", ""];
    case "used":
      return mine
        ? [t("clever-kids-cross-off"), ""]
        : [t("clever-kids-takes", { name, dice: list(piece.dice.map((die) => face(dice[die] ?? ""))) }), ""];
    case "crossed":
      if (piece.giver === null) return [t(mine ? "clever-kids-cross-off" : "clever-kids-crosses", { name }), ""];
      return [t(links ? "clever-kids-and-on" : "clever-kids-a-bonus"), t(`clever-kids-gets-${areaOf(piece.spot)}`)];
    case "waits":
      return mine ? [t(`clever-kids-free-${piece.area}`), ""] : [t("clever-kids-chooses", { name }), ""];
    case "complete":
      return [t(`clever-kids-full-${piece.area}`), ""];
    default:
      return null;
  }
}
