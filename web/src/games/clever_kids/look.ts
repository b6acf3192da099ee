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
  /** The cross that is being drawn, from 0 to 1. */
  fresh: { spot: Spot; done: number } | null;
  /** Where bonuses that still have to be placed are printed. */
  waiting: string[];
  /** What has been earned and not been seen yet: "stars red 1", "bonus row 0". */
  due: Set<string>;
}

export function lookOf(spot: Spot, { crossed, glow, maybe, marked }: Lights): Look {
  if (crossed.has(spot)) return "done";
  if (marked.includes(spot)) return "marked";
  return glow.has(spot) ? "glow" : maybe.has(spot) ? "maybe" : "asleep";
}

/** How what is printed somewhere looks: a star shines once it is earned, and a bonus leaves its ring once it has been used. */
export interface Gift {
  star: boolean;
  bonus: "rests" | "waits" | "used";
}

/** Whether its cross has been made, or its line is full, is for the one who asks to know. */
export function giftOf(giver: string, earned: boolean, { waiting, due }: Lights): Gift {
  const waits = waiting.includes(giver);
  return {
    star: earned && !due.has(`stars ${giver}`),
    bonus: waits ? "waits" : earned && !due.has(`bonus ${giver}`) ? "used" : "rests",
  };
}
