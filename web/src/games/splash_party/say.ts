/** The coach's advice. */
import { loud, t } from "../../words/words.svelte";
import type { Say } from "../pages";
import type { View } from "./view.gen";

const colourOf = (name: unknown): string => t(`colour-${String(name)}`);

/** The pawn that a hop this way would hit, in words. */
function target(way: string, { ring, ways }: View): string {
  const there = ring[ways.find(({ go }) => go === way)?.end ?? -1];
  return there ? t("splash-party-wet", { colour: loud(colourOf(there.colour)) }) : t("splash-party-nobody");
}

export const say: Say = {
  action({ lift, go, accuse, colour }, at) {
    const view = at.view as View;
    if (typeof lift === "number") {
      const pawn = view.ring[lift];
      return t("do-splash-party-lift", { colour: pawn ? loud(colourOf(pawn.colour)) : "", space: lift });
    }
    if (typeof go === "string")
      return t("do-splash-party-go", { way: t(`do-splash-party-go-${go}`), target: target(go, view) });
    if (typeof accuse === "number")
      return t("do-splash-party-accuse", { name: at.names[accuse] ?? "", colour: colourOf(colour) });
    return accuse === null ? t("do-splash-party-silent") : null;
  },
};
