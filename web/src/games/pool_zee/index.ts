import type { GamePage } from "../pages";

export const page: GamePage = {
  games: { "pool-zee": 3 },
  secrets: false,
  quickCoach: true,
  Board: () => import("./Board.svelte"),
  realDice: () => import("./realDice"),
  say: () => import("./say"),
  pointing: () => import("./pointing"),
};
