/** Seeded random numbers, the same on every phone: for how dice lie and fly, never for what they show. */

const text = (words: string): number =>
  [...words].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

/** A generator of numbers from 0 to 1, seeded by the words and the number. */
export function seeded(words: string, number: number): () => number {
  let state = (text(words) + Math.imul(number, 7919)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Whether a die lands tilted in this throw, so that all are shaken again: about one in fifteen, the same on every
 *  phone. This is only an animation; the table decides the dice. */
export const leans = (table: string, number: number): boolean => seeded(`${table} leans`, number)() < 1 / 15;

/** A shuffled copy. */
export function shuffled<T>(members: readonly T[], draw: () => number): T[] {
  const order = [...members];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
