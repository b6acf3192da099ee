/** Plays an animation until it ends, a tap or a key skips it, or the device proves too slow. */
import { watchFrames } from "./quality";

export interface Playing {
  /** Resolves when it has stopped: with true if it played to its end. */
  ended: Promise<boolean>;
  end(): void;
}

/** Calls `frame` with the seconds since the start until it returns false. */
export function playFrames(frame: (seconds: number) => boolean): Playing {
  let settle: (whole: boolean) => void = () => {};
  let request = 0;
  const ended = new Promise<boolean>((done) => (settle = done));
  const close = (whole: boolean): void => {
    cancelAnimationFrame(request);
    removeEventListener("pointerdown", end, true);
    removeEventListener("keydown", end, true);
    document.removeEventListener("visibilitychange", end);
    settle(whole);
  };
  const end = (): void => close(false);
  addEventListener("pointerdown", end, true);
  addEventListener("keydown", end, true);
  document.addEventListener("visibilitychange", end); // a hidden page gets no frames
  const watch = watchFrames(end);
  let start = 0;
  let before = 0;
  const next = (now: number): void => {
    start ||= now;
    if (before) watch(now - before);
    before = now;
    request = requestAnimationFrame(next);
    if (!frame((now - start) / 1000)) close(true);
  };
  request = requestAnimationFrame(next);
  return { ended, end };
}

/** Waits this long, or until a tap or a key; resolves with true if nothing cut it short. */
export function waited(milliseconds: number): Promise<boolean> {
  return new Promise((done) => {
    const end = (whole: boolean): void => {
      clearTimeout(timer);
      removeEventListener("pointerdown", skip, true);
      removeEventListener("keydown", skip, true);
      done(whole);
    };
    const skip = (): void => end(false);
    const timer = setTimeout(() => end(true), milliseconds);
    addEventListener("pointerdown", skip, true);
    addEventListener("keydown", skip, true);
  });
}
