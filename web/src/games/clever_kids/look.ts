/** How a spot looks now. */
import type { Spot } from "./layout";

/** glow: may be pressed next; maybe: may be pressed instead of what is marked. */
export type Look = "done" | "asleep" | "glow" | "maybe" | "marked";

/** What decides the looks of a sheet. */
export interface Lights {
  crossed: Set<Spot>;
  glow: Set<Spot>;
  maybe: Set<Spot>;
  marked: Spot[];
}

export function lookOf(spot: Spot, { crossed, glow, maybe, marked }: Lights): Look {
  if (crossed.has(spot)) return "done";
  if (marked.includes(spot)) return "marked";
  return glow.has(spot) ? "glow" : maybe.has(spot) ? "maybe" : "asleep";
}
