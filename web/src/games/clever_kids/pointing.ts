import { DOCK, type Pointing } from "../pages";
import { spotOf } from "./layout";
import type { View } from "./view.gen";

/** What is on the sheet is marked first, and crossed off below it. */
export const stages: Pointing = ({ use, dice, cells, bonus, row, cell }, { view, you }) => {
  const { yellow, red, blue } = (view as View).sheets[you ?? 0]!;
  const sweet = row as keyof typeof blue;
  if (bonus === "blue") return [[spotOf("blue", sweet, blue[sweet])], [DOCK]];
  if (use === "yellow") return [(dice as number[]).map((_, n) => spotOf("yellow", yellow + n)), [DOCK]];
  if (use === "red") return [[spotOf("red", red)], [DOCK]];
  return [((cells ?? [cell]) as number[][]).map((one) => spotOf("green", ...one)), [DOCK]];
};
