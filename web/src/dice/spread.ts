/** Twelve dice spread over a table, for those who look: chance that is the same on every phone, and knows nothing of throws. */
import { seeded, shuffled } from "./chance";

/** The angle at which a seat sits at the round table; seat 0 at the front. */
export const sideOf = (seat: number, seats: number): number => (2 * Math.PI * seat) / Math.max(1, seats);

/** How far a die may lie from the middle of its cell, as a share of the cell, and how many degrees turned. */
const ASTRAY = 0.04;
const SKEW = 14;

export interface Spread {
  /** From 0 to 11: one of twelve cells, row by row. */
  cell: number;
  /** From the middle of the cell, as shares of it. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** By die, how the twelve lie spread over the whole table, each in a cell of its own. Opposite seats see them turned round. */
export function spreadOf(table: string, round: number, seat: number, seats: number): Spread[] {
  const draw = seeded(`${table} spread`, round);
  const away = (): number => 2 * draw() - 1;
  const opposite = Math.cos(sideOf(seat, seats)) < -0.01;
  return shuffled([...Array(12).keys()], draw).map((cell) => {
    const [x, y, turn] = [ASTRAY * away(), ASTRAY * away(), SKEW * away()];
    return opposite ? { cell: 11 - cell, x: -x, y: -y, turn: turn + 180 } : { cell, x, y, turn };
  });
}
