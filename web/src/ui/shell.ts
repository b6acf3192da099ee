/** What the shell of a table gives to the stage inside it. */
import { getContext, setContext, type Snippet } from "svelte";

export interface ShellSeat {
  name: string;
  animal: string;
  state: "plain" | "turn" | "done" | "away" | "out";
  /** Whether a bot plays for somebody who is away. */
  covered?: boolean;
  /** For how many minutes nobody has been there. */
  minutes?: number;
  score: number | null;
  me: boolean;
}

export interface Shell {
  readonly seats: ShellSeat[];
  readonly big: boolean;
  readonly code: string;
  /** What a lesson says, in place of the board's question. */
  readonly guide?: Snippet;
  /** Where real dice are typed in; what the board has in its dock waits while they are. */
  readonly typing?: Snippet;
  /** The way on to the result, once the game is over. */
  readonly after?: Snippet;
  /** The small line in the bar, e.g. "Turn 6 of 13". */
  progress: string;
}

const KEY = Symbol("shell");
export const giveShell = (shell: Shell): Shell => setContext(KEY, shell);
export const useShell = (): Shell | undefined => getContext<Shell | undefined>(KEY);
