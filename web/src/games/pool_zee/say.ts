/** The coach's advice. */
import { t } from "../../words/words.svelte";
import { boxName } from "../boxes";
import type { Say } from "../pages";
import type { View } from "./view.gen";

export const say: Say = {
  action({ hold, score }, { game }) {
    if (Array.isArray(hold))
      return hold.length ? t("do-pool-zee-hold", { dice: hold.join(" ") }) : t("do-pool-zee-hold-none");
    return typeof score === "string" ? t("do-pool-zee-score", { box: boxName(game, score) }) : null;
  },
  dice: ({ view }) => (view as View).dice.map((value) => ({ value, colour: "plain" })),
};
