/** What games are called, and whether they have secrets. Of one that the page brings nothing for, the server is asked. */
import { untrack } from "svelte";
import type { GameAbout } from "../protocol/ask";
import { asWords, loud, says, t } from "../words/words.svelte";
import { pageOf } from "./pages";

let shelf = $state.raw<GameAbout[]>();
let asked = false;

/** What the server tells of this game, once it has told. */
function about(game: string): GameAbout | undefined {
  if (!asked) {
    asked = true;
    void import("../protocol/ask")
      .then(({ games }) => games())
      .then(
        (all) => (shelf = all),
        () => (asked = false), // asked again when a name is wanted again
      );
  }
  return shelf?.find(({ id }) => id === game);
}

/** The name of this game. */
export function gameName(game: string): string {
  if (says(`game-${game}`)) return t(`game-${game}`);
  return about(game)?.name ?? loud(asWords(game));
}

/** Who has won. A game may have words of its own, where the winner made no splash. */
export function wonBy(game: string, names: string, count: number): string {
  return says(`winner-${game}`) ? t(`winner-${game}`, { names }) : t("winner", { names, count });
}

/** Whether a seat of this game sees what others may not; to be safe, as long as nobody has said. */
export const hasSecrets = (game: string): boolean =>
  pageOf(game)?.secrets ?? untrack(() => about(game)?.secrets) ?? true;
