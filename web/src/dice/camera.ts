/** The camera. */
import type { Place } from "./turn";

/** The column-major matrix that projects the world onto the canvas. */
export type Lens = Float32Array<ArrayBuffer>;

interface Eye {
  from: Place;
  forward: Place;
  right: Place;
  up: Place;
}

const along = ([x, y, z]: Place, [a, b, c]: Place): number => x * a + y * b + z * c;

const NEAR = 1;
const FAR = 80;

/** Scales x by `wide` and shifts it by `dx`, y by `high` and `dy`, in units of half the canvas. */
function lens({ from, forward, right, up }: Eye, wide: number, high: number, dx = 0, dy = 0): Lens {
  const depth = (FAR + NEAR) / (FAR - NEAR);
  const rows = [
    right.map((part, n) => wide * part + dx * forward[n]!),
    up.map((part, n) => high * part + dy * forward[n]!),
    forward.map((part) => depth * part),
    [...forward],
  ] as unknown as Place[];
  const shifts = [0, 0, (-2 * FAR * NEAR) / (FAR - NEAR), 0];
  const columns = [0, 1, 2].flatMap((n) => rows.map((row) => row[n]!));
  return new Float32Array([...columns, ...rows.map((row, n) => shifts[n]! - along(row, from))]);
}

const HEIGHT = 26;

/** The view from straight above the middle of the canvas: the top face of a die lying `x`, `z` edges away appears
 *  that many times `edge` pixels from the middle. */
export function overhead(width: number, height: number, edge: number): Lens {
  const eye: Eye = { from: [0, HEIGHT, 0], forward: [0, -1, 0], right: [1, 0, 0], up: [0, 0, -1] };
  const scale = 2 * edge * (HEIGHT - 1);
  return lens(eye, scale / width, scale / height);
}

/** The position on the canvas, from −1 to 1, left to right and bottom to top. */
export function seenAt(matrix: Lens, [x, y, z]: Place): [number, number] {
  const row = (n: number): number => matrix[n]! * x + matrix[n + 4]! * y + matrix[n + 8]! * z + matrix[n + 12]!;
  return [row(0) / row(3), row(1) / row(3)];
}
