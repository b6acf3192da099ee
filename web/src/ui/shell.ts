/** What a table's shell passes to the stage inside it. */
import { getContext, setContext, type Snippet } from "svelte";

export interface ShellSeat {
  name: string;
  animal: string;
  state: "plain" | "turn" | "done" | "away" | "out";
  /** Whether a bot plays for an absent person. */
  covered?: boolean;
  /** The whole minutes of absence. */
  minutes?: number;
  score: number | null;
  me: boolean;
}

export interface Shell {
  readonly seats: ShellSeat[];
  readonly big: boolean;
  readonly code: string;
  /** A lesson's words, in place of the board's question. */
  readonly guide?: Snippet;
  /** The form for real dice, which replaces the board's dock. */
  readonly typing?: Snippet;
  /** The button that leads to the result, once the game is over. */
  readonly after?: Snippet;
  /** The small line in the bar, e.g. "Turn 6 of 13". */
  progress: string;
}

const KEY = Symbol("shell");
export const giveShell = (shell: Shell): Shell => setContext(KEY, shell);
export const useShell = (): Shell | undefined => getContext<Shell | undefined>(KEY);
