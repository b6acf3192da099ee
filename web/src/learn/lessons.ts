/** The lessons: games played by the real rules and stored as updates (`python -m tools.lessons`). */
import type { Update } from "../protocol/messages";

export interface Step {
  /** The id of the sentence above the board. */
  words: string;
  /** next: nothing to do · throw, do: the learner's turn · wait: the table's clock runs */
  asks: "next" | "throw" | "do" | "wait";
  update: Update;
  /** Every action that counts as right. */
  right: unknown[];
  /** The positions that pass before the next step. */
  then: Update[];
}

const lessons = new Map(
  Object.entries(import.meta.glob<{ steps: Step[] }>("../games/*/lesson.*.gen.json", { import: "default" })).map(
    ([path, read]) => [path.split("/").at(-1)!.split(".")[1]!, read],
  ),
);

export const LEARNABLE = [...lessons.keys()];

/** The steps of a game's lesson; empty if it has none. */
export const stepsOf = async (game: string): Promise<Step[]> => (await lessons.get(game)?.())?.steps ?? [];

/** Whether two actions are deeply equal, whatever the order of their keys. */
export function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(a);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && alike(a[key], b[key]))
  );
}
