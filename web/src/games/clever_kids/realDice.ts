/** Five dice with symbols, each with its own faces. */
import { t } from "../../words/words.svelte";
import type { RealDice, Symbols } from "../pages";
import { symbolArt } from "./art";
import { layoutOf } from "./layout";

const look: Symbols = { draw: symbolArt, name: (face) => t(`clever-kids-${face}`, { count: 1 }) };

export const realDice: RealDice = {
  dice: async ({ room }) => (await layoutOf(room)).dice.map((faces) => ({ faces: [...new Set(faces)], look })),
  chance: (shown) => ({ dice: shown }),
  faces: (typed) => (typed as { dice: string[] }).dice,
};
