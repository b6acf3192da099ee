/** What the coach suggests at this moment: a board that likes points at it. */

let suggested = $state.raw<unknown>(null);

/** One of `update.legal[].do`, or null. */
export const suggestion = (): unknown => suggested;

export function point(what: unknown): void {
  suggested = what;
}
