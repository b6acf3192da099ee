/** Five plain dice, or only those not held. */
import type { RealDice, RealDie } from "../pages";
import type { View } from "./view.gen";

const FACES = ["1", "2", "3", "4", "5", "6"];
const plain = (count: number): RealDie[] => Array.from({ length: count }, () => ({ faces: FACES, look: "plain" }));

const facesOf = (typed: unknown): string[] => (typed as { dice: number[] }).dice.map(String);

export const realDice: RealDice = {
  dice: ({ view, typed }, correct) => {
    const { phase, held } = view as View;
    if (correct && typed) return plain(facesOf(typed).length);
    return plain(phase === "throw" ? 5 - held.length : 5);
  },
  chance: (shown) => ({ dice: shown.map(Number) }),
  faces: facesOf,
};
