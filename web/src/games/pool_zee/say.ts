/** What the coach says to do. */
import { t } from "../../words/words.svelte";
import { boxName } from "../boxes";
import type { Say } from "../pages";
import type { View } from "./view.gen";

export const say: Say = {
  action({ hold, score }, { game }) {
    if (Array.isArray(hold)) return hold.length ? t("coach-hold", { dice: hold.join(" ") }) : t("coach-hold-none");
    return typeof score === "string" ? t("coach-score", { box: boxName(game, score) }) : null;
  },
  dice: ({ view }) => (view as View).dice.map((value) => ({ value, colour: "plain" })),
};
