/** The geometry of the pool: eighteen places evenly along a rounded rectangle, the diving board in the middle of its
 *  top. Lengths are those of a pool on a phone, with pawns 52 high; the drawing of any other pool is scaled. */

export interface Rim {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const SPACES = 18;
/** The distance of the places from the edge of the drawing, at the sides and at the ends. */
const SIDE = 42;
const END = 50;
/** The sum of width and height that puts the places 70 apart, whatever the shape. */
const AROUND = 902;
const CORNER = 104;
/** The distance of the water from the edge of the drawing. */
export const WATER = { x: 80, y: 88 };
/** The distance of a pawn's feet below the middle of its place. */
export const FEET = 13.6;

/** The pool that fits into this space. */
export function rimFor(width: number, height: number): Rim {
  const shape = Math.min(1.5, Math.max(0.62, width / (height || 1) || 0.68));
  const across = (AROUND * shape) / (1 + shape);
  return { width: across, height: AROUND - across };
}

const corner = ({ width, height }: Rim): number => Math.min(CORNER, width / 2 - SIDE, height / 2 - END);

/** The middle of a place, clockwise from the diving board. */
export function place(rim: Rim, space: number): Point {
  const [w, h, r] = [rim.width - 2 * SIDE, rim.height - 2 * END, corner(rim)];
  const [top, side, arc] = [w - 2 * r, h - 2 * r, (Math.PI * r) / 2];
  const round = 2 * top + 2 * side + 4 * arc;
  let left = (((space + SPACES) % SPACES) / SPACES) * round;
  const turn = (x: number, y: number, from: number): Point => {
    const angle = from + left / r;
    return { x: SIDE + x + r * Math.sin(angle), y: END + y - r * Math.cos(angle) };
  };
  const steps: [number, () => Point][] = [
    [top / 2, () => ({ x: SIDE + w / 2 + left, y: END })],
    [arc, () => turn(w - r, r, 0)],
    [side, () => ({ x: SIDE + w, y: END + r + left })],
    [arc, () => turn(w - r, h - r, Math.PI / 2)],
    [top, () => ({ x: SIDE + w - r - left, y: END + h })],
    [arc, () => turn(r, h - r, Math.PI)],
    [side, () => ({ x: SIDE, y: END + h - r - left })],
    [arc, () => turn(r, r, (3 * Math.PI) / 2)],
  ];
  for (const [length, at] of steps) {
    if (left <= length) return at();
    left -= length;
  }
  return { x: SIDE + r + left, y: END };
}

/** The direction from a place to the water, of length 1. */
export function inward(rim: Rim, space: number): Point {
  const { x, y } = place(rim, space);
  const reach = Math.max(0, rim.height / 2 - 200);
  const wide = Math.max(0, rim.width / 2 - 183);
  const middle = { x: clamp(x, rim.width / 2 - wide, rim.width / 2 + wide), y: clamp(y, 200, 200 + 2 * reach) };
  const [dx, dy] = [middle.x - x, middle.y - y];
  const far = Math.hypot(dx, dy) || 1;
  return { x: dx / far, y: dy / far };
}

/** The point this far from a place towards the water. */
export function inner(rim: Rim, space: number, far: number): Point {
  const [at, to] = [place(rim, space), inward(rim, space)];
  return { x: at.x + to.x * far, y: at.y + to.y * far };
}

export type End = "top" | "bottom" | "side";

/** The part of the rim a place lies on, which decides where a lifted pawn has room. */
export function endOf(rim: Rim, space: number): End {
  if (Math.abs(inward(rim, space).x) > 0.8) return "side";
  return place(rim, space).y < rim.height / 2 ? "top" : "bottom";
}

/** The place of a lifted pawn: the ground below its feet, and their height above it. */
export function raised(rim: Rim, space: number): Point & { z: number } {
  const [at, to, end] = [place(rim, space), inward(rim, space), endOf(rim, space)];
  if (end === "side") return { x: at.x + to.x * 36, y: at.y + FEET, z: 6 };
  return { x: at.x, y: at.y + FEET, z: end === "top" ? 12 : 32 };
}

/** The place of a lifted pawn's number: where the pawn stood, or beside that at the upper end. */
export const numberAt = (rim: Rim, space: number): Point =>
  endOf(rim, space) === "top" ? inner(rim, space, 44) : place(rim, space);

/** The arrow of a move, hop by hop, with the tip and the angle of its head. */
export function arrow(rim: Rim, start: number, hops: readonly number[]): { d: string; end: Point; angle: number } {
  const path = [start, ...hops];
  const points = path.map((space, n) => inner(rim, space, n === 0 ? 30 : n === hops.length ? 42 : 40));
  let d = `M${points[0]!.x} ${points[0]!.y}`;
  let bend = points[0]!;
  for (let n = 1; n < points.length; n++) {
    const [from, to, a, b] = [points[n - 1]!, points[n]!, inward(rim, path[n]!), inward(rim, path[n - 1]!)];
    bend = { x: (from.x + to.x) / 2 + (a.x + b.x) * 13, y: (from.y + to.y) / 2 + (a.y + b.y) * 13 };
    d += ` Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  }
  const end = points.at(-1)!;
  return { d, end, angle: (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI };
}

/** The diving board, from the rim into the water. */
export const plank = ({ width, height }: Rim): { x: number; y: number; width: number; height: number } => ({
  x: width / 2 - 21.5,
  y: 25,
  width: 43,
  height: Math.min(125, height * 0.26),
});

const MOST = 16;

/** The places of swimmers, in the order they fall in: far apart, and clear of anything on the rim. */
export function floats(rim: Rim): { at: Point[]; radius: number } {
  const board = plank(rim);
  const box = {
    left: WATER.x + 34,
    right: rim.width - WATER.x - 34,
    top: WATER.y + 26,
    bottom: rim.height - WATER.y - 64,
  };
  for (let pitch = 62; ; pitch -= 2) {
    const free = grid(box, pitch).filter(
      ({ x, y }) =>
        y > board.y + board.height + pitch * 0.45 || Math.abs(x - rim.width / 2) > board.width / 2 + pitch * 0.5,
    );
    if (free.length >= MOST || pitch < 34) return { at: spread(free, rim), radius: Math.min(25, pitch * 0.44) };
  }
}

function grid(
  { left, right, top, bottom }: Record<"left" | "right" | "top" | "bottom", number>,
  pitch: number,
): Point[] {
  const [columns, rows] = [Math.floor((right - left) / pitch) + 1, Math.floor((bottom - top) / pitch) + 1];
  const [x0, y0] = [(left + right - (columns - 1) * pitch) / 2, (top + bottom - (rows - 1) * pitch) / 2];
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return { x: x0 + column * pitch, y: y0 + row * pitch + (column % 2) * 5 };
  });
}

/** These points reordered: the first near the middle, each next one as far as possible from those before it. */
function spread(points: Point[], { width, height }: Rim): Point[] {
  const left = [...points];
  const middle = { x: width / 2, y: height * 0.55 };
  const done: Point[] = [];
  while (left.length) {
    const far = ({ x, y }: Point): number =>
      done.length
        ? Math.min(...done.map((one) => Math.hypot(one.x - x, one.y - y)))
        : -Math.hypot(middle.x - x, middle.y - y);
    const best = left.reduce((best, one) => (far(one) > far(best) ? one : best));
    left.splice(left.indexOf(best), 1);
    done.push(best);
  }
  return done;
}

export const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));
