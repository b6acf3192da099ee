/** Twelve dice spread over a table for viewing, with random positions that are the same on every phone. */
import { seeded, shuffled } from "./chance";

/** The angle of a seat at the round table; seat 0 is at the front. */
export const sideOf = (seat: number, seats: number): number => (2 * Math.PI * seat) / Math.max(1, seats);

/** A die's largest offset from the middle of its cell, as a share of the cell, and its largest rotation in degrees. */
const ASTRAY = 0.04;
const SKEW = 14;

export interface Spread {
  /** The index of its cell, 0 to 11, row by row. */
  cell: number;
  /** The offset from the middle of the cell, as shares of the cell. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** How the twelve dice lie, each in a cell of its own. The opposite side sees the table rotated by 180°. */
export function spreadOf(table: string, round: number, seat: number, seats: number): Spread[] {
  const draw = seeded(`${table} spread`, round);
  const away = (): number => 2 * draw() - 1;
  const opposite = Math.cos(sideOf(seat, seats)) < -0.01;
  return shuffled([...Array(12).keys()], draw).map((cell) => {
    const [x, y, turn] = [ASTRAY * away(), ASTRAY * away(), SKEW * away()];
    return opposite ? { cell: 11 - cell, x: -x, y: -y, turn: turn + 180 } : { cell, x, y, turn };
  });
}
