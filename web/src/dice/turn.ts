/** Rotations of dice. The table decides which face is up; a baked throw gives only the motion of the body,
 *  so the die is rotated inside its body by one of the 24 rotations of a cube. */

/** x, y (up), z (towards the viewer). */
export type Place = readonly [number, number, number];
/** A rotation as a quaternion: x, y, z, w. */
export type Turn = readonly [number, number, number, number];

/** The normal of each face of an unrotated die; opposite faces sum to seven. */
export const FACES: readonly Place[] = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, -1, 0],
];

/** The product of two rotations, which applies the second one first. */
export const after = ([a, b, c, d]: Turn, [e, f, g, h]: Turn): Turn => [
  d * e + a * h + b * g - c * f,
  d * f - a * g + b * h + c * e,
  d * g + a * f - b * e + c * h,
  d * h - a * e - b * f - c * g,
];

export const back = ([x, y, z, w]: Turn): Turn => [-x, -y, -z, w];

/** The place after the rotation. */
export function turned(turn: Turn, [x, y, z]: Place): Place {
  const [a, b, c] = after(after(turn, [x, y, z, 0]), back(turn));
  return [a, b, c];
}

/** The rotation about the vertical, counter-clockwise seen from above. */
export const about = (angle: number): Turn => [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];

/** The rotation between two others, the short way. */
export function between(a: Turn, b: Turn, share: number): Turn {
  const near = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -share : share;
  const mix = a.map((part, n) => part * (1 - share) + b[n]! * near);
  const long = Math.hypot(...mix);
  return [mix[0]! / long, mix[1]! / long, mix[2]! / long, mix[3]! / long];
}

const along = ([x, y, z]: Place, [a, b, c]: Place): number => x * a + y * b + z * c;

/** The 24 rotations that map a cube onto itself. */
export const CUBE: readonly Turn[] = (() => {
  const half = Math.SQRT1_2;
  const tips: Turn[] = [
    [0, 0, 0, 1],
    [1, 0, 0, 0],
    [half, 0, 0, half],
    [-half, 0, 0, half],
    [0, 0, half, half],
    [0, 0, -half, half],
  ];
  const spins = [0, 1, 2, 3].map((quarter) => about((quarter * Math.PI) / 2));
  return tips.flatMap((tip) => spins.map((spin) => after(spin, tip)));
})();

/** The face on top, 1–6. */
export function top(turn: Turn): number {
  const heights = FACES.map((face) => turned(turn, face)[1]);
  return heights.indexOf(Math.max(...heights));
}

/** The rotation inside the body that puts `value` on top when the body rests; `pick` (0–3) chooses among the four. */
export function inside(rest: Turn, value: number, pick: number): Turn {
  const up = turned(back(rest), [0, 1, 0]);
  const fits = CUBE.filter((turn) => along(turned(turn, FACES[value]!), up) > 0.8);
  return fits[pick % fits.length] ?? CUBE[0]!;
}

/** A die's rotation seen from above, modulo a quarter turn: −45° to 45° in radians. While the die tumbles, its axis
 *  nearest to level counts; on a corner none is level. */
export function skew(turn: Turn): number {
  const axes = [turned(turn, [1, 0, 0]), turned(turn, [0, 1, 0]), turned(turn, [0, 0, 1])];
  const [x, , z] = axes.reduce((flat, axis) => (Math.abs(axis[1]) < Math.abs(flat[1]) ? axis : flat));
  const angle = Math.atan2(-z, x);
  return angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
}
