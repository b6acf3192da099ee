/** Poses [x, y, z, qx, qy, qz, qw] of dice, and how a throw is written. */

/** Where the body's own axes point upwards: the y part of each, after the turn. */
const ups = ([, , , x, y, z, w]) => [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)];

/** 1 for a die that lies flat, less the more it leans. */
export const flatness = (pose) => Math.max(...ups(pose).map(Math.abs));

/** A flat die made perfectly flat; one that leans is left as it is. */
export function upright(pose) {
  if (flatness(pose) < 0.999) return pose;
  const up = ups(pose).map(Math.round);
  const [, , , x, y, z, w] = pose;
  // The smallest turn that brings the nearly upright axis to the vertical.
  const [a, b, c] = turned([x, y, z, w], up);
  const long = Math.hypot(c, a, 1 + b);
  return [...pose.slice(0, 3), ...times([-c / long, 0, a / long, (1 + b) / long], [x, y, z, w])];
}

const times = ([a, b, c, d], [e, f, g, h]) => [
  d * e + a * h + b * g - c * f,
  d * f - a * g + b * h + c * e,
  d * g + a * f - b * e + c * h,
  d * h - a * e - b * f - c * g,
];

const turned = (q, v) => times(times(q, [...v, 0]), [-q[0], -q[1], -q[2], q[3]]).slice(0, 3);

/** A header of three bytes and a spare one (hertz, dice, frames), then six 16-bit numbers for each die of each frame:
 *  the place in thousandths, the turn as x, y, z of a quaternion whose w is not negative. */
export function encode(frames, hertz) {
  const dice = frames[0].length;
  const numbers = new Int16Array(2 + frames.length * dice * 6);
  new Uint8Array(numbers.buffer).set([hertz, dice, frames.length, 0]);
  let at = 2;
  for (const frame of frames) {
    for (const [x, y, z, ...turn] of frame) {
      const sign = turn[3] < 0 ? -32767 : 32767;
      for (const part of [x, y, z]) numbers[at++] = Math.round(part * 1000);
      for (const part of turn.slice(0, 3)) numbers[at++] = Math.round(part * sign);
    }
  }
  return new Uint8Array(numbers.buffer);
}
