/** Assigns dice to the five places. The table sends only values; a die that was kept stays in its place. */

/** The places of these held values, with each value as often as it is held. */
export function placesOf(lying: readonly number[], held: readonly number[]): boolean[] {
  const left = [...held];
  return [0, 1, 2, 3, 4].map((place) => {
    const at = left.indexOf(lying[place] ?? 0);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether both are the same dice in any order. */
export const same = (lying: readonly number[], dice: readonly number[]): boolean =>
  [...lying].sort().join() === [...dice].sort().join();

/** Whether these are five of a kind. */
export const alike = (values: readonly number[]): boolean =>
  values[0] !== 0 && values.length === 5 && values.every((value) => value === values[0]);
