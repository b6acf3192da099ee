/** The end of a game: a screen that saw the game running shows its last move on the board before the result. */
import { untrack } from "svelte";
import { hasSecrets } from "../games/about.svelte";
import type { Update } from "../protocol/messages";
import { still } from "../ui/motion";

/** How many milliseconds the board stays once it has shown everything: a glance, or on the big screen, where nobody
 *  can tap, long enough to read a reveal. After `latest` the big screen goes on even if its board never finishes. */
export const STAYS = { glance: 1800, still: 900, reveal: 9000, latest: 30_000 } as const;

export class Ending {
  /** What is shown of a finished game: its result, its last move, or the board again on request. */
  shows = $state<"result" | "last" | "board">("result");
  /** Whether the result came after the board, rather than at once. */
  came = false;
  private going = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly big: boolean) {}

  /** Takes note of every update. A screen that connects after the end shows the result at once. */
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

  /** The board has finished showing the last move. A reveal stays until a tap, except on the big screen. */
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

  /** Shows the board again, with no time limit. */
  look = (): void => void (this.shows = "board");
}
