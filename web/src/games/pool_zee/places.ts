/** Which die lies at which of the five places. The table tells values alone; a die that was kept stays where it is. */

export interface Lying {
  /** By place; 0 where nothing lies yet. */
  values: number[];
  /** Which of them were not thrown. */
  stayed: boolean[];
}

/** The five dice after a throw, given what lay there and what was kept of it.
 *  Where it is not known what was kept (`kept` is null), as many stay as may have stayed. */
export function settle(before: readonly number[], kept: readonly boolean[] | null, dice: readonly number[]): Lying {
  const fresh = [...dice];
  const stayed = [0, 1, 2, 3, 4].map((place) => {
    const at = fresh.indexOf(before[place] ?? 0);
    if (at < 0 || kept?.[place] === false) return false;
    fresh.splice(at, 1);
    return true;
  });
  return { values: stayed.map((stays, place) => (stays ? before[place]! : (fresh.shift() ?? 0))), stayed };
}

/** Which places were meant by these held values, each value once for each time it is held. */
export function placesOf(lying: readonly number[], held: readonly number[]): boolean[] {
  const left = [...held];
  return [0, 1, 2, 3, 4].map((place) => {
    const at = left.indexOf(lying[place] ?? 0);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Five of a kind. */
export const alike = (values: readonly number[]): boolean =>
  values[0] !== 0 && values.length === 5 && values.every((value) => value === values[0]);
