import type { GamePage } from "../pages";

export const page: GamePage = {
  games: { "dice-cup": 5, "dice-pool-party": 1 },
  secrets: true,
  words: "dice-cup",
  paints: { "dice-cup": { green: "lime" } },
  quickCoach: true,
  Board: () => import("./Board.svelte"),
  realDice: () => import("./realDice"),
  say: () => import("./say"),
  pointing: () => import("./pointing"),
};
