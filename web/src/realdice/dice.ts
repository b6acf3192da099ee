/** Which real dice are to be typed in, and how a record spells what fell: an adapter for each game. */
import { paintOf } from "../games/boxes";
import type { dice_cup, pool_zee, Update } from "../protocol/messages";

export interface RealDie {
  /** What it may show, as the record spells it. */
  faces: readonly string[];
  /** A colour of shapes.ts, or none for a die with symbols. */
  colour: string | null;
}

interface Adapter {
  /** The dice of the throw that is awaited; of the last throw when it is corrected. */
  dice(update: Update, correct: boolean): RealDie[] | Promise<RealDie[]>;
  chance(shown: string[], update: Update): Record<string, unknown>;
  /** Whether the last throw had as many dice as it says: after a hold only who saw it knows. */
  fewer?(update: Update, correct: boolean): boolean;
}

const SIX = ["1", "2", "3", "4", "5", "6"];
const plain = (count: number): RealDie[] => Array.from({ length: count }, () => ({ faces: SIX, colour: "plain" }));

const poolZee: Adapter = {
  dice: ({ view }, correct) => {
    const { phase, held } = view as pool_zee.View;
    return plain(phase === "throw" && !correct ? 5 - held.length : 5);
  },
  chance: (shown) => ({ dice: shown.map(Number) }),
  // The view does not tell which dice were held: a later throw is typed with as many dice as were thrown.
  fewer: ({ view }, correct) =>
    correct && (view as pool_zee.View).phase === "choose" && (view as pool_zee.View).rolls_left < 2,
};

const diceCup: Adapter = {
  dice: ({ view, room }) =>
    (view as dice_cup.View).edition.colours.flatMap(({ name }) => {
      const colour = paintOf(room.game, name);
      return [
        { faces: SIX, colour },
        { faces: SIX, colour },
      ];
    }),
  chance: (shown, { view }) => ({
    dice: Object.fromEntries(
      (view as dice_cup.View).edition.colours.map(({ name }, n) => [name, shown.slice(2 * n, 2 * n + 2).map(Number)]),
    ),
  }),
};

const cleverKids: Adapter = {
  dice: async ({ room }) => {
    const { layoutOf } = await import("../games/clever_kids/layout");
    return (await layoutOf(room)).dice.map((faces) => ({ faces: [...new Set(faces)], colour: null }));
  },
  chance: (shown) => ({ dice: shown }),
};

export const ADAPTERS: Record<string, Adapter> = {
  "pool-zee": poolZee,
  "dice-cup": diceCup,
  "dice-pool-party": diceCup,
  "clever-kids": cleverKids,
};

/** Whose throw this phone may type in at once: its own, a bot's, nobody's; the host's alone also anybody's. */
export function mine({ awaiting, you, host, room }: Update): boolean {
  const { by } = awaiting;
  if (you === null) return host;
  if (by === null || by === you) return true;
  const seat = room.seats[by]!;
  return seat.kind === "bot" || seat.covered;
}
