/** The look of a spot. */
import type { Spot } from "./layout";

/** glow: may be pressed next; maybe: may be pressed instead of what is marked. */
export type Look = "done" | "asleep" | "glow" | "maybe" | "marked";

/** The state that decides how a sheet looks. */
export interface Lights {
  crossed: Set<Spot>;
  glow: Set<Spot>;
  maybe: Set<Spot>;
  marked: Spot[];
  /** The cross being drawn, from 0 to 1. */
  fresh: { spot: Spot; done: number } | null;
  /** The printed places of bonuses that still wait to be placed. */
  waiting: string[];
  /** Rewards that are earned but not shown yet: "stars red 1", "bonus row 0". */
  due: Set<string>;
}

export function lookOf(spot: Spot, { crossed, glow, maybe, marked }: Lights): Look {
  if (crossed.has(spot)) return "done";
  if (marked.includes(spot)) return "marked";
  return glow.has(spot) ? "glow" : maybe.has(spot) ? "maybe" : "asleep";
}

/** The look of a printed reward: a star shines once it is earned, a used bonus leaves its ring. */
export interface Gift {
  star: boolean;
  bonus: "rests" | "waits" | "used";
}

/** The look of this reward; `earned` says whether its spot is crossed off or its line is full. */
export function giftOf(giver: string, earned: boolean, { waiting, due }: Lights): Gift {
  const waits = waiting.includes(giver);
  return {
    star: earned && !due.has(`stars ${giver}`),
    bonus: waits ? "waits" : earned && !due.has(`bonus ${giver}`) ? "used" : "rests",
  };
}
