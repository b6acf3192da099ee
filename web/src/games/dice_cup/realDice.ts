/** Two dice of each colour of the edition. */
import type { dice_cup } from "../../protocol/messages";
import { paintOf } from "../boxes";
import type { RealDice } from "../pages";

const FACES = ["1", "2", "3", "4", "5", "6"];

export const realDice: RealDice = {
  dice: ({ view, room }) =>
    (view as dice_cup.View).edition.colours.flatMap(({ name }) => {
      const die = { faces: FACES, look: paintOf(room.game, name) };
      return [die, die];
    }),
  chance: (shown, { view }) => ({
    dice: Object.fromEntries(
      (view as dice_cup.View).edition.colours.map(({ name }, n) => [name, shown.slice(2 * n, 2 * n + 2).map(Number)]),
    ),
  }),
};
