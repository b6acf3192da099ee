/** Twelve dice poured out: one baked throw, turned and dealt by chance that is the same on every phone.
 *  It says where dice lie and how they got there, never what they show. */
import { sideOf } from "./spread";
import { seeded, shuffled } from "./chance";
import { oneOf, restOf } from "./throws";
import type { Pose } from "./track";
import { about, after, skew, turned } from "./turn";

/** Everything lies within this many edges from the middle. */
export const RADIUS = 3.25;
export const SMALL = 0.71;
/** How many edges of a large die the shorter side of the table is long. */
export const REACH = 6.9;

export interface Cast {
  /** The baked throw, for those who want to see the dice fall. */
  name: string;
  /** How the whole throw is turned round the vertical. */
  spin: number;
  /** By die, small ones first: which body of the throw it is. */
  bodies: number[];
  /** By die: which of the four ways to lie with its face up. */
  picks: number[];
}

/** How the twelve dice of this round fall at this table; `lean` with one that leans. */
export function castOf(table: string, round: number, lean = false): Cast {
  const draw = seeded(lean ? `${table} lean` : table, round);
  const name = oneOf(lean ? "cup-lean" : "cup", draw());
  const spin = draw() * 2 * Math.PI;
  const bodies = [...shuffled([0, 1, 2, 3, 4, 5], draw), ...shuffled([6, 7, 8, 9, 10, 11], draw)];
  return { name, spin, bodies, picks: bodies.map(() => Math.floor(draw() * 4)) };
}

/** The same pose in a throw that is turned as a whole. */
export function spun({ place, turn }: Pose, angle: number): Pose {
  return { place: turned(about(angle), place), turn: after(about(angle), turn) };
}

export interface FlatDie {
  /** From the middle, −1 to 1. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** By die, how it lies seen from above by one of these seats. */
export function flatFrom({ name, spin, bodies }: Cast, seat: number, seats: number): FlatDie[] {
  const rest = restOf(name);
  return bodies.map((body) => {
    const { place, turn } = spun(rest[body]!, spin - sideOf(seat, seats));
    return { x: place[0] / RADIUS, y: place[2] / RADIUS, turn: (-skew(turn) * 180) / Math.PI };
  });
}
