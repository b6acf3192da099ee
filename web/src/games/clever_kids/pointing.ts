import { DOCK, type Pointing } from "../pages";
import { areaOf, spotOf, type Spot } from "./layout";
import type { View } from "./view.gen";

/** The stages of a cross: open the area if it is shut, mark the spots, then confirm with the dock's button. */
const marked = (...spots: Spot[]): string[][] => [[`open ${areaOf(spots[0]!)}`], spots, [DOCK]];

export const stages: Pointing = ({ use, dice, cells, bonus, row, cell }, { view, you }) => {
  const { yellow, red, blue } = (view as View).sheets[you ?? 0]!;
  const sweet = row as keyof typeof blue;
  if (bonus === "blue") return marked(spotOf("blue", sweet, blue[sweet]));
  if (use === "yellow") return marked(...(dice as number[]).map((_, n) => spotOf("yellow", yellow + n)));
  if (use === "red") return marked(spotOf("red", red));
  return marked(...((cells ?? [cell]) as number[][]).map((one) => spotOf("green", ...one)));
};
