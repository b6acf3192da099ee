/** Where the world is seen from: the same world for all, each seat from its own side of the table. */
import type { Place } from "./turn";

/** A matrix that brings the world onto the canvas, column by column. */
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

/** Right is scaled by `wide` and moved by `dx`, up by `high` and `dy`, as shares of half the canvas. */
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

/** From straight above the middle of a canvas, so that a die lying `x`, `z` edges from it has its top face
 *  that many times `edge` pixels from the middle. */
export function overhead(width: number, height: number, edge: number): Lens {
  const eye: Eye = { from: [0, HEIGHT, 0], forward: [0, -1, 0], right: [1, 0, 0], up: [0, 0, -1] };
  const scale = 2 * edge * (HEIGHT - 1);
  return lens(eye, scale / width, scale / height);
}

/** Where the lens puts a place: −1 to 1 from left to right and from bottom to top. */
export function seenAt(matrix: Lens, [x, y, z]: Place): [number, number] {
  const row = (n: number): number => matrix[n]! * x + matrix[n + 4]! * y + matrix[n + 8]! * z + matrix[n + 12]!;
  return [row(0) / row(3), row(1) / row(3)];
}
