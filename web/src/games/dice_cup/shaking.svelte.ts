/** The shake as everyone hears it: a rattle, sometimes a tilted die and another rattle, then three, two, one.
 *  The table announces its end time, so all phones count in step, even one that joins late. */
import { feel } from "../../ui/motion";
import { play } from "../../ui/sounds";

/** Milliseconds, counted back from the end: three numbers, the rattle before them, and the pause for a tilted die. */
const NUMBER = 600;
const COUNT = 3 * NUMBER;
const RATTLE = 980;
const LEAN = 1700;

/** From the first rattle to the dice, as in the rules. */
export const WHOLE = RATTLE + COUNT;

type Beat = "rattle" | "lean" | "count" | "due";

/** The beat with this many milliseconds left, its number, and the milliseconds left when the next one begins. */
export function beatAt(left: number, leans: boolean): { now: Beat; count: number | null; until: number } {
  if (left <= 0) return { now: "due", count: null, until: 0 };
  if (left <= COUNT) {
    const count = Math.ceil(left / NUMBER);
    return { now: "count", count, until: (count - 1) * NUMBER };
  }
  if (left <= WHOLE || !leans) return { now: "rattle", count: null, until: COUNT };
  if (left <= WHOLE + LEAN) return { now: "lean", count: null, until: WHOLE };
  return { now: "rattle", count: null, until: WHOLE + LEAN };
}

export class Shaking {
  now = $state<"no" | Beat>("no");
  count = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the dice are shaking, or about to fall. */
  get on(): boolean {
    return this.now !== "no";
  }

  /** Follows a shake to its end, and then calls `over`. */
  follow(shake: { ends: number; leans: boolean }, over: () => void = () => {}): void {
    clearTimeout(this.timer);
    const left = shake.ends - Date.now();
    const { now, count, until } = beatAt(left, shake.leans);
    if (now === "rattle" && this.now !== "rattle") play("shake");
    if (count !== null && count !== this.count) {
      play("knock");
      feel(10);
    }
    this.now = now;
    this.count = count;
    if (now === "due") return over();
    this.timer = setTimeout(() => this.follow(shake, over), left - until);
  }

  /** Ends the shake. */
  stop(): void {
    clearTimeout(this.timer);
    this.now = "no";
    this.count = null;
  }
}
