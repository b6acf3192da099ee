/** The coach's advice, and what it gains. */
import { list, t } from "../../words/words.svelte";
import type { Say } from "../pages";
import type { View } from "./view.gen";

const symbol = (face: unknown): string => t(`clever-kids-${String(face)}`, { count: 1 });
const cell = ([row = 0, column = 0]: number[]): string =>
  t("do-clever-kids-cell", { row: row + 1, column: column + 1 });

export const say: Say = {
  action({ use, dice, cells, bonus, row, cell: one, pass }, at) {
    if (typeof use === "string") {
      const faces = (at.view as View).dice;
      const used = (dice as number[]).map((die) => symbol(faces[die]));
      return t(`do-clever-kids-use-${use}`, {
        dice: list(used),
        cells: ((cells ?? []) as number[][]).map(cell).join(" · "),
      });
    }
    if (bonus === "green") return t("do-clever-kids-bonus-green", { cell: cell(one as number[]) });
    if (bonus === "blue") return t("do-clever-kids-bonus-blue", { sweet: symbol(row) });
    return pass ? t("do-clever-kids-pass") : null;
  },
  about({ won }) {
    const things = Object.entries((won ?? {}) as Record<string, number>);
    return { things: list(things.map(([area, count]) => t(`coach-clever-kids-won-${area}`, { count }))) };
  },
};
