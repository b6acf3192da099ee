/** The end of a game: a screen that saw it going on shows the board once more, with what happened last, and then the result. */
import { untrack } from "svelte";
import { hasSecrets } from "../games/about.svelte";
import type { Update } from "../protocol/messages";
import { still } from "../ui/motion";

/** Milliseconds the board stays once it has shown everything: a glance, or long enough to read a reveal where nobody can press.
 *  Such a screen goes on at the latest even if its board never says that it has shown everything. */
export const STAYS = { glance: 1800, still: 900, reveal: 9000, latest: 30_000 } as const;

export class Ending {
  /** What is shown of a game that is over: its result, the last thing that happened, or the board again because somebody asked. */
  shows = $state<"result" | "last" | "board">("result");
  /** Whether the result came after the board, rather than at once. */
  came = false;
  private going = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly big: boolean) {}

  /** Looks at every update; who comes only after the end sees the result at once. */
  follow({ awaiting, room }: Update): void {
    const over = awaiting.kind === "over";
    if (!over) this.result();
    else if (this.going) {
      this.shows = "last";
      this.came = true;
      if (this.big) this.wait(STAYS.latest);
    }
    this.going = !over && room.started;
  }

  /** The board has played out what happened last. What it reveals is read until a tap; only the big screen has nobody to tap. */
  played({ room }: Update): void {
    if (untrack(() => this.shows) !== "last") return;
    const reveals = hasSecrets(room.game);
    if (reveals && !this.big) return;
    this.wait(reveals ? STAYS.reveal : still() ? STAYS.still : STAYS.glance);
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.result, milliseconds);
  }

  result = (): void => {
    clearTimeout(this.timer);
    this.shows = "result";
  };

  /** Somebody wants to see the board again, for as long as they like. */
  look = (): void => void (this.shows = "board");
}
