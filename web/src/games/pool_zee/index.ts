import type { GamePage } from "../pages";

export const page: GamePage = {
  games: { "pool-zee": 3 },
  secrets: false,
  Board: () => import("./Board.svelte"),
  picture: () => import("./picture"),
  realDice: () => import("./realDice"),
  say: () => import("./say"),
  pointing: () => import("./pointing"),
};
