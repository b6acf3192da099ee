/** Five plain dice, or those that were not held. */
import type { RealDice, RealDie } from "../pages";
import type { View } from "./view.gen";

const FACES = ["1", "2", "3", "4", "5", "6"];
const plain = (count: number): RealDie[] => Array.from({ length: count }, () => ({ faces: FACES, look: "plain" }));

export const realDice: RealDice = {
  dice: ({ view }, correct) => {
    const { phase, held } = view as View;
    return plain(phase === "throw" && !correct ? 5 - held.length : 5);
  },
  chance: (shown) => ({ dice: shown.map(Number) }),
  // The view does not tell which dice were held: a later throw is typed with as many dice as were thrown.
  fewer: ({ view }, correct) => correct && (view as View).phase === "choose" && (view as View).rolls_left < 2,
};
