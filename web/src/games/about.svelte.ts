/** The names of games, and whether they have secrets. The server answers for games that the page does not know. */
import { untrack } from "svelte";
import type { GameAbout } from "../protocol/ask";
import { asWords, loud, says, t } from "../words/words.svelte";
import { pageOf } from "./pages";

let shelf = $state.raw<GameAbout[]>();
let asked = false;

/** The server's description of this game, once it has arrived. */
function about(game: string): GameAbout | undefined {
  if (!asked) {
    asked = true;
    void import("../protocol/ask")
      .then(({ games }) => games())
      .then(
        (all) => (shelf = all),
        () => (asked = false), // the next call retries
      );
  }
  return shelf?.find(({ id }) => id === game);
}

/** The name of this game. */
export function gameName(game: string): string {
  if (says(`game-${game}`)) return t(`game-${game}`);
  return about(game)?.name ?? loud(asWords(game));
}

/** The sentence that says who won; a game may have its own. */
export function wonBy(game: string, names: string, count: number): string {
  return says(`winner-${game}`) ? t(`winner-${game}`, { names }) : t("winner", { names, count });
}

/** Whether a seat of this game sees what others may not; true, to be safe, until that is known. */
export const hasSecrets = (game: string): boolean =>
  pageOf(game)?.secrets ?? untrack(() => about(game)?.secrets) ?? true;
