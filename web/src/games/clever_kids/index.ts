import type { GamePage } from "../pages";

export const page: GamePage = {
  games: { "clever-kids": 4 },
  secrets: false,
  tall: true,
  Board: () => import("./Board.svelte"),
  picture: () => import("./picture"),
  realDice: () => import("./realDice"),
  say: () => import("./say"),
  pointing: () => import("./pointing"),
  figures: () => import("./figures"),
};
