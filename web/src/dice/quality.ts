/** Whether dice are shown in space or flat. Flat for those who asked for less motion, with ?quality=low,
 *  where there is no WebGL 2, and after this device has turned out to be slow. ?quality=high insists. */
import { still } from "../ui/motion";

const SLOW_MS = 70; // a frame; below some 14 a second a throw is no pleasure
const WARM_UP = 2; // the first frames build things
const ENOUGH = 8;

/** What the address asked for when the page was opened (main.ts), or "slow" since then. */
const chosen = (): string => sessionStorage.getItem("quality") ?? "";

/** Whether dice may fly and lie in space on this device, if it has WebGL 2: asking for that takes as long as beginning with it. */
export function spatial(): boolean {
  const quality = chosen();
  return !still() && quality !== "low" && quality !== "slow";
}

/** Whether something may be shown that play has to wait for. */
export const patient = (): boolean => !still() && chosen() !== "low";

/** Counts frames; says once when they come so slowly that the device is better off with flat dice. */
export function watchFrames(tooSlow: () => void): (milliseconds: number) => void {
  let seen = 0;
  let spent = 0;
  return (milliseconds) => {
    if (++seen <= WARM_UP || seen > WARM_UP + ENOUGH) return;
    spent += milliseconds;
    if (seen < WARM_UP + ENOUGH || spent / ENOUGH < SLOW_MS || chosen() === "high") return;
    sessionStorage.setItem("quality", "slow");
    tooSlow();
  };
}
