/** Twelve dice poured out: a baked throw, rotated and assigned by random numbers that are the same on every phone.
 *  It decides where dice lie and how they got there, never what they show. */
import { sideOf } from "./spread";
import { seeded, shuffled } from "./chance";
import { oneOf, restOf } from "./throws";
import type { Pose } from "./track";
import { about, after, skew, turned } from "./turn";

/** All dice lie within this many edges of the middle. */
export const RADIUS = 3.25;
export const SMALL = 0.71;
/** The length of the table's shorter side, in edges of a large die. */
export const REACH = 6.9;

export interface Cast {
  /** The name of the baked throw, which animates the fall. */
  name: string;
  /** The rotation of the whole throw about the vertical. */
  spin: number;
  /** The body of the throw for each die, small ones first. */
  bodies: number[];
  /** For each die, which of the four orientations with its face up. */
  picks: number[];
}

/** How the twelve dice of this round fall at this table; with `lean`, one of them lands tilted. */
export function castOf(table: string, round: number, lean = false): Cast {
  const draw = seeded(lean ? `${table} lean` : table, round);
  const name = oneOf(lean ? "cup-lean" : "cup", draw());
  const spin = draw() * 2 * Math.PI;
  const bodies = [...shuffled([0, 1, 2, 3, 4, 5], draw), ...shuffled([6, 7, 8, 9, 10, 11], draw)];
  return { name, spin, bodies, picks: bodies.map(() => Math.floor(draw() * 4)) };
}

/** The pose after rotating the whole throw. */
export function spun({ place, turn }: Pose, angle: number): Pose {
  return { place: turned(about(angle), place), turn: after(about(angle), turn) };
}

export interface FlatDie {
  /** The position from the middle, −1 to 1. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** How each die lies, seen from above by one of these seats. */
export function flatFrom({ name, spin, bodies }: Cast, seat: number, seats: number): FlatDie[] {
  const rest = restOf(name);
  return bodies.map((body) => {
    const { place, turn } = spun(rest[body]!, spin - sideOf(seat, seats));
    return { x: place[0] / RADIUS, y: place[2] / RADIUS, turn: (-skew(turn) * 180) / Math.PI };
  });
}
