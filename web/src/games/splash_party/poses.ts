/** The poses of pawns that stand, jump and fall: pure functions of the pool's shape, a space and a time. */
import { mix, part } from "../../ui/curves";
import { endOf, FEET, inner, place, raised, type Point, type Rim } from "./rim";
import type { Move } from "./view.gen";

/** The position and the shape of a pawn. */
export interface Pose {
  /** The position of its feet on the ground, and their height above it. */
  x: number;
  y: number;
  z: number;
  turn: number;
  size: number;
  /** The vertical stretch; 1 is none. */
  tall: number;
}

/** A pawn standing on its place. */
export function rest(rim: Rim, space: number): Pose {
  const { x, y } = place(rim, space);
  return { x, y: y + FEET, z: 0, turn: 0, size: 1, tall: 1 };
}

/** The places that a pawn with this number touches. */
export function hops({ start, end, go }: Move, number: number): number[] {
  const step = go === "cw" ? 1 : -1;
  const all = Array.from({ length: number }, (_, n) => (start + step * (n + 1) + 18) % 18);
  return all.at(-1) === end ? all : [end];
}

/** A pawn that falls head over heels into the water. */
export function tumble(from: Point, to: Point, done: number): Pose {
  return {
    x: mix(from.x, to.x, done),
    y: mix(from.y, to.y + 14, done),
    z: 46 * 4 * done * (1 - done),
    turn: (to.x < from.x ? -1 : 1) * 420 * done,
    size: mix(1, 0.86, done),
    tall: 1,
  };
}

/** A pawn being lifted from its place. */
export function held(rim: Rim, space: number, done: number): Pose {
  const [from, to] = [rest(rim, space), raised(rim, space)];
  return { ...from, x: mix(from.x, to.x, done), y: mix(from.y, to.y, done), z: to.z * done, size: 1 + 0.22 * done };
}

/** The point where a moving pawn lands: on a free place, or beside or above the pawn that stands there. */
export function lands(rim: Rim, space: number, before: number, taken: boolean, victim: boolean): Point & { z: number } {
  const at = place(rim, space);
  if (victim) {
    const from = place(rim, before);
    return { x: mix(at.x, from.x, 0.3), y: mix(at.y, from.y, 0.3) + FEET, z: 50 };
  }
  if (!taken) return { x: at.x, y: at.y + FEET, z: 0 };
  if (endOf(rim, space) !== "side") return { x: at.x, y: at.y + FEET, z: 50 };
  const coping = inner(rim, space, 38);
  return { x: coping.x, y: coping.y + 10, z: 0 };
}

/** A pawn that landed this many milliseconds ago. */
export function landed(rim: Rim, space: number, now: number): Pose {
  const done = part(now, 0, 240);
  return { ...rest(rim, space), size: mix(1.15, 1, done), tall: 1 - 0.2 * Math.sin(Math.PI * done) };
}
