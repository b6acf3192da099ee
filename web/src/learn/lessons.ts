/** The lessons: games played by the real rules and kept as updates (`python -m tools.lessons`). */
import type { Update } from "../protocol/messages";

export interface Step {
  /** The id of the one sentence above the board. */
  words: string;
  /** next: only look · throw, do: the learner's turn · wait: the table's clock runs */
  asks: "next" | "throw" | "do" | "wait";
  update: Update;
  /** Every spelling of the action that is asked for. */
  right: unknown[];
  /** Positions that pass by before the next step. */
  then: Update[];
}

const lessons = new Map(
  Object.entries(import.meta.glob<{ steps: Step[] }>("../games/*/lesson.*.gen.json", { import: "default" })).map(
    ([path, read]) => [path.split("/").at(-1)!.split(".")[1]!, read],
  ),
);

export const LEARNABLE = [...lessons.keys()];

/** The steps of a game's lesson; none if it has no lesson. */
export const stepsOf = async (game: string): Promise<Step[]> => (await lessons.get(game)?.())?.steps ?? [];

/** Whether two actions are written alike, in whatever order their words come. */
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
