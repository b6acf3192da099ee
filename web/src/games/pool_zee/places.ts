/** Which die lies at which of the five places. The table tells values alone; a die that was kept stays where it is. */

/** Which places were meant by these held values, each value once for each time it is held. */
export function placesOf(lying: readonly number[], held: readonly number[]): boolean[] {
  const left = [...held];
  return [0, 1, 2, 3, 4].map((place) => {
    const at = left.indexOf(lying[place] ?? 0);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the same dice lie there, wherever. */
export const same = (lying: readonly number[], dice: readonly number[]): boolean =>
  [...lying].sort().join() === [...dice].sort().join();

/** Five of a kind. */
export const alike = (values: readonly number[]): boolean =>
  values[0] !== 0 && values.length === 5 && values.every((value) => value === values[0]);
