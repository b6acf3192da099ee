/** Plays something frame by frame until it ends, is skipped by a tap or a key, or turns out too slow for this device. */
import { watchFrames } from "./quality";

export interface Playing {
  /** Settles when it has ended: with true if it was played to its end. */
  ended: Promise<boolean>;
  end(): void;
}

/** Calls `frame` with the seconds since the start; it answers whether more is to come. */
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
  document.addEventListener("visibilitychange", end); // nobody looks: the frames would stand still
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

/** Waits so long, or until a tap or a key; whether it waited to the end. */
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
