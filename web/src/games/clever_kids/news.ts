/** What happened on the sheets, in words, and what waits there. */
import { language, t } from "../../words/words.svelte";
import { symbolAt, type Layout, type Spot } from "./layout";
import type { View } from "./view.gen";

/** The bonuses of a seat that wait to be placed, as far as the viewer may know. */
export function queueOf(view: View, seat: number): string[] {
  if (view.phase === "place" && seat === view.active) return view.queue;
  return seat === view.seat ? (view.own?.queue ?? []) : [];
}

/** Who has crossed off what since, and how many stars they have now; empty if nobody has. */
export function newsOf(
  layout: Layout,
  before: Set<Spot>[],
  after: Set<Spot>[],
  names: string[],
  stars: number[],
): string {
  const told = after.flatMap((crossed, seat) => {
    const fresh = [...crossed].filter((spot) => !before[seat]?.has(spot));
    if (!fresh.length) return [];
    const what = fresh
      .map((spot) => symbolAt(layout, spot))
      .map(({ symbol, count }) => t(`clever-kids-${symbol}`, { count }));
    const things = new Intl.ListFormat(language()).format(what);
    return [
      t("clever-kids-news", {
        name: names[seat]!,
        things,
        stars: t("clever-kids-star-count", { count: stars[seat]! }),
      }),
    ];
  });
  return told.join(" ");
}
