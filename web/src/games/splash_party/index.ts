import type { GamePage } from "../pages";

export const page: GamePage = {
  games: { "splash-party": 2 },
  secrets: true,
  Board: () => import("./Board.svelte"),
  say: () => import("./say"),
  pointing: () => import("./pointing"),
  figures: () => import("./figures"),
};
