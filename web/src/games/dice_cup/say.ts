/** The coach's advice, and the dice that lay under the cup. */
import { list, t } from "../../words/words.svelte";
import { boxName } from "../boxes";
import type { Say } from "../pages";

export const say: Say = {
  action({ mark, column }, { game }) {
    if (mark === undefined) return null;
    const box = list([mark].flat().map((name) => boxName(game, String(name))));
    return typeof column === "number"
      ? t("do-dice-cup-mark-column", { box, column: column + 1 })
      : t("do-dice-cup-mark", { box });
  },
  dice(choice, throws) {
    const fell = throws.filter(({ event }) => event < choice.event).at(-1)?.fell as
      { dice: Record<string, number[]> } | undefined;
    return Object.entries(fell?.dice ?? {}).flatMap(([colour, values]) => values.map((value) => ({ value, colour })));
  },
};
