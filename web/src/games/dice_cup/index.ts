import type { GamePage } from "../pages";

export const page: GamePage = {
  games: { "dice-cup": 5, "dice-pool-party": 1 },
  secrets: true,
  words: "dice-cup",
  paints: { green: "lime" },
  Board: () => import("./Board.svelte"),
  picture: () => import("./picture"),
  realDice: () => import("./realDice"),
  say: () => import("./say"),
  pointing: () => import("./pointing"),
};
