/** Typing a number that must be one of a few: only digits that lead to one are offered. */

/** Beyond so many numbers they are typed, not picked. */
export const MOST_PICKS = 24;

/** The digits that may come next. Any number goes where there are no limits. */
export function nextDigits(values: number[], typed: string): Set<string> {
  const digits = [..."0123456789"];
  if (!values.length) return new Set(typed.replace("-", "").length < 5 ? digits : []);
  return new Set(digits.filter((digit) => values.some((value) => String(value).startsWith(typed + digit))));
}

/** The number that was typed, if it may stand. */
export function typedNumber(values: number[], typed: string): number | null {
  if (!/^-?\d+$/.test(typed)) return null;
  const number = Number(typed);
  return !values.length || values.includes(number) ? number : null;
}

/** Whether nothing longer could be meant, so that it can be written at once. */
export const isDone = (values: number[], typed: string): boolean =>
  values.length > 0 && typedNumber(values, typed) !== null && nextDigits(values, typed).size === 0;

/** The limits of a long list, as a range with what stands apart: "0, 5–30". */
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
