/** Two dice of each colour of the edition. */
import { paintOf } from "../boxes";
import type { RealDice } from "../pages";
import type { View } from "./view.gen";

const FACES = ["1", "2", "3", "4", "5", "6"];

export const realDice: RealDice = {
  dice: ({ view, room }) =>
    (view as View).edition.colours.flatMap(({ name }) => {
      const die = { faces: FACES, look: paintOf(room.game, name) };
      return [die, die];
    }),
  chance: (shown, { view }) => ({
    dice: Object.fromEntries(
      (view as View).edition.colours.map(({ name }, n) => [name, shown.slice(2 * n, 2 * n + 2).map(Number)]),
    ),
  }),
  faces: (typed) => Object.values((typed as { dice: Record<string, number[]> }).dice).flatMap((two) => two.map(String)),
};
