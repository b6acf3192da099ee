import type { GamePage } from "../pages";

export const page: GamePage = {
  games: { "clever-kids": 4 },
  secrets: false,
  tall: true,
  level: "paddler",
  Board: () => import("./Board.svelte"),
  realDice: () => import("./realDice"),
  say: () => import("./say"),
  pointing: () => import("./pointing"),
  figures: () => import("./figures"),
};
