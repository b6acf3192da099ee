/** Whether dice are drawn in 3D or flat. They are flat with reduced motion, with ?quality=low, without WebGL 2, and
 *  once this device has proved slow. ?quality=high keeps them in 3D on a slow device. */
import { still } from "../ui/motion";

const SLOW_MS = 70; // per frame; below about 14 frames a second a throw stutters
const WARM_UP = 2; // the first frames include set-up
const ENOUGH = 8;

/** The quality from the page's URL (main.ts), or "slow" once the device has proved slow. */
const chosen = (): string => sessionStorage.getItem("quality") ?? "";

/** Whether to try 3D dice. Does not test for WebGL 2, which would cost as much as starting it. */
export function spatial(): boolean {
  const quality = chosen();
  return !still() && quality !== "low" && quality !== "slow";
}

/** Whether play may wait for an animation. */
export const patient = (): boolean => !still() && chosen() !== "low";

/** Measures frame times; calls `tooSlow` once if the device should use flat dice. */
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
