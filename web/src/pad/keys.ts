/** Typing one of a fixed set of numbers: only digits that lead to one of them are offered. */

/** With more numbers than this, the player types digits. */
export const MOST_PICKS = 24;

/** The digits that may come next; without `values`, up to five of any. */
export function nextDigits(values: number[], typed: string): Set<string> {
  const digits = [..."0123456789"];
  if (!values.length) return new Set(typed.replace("-", "").length < 5 ? digits : []);
  return new Set(digits.filter((digit) => values.some((value) => String(value).startsWith(typed + digit))));
}

/** The typed number, if it is allowed. */
export function typedNumber(values: number[], typed: string): number | null {
  if (!/^-?\d+$/.test(typed)) return null;
  const number = Number(typed);
  return !values.length || values.includes(number) ? number : null;
}

/** Whether no allowed number is longer, so that this one can be written at once. */
export const isDone = (values: number[], typed: string): boolean =>
  values.length > 0 && typedNumber(values, typed) !== null && nextDigits(values, typed).size === 0;

/** A long list of numbers as ranges and single numbers: "0, 5–30". */
export function limits(values: number[]): string {
  const parts: string[] = [];
  for (let n = 0; n < values.length;) {
    let end = n;
    while (values[end + 1] === values[end]! + 1) end += 1;
    parts.push(end > n ? `${values[n]}–${values[end]}` : `${values[n]}`);
    n = end + 1;
  }
  return parts.join(", ");
}
