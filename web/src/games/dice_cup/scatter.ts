/** Where twelve dice lie: the same for all, seen by each seat from its own side of the table. */

export interface Lying {
  /** Which die, 0–11: two of each colour in the edition's order. */
  die: number;
  /** From the middle, −1 to 1. */
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

/** A small source of chance that gives every phone the same numbers. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const text = (words: string): number => [...words].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

/** The twelve dice of this round at this table, as seat `seat` of `seats` sees them. */
export function scatter(table: string, round: number, seat: number, seats: number): Lying[] {
  const draw = chance(text(table) + round * 7919);
  const order = [...Array(12).keys()];
  for (let last = 11; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  const side = (2 * Math.PI * seat) / Math.max(1, seats);
  return order.map((die, place) => {
    const inner = place < 4;
    const around = inner ? place / 4 : (place - 4) / 8;
    const angle = 2 * Math.PI * (around + (inner ? 0.09 : 0) + (draw() - 0.5) * 0.02) + side;
    const away = (inner ? 0.36 : 0.84) + (draw() - 0.5) * 0.08;
    const turn = (draw() - 0.5) * 70 + (side * 180) / Math.PI;
    return { die, x: away * Math.cos(angle), y: away * Math.sin(angle), turn };
  });
}
