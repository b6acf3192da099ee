/** The easing curves of animations that arrive, fall, travel and settle. */
import { still } from "./motion";
import type { Moment } from "./newsQueue.svelte";
import { play, type Sound } from "./sounds";

export type Ease = (done: number) => number;

/** The curve of a cubic-bezier(a, b, c, d) in CSS. */
function bezier(a: number, b: number, c: number, d: number): Ease {
  const along = (u: number, p: number, q: number): number =>
    3 * u * (1 - u) * (1 - u) * p + 3 * u * u * (1 - u) * q + u ** 3;
  return (x) => {
    if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
    let [low, high] = [0, 1];
    for (let step = 0; step < 18; step++) {
      const u = (low + high) / 2;
      if (along(u, a, c) < x) low = u;
      else high = u;
    }
    return along(low, b, d);
  };
}

export const out = bezier(0.2, 0.8, 0.2, 1);
export const drop = bezier(0.5, 0, 0.9, 0.4);
export const inOut = bezier(0.6, 0, 0.3, 1);
/** Overshoots its end and comes back. */
export const settle = bezier(0.3, 1.5, 0.5, 1);
export const even: Ease = (x) => x;

export const mix = (a: number, b: number, done: number): number => a + (b - a) * done;

/** The progress at this time of a part that begins at `start` and takes `lasts` milliseconds. */
export const part = (time: number, start: number, lasts: number, ease: Ease = even): number =>
  ease(Math.max(0, Math.min(1, (time - start) / lasts)));

/** Plays an animation of this many milliseconds, with timed sounds. With reduced motion it shows the end at once. */
export function stretch(
  moment: Moment,
  lasts: number,
  draw: (now: number) => void,
  sounds: Readonly<Record<number, Sound>> = {},
): Promise<void> {
  const due = Object.entries(sounds).map(([at, sound]) => [Number(at), sound] as const);
  return moment.over(lasts, (done) => {
    draw(still() ? lasts : done * lasts);
    while (due.length && due[0]![0] <= done * lasts) {
      const [, sound] = due.shift()!;
      if (!moment.skipped) play(sound);
    }
  });
}
