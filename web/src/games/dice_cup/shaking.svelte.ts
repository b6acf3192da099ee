/** The shake as everybody hears it: rattle, now and then a die that leans and all again, three, two, one.
 *  It is told by the table with its end, so every phone counts the same, whenever it came. */
import { feel } from "../../ui/motion";
import { play } from "../../ui/sounds";

/** Milliseconds, back from the end: three numbers, the rattle before them, and where one leans, that die and a first rattle. */
const NUMBER = 600;
const COUNT = 3 * NUMBER;
const RATTLE = 980;
const LEAN = 1700;

/** From the first rattle to the dice, as in the rules. */
export const WHOLE = RATTLE + COUNT;

type Beat = "rattle" | "lean" | "count" | "due";

/** What is heard with so many milliseconds left, which number, and when the next begins. */
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

  /** Whether the dice are being shaken, or due. */
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

  /** It is over, or nobody is there to hear it. */
  stop(): void {
    clearTimeout(this.timer);
    this.now = "no";
    this.count = null;
  }
}
