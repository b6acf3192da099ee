/** A baked throw: the pose of each die at each moment. web/bake writes the files. */
import { between, type Place, type Turn } from "./turn";

export interface Pose {
  place: Place;
  turn: Turn;
}

export interface Track {
  dice: number;
  /** The seconds from the hand to rest. */
  lasts: number;
  /** The pose of this die after this many seconds, clamped to the throw. */
  at(die: number, seconds: number): Pose;
}

/** Reads a throw: hertz, dice, frames and an unused byte; then six 16-bit numbers for each frame and die. */
export function readTrack(bytes: ArrayBuffer): Track {
  const [hertz, dice, frames] = new Uint8Array(bytes, 0, 4) as unknown as [number, number, number];
  const numbers = new Int16Array(bytes, 4);
  if (numbers.length !== frames * dice * 6) throw new Error("this throw is cut short");
  const pose = (frame: number, die: number): Pose => {
    const start = (frame * dice + die) * 6;
    const [a, b, c, x, y, z] = numbers.subarray(start, start + 6) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const turn = [x / 32767, y / 32767, z / 32767] as const;
    const w = Math.sqrt(Math.max(0, 1 - turn[0] ** 2 - turn[1] ** 2 - turn[2] ** 2));
    return { place: [a / 1000, b / 1000, c / 1000], turn: [...turn, w] };
  };
  const at = (die: number, seconds: number): Pose => {
    const when = Math.min(Math.max(seconds * hertz, 0), frames - 1);
    const first = Math.min(Math.floor(when), frames - 2);
    const share = when - first;
    const [from, to] = [pose(first, die), pose(first + 1, die)];
    const mix = (n: 0 | 1 | 2): number => from.place[n] + (to.place[n] - from.place[n]) * share;
    return { place: [mix(0), mix(1), mix(2)], turn: between(from.turn, to.turn, share) };
  };
  return { dice, lasts: (frames - 1) / hertz, at };
}
