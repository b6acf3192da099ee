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
const cross = ([x, y, z]: Place, [a, b, c]: Place): Place => [y * c - z * b, z * a - x * c, x * b - y * a];
const minus = ([x, y, z]: Place, [a, b, c]: Place): Place => [x - a, y - b, z - c];

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

/** The angle at which a seat sits at the round table; seat 0 at the front. */
export const sideOf = (seat: number, seats: number): number => (2 * Math.PI * seat) / Math.max(1, seats);

const TILT = (71 * Math.PI) / 180; // steep: no die may hide another's face
const AWAY = 15;

/** From a seat's side of the table, so that a round of this radius just fits the canvas. */
export function fromSeat(seat: number, seats: number, radius: number, width: number, height: number): Lens {
  const side = sideOf(seat, seats);
  const from: Place = [
    AWAY * Math.cos(TILT) * Math.sin(side),
    AWAY * Math.sin(TILT),
    AWAY * Math.cos(TILT) * Math.cos(side),
  ];
  const forward = from.map((part) => -part / AWAY) as unknown as Place;
  const right: Place = [Math.cos(side), 0, -Math.sin(side)];
  const eye: Eye = { from, forward, right, up: cross(right, forward) };
  const seen = [...Array(48).keys()].map((n): [number, number] => {
    const angle = (2 * Math.PI * n) / 24;
    const way = minus([radius * Math.cos(angle), n < 24 ? 0 : 1, radius * Math.sin(angle)], from);
    const depth = along(way, forward);
    return [along(way, right) / depth, along(way, eye.up) / depth];
  });
  const [left, most] = [Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x))];
  const [low, top] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))];
  const scale = Math.min(width / (most - left), height / (top - low));
  const [wide, high] = [(2 * scale) / width, (2 * scale) / height];
  return lens(eye, wide, high, (-wide * (left + most)) / 2, (-high * (low + top)) / 2);
}

/** Where the lens puts a place: −1 to 1 from left to right and from bottom to top. */
export function seenAt(matrix: Lens, [x, y, z]: Place): [number, number] {
  const row = (n: number): number => matrix[n]! * x + matrix[n + 4]! * y + matrix[n + 8]! * z + matrix[n + 12]!;
  return [row(0) / row(3), row(1) / row(3)];
}
