/** How things move: times of the look, and nothing moves for those who asked for that. */

export const TIMES = { quick: 120, move: 240, show: 420, splash: 700, link: 500 } as const;

const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Whether this person asked for less motion. */
export const still = (): boolean => calm?.matches ?? false;

/** So many milliseconds, or a cross-fade's worth for those who asked for less motion. */
export const lasting = (ms: number): number => (still() ? Math.min(ms, TIMES.quick) : ms);

/** Ends after so many milliseconds, or at the next tap if `skip` is given. */
export function pause(ms: number, skip = true): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener("pointerdown", end);
      done();
    };
    const timer = setTimeout(end, lasting(ms));
    if (skip) addEventListener("pointerdown", end);
  });
}

let quietHands = typeof localStorage !== "undefined" && localStorage.getItem("vibration") === "off";

/** Whether this phone can be felt at all. */
export const canFeel = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;

/** Whether it is felt; remembered. */
export const feels = (): boolean => !quietHands;
export function setFeels(wanted: boolean): void {
  quietHands = !wanted;
  localStorage.setItem("vibration", wanted ? "on" : "off");
}

/** Vibrates where a phone can and may: 10 ms for a tap, 30 for a splash. */
export function feel(ms: number): void {
  if (!still() && !quietHands && canFeel()) navigator.vibrate(ms);
}
