/** The durations of animations, and whether the player asked for reduced motion. */

export const TIMES = { quick: 120, move: 240, show: 420, splash: 700, link: 500 } as const;

const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Whether this person asked for reduced motion. */
export const still = (): boolean => calm?.matches ?? false;

/** This many milliseconds, or at most a cross-fade's with reduced motion. */
export const lasting = (ms: number): number => (still() ? Math.min(ms, TIMES.quick) : ms);

/** Resolves after this many milliseconds, or at the next tap if `skip` is set. */
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

/** Whether this phone can vibrate. */
export const canFeel = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;

/** Whether vibration is on; stored. */
export const feels = (): boolean => !quietHands;
export function setFeels(wanted: boolean): void {
  quietHands = !wanted;
  localStorage.setItem("vibration", wanted ? "on" : "off");
}

/** Vibrates if the phone can and the settings allow it: 10 ms for a tap, 30 for a splash. */
export function feel(ms: number): void {
  if (!still() && !quietHands && canFeel()) navigator.vibrate(ms);
}
