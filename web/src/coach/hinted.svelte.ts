/** The coach's current suggestion, which a board may point at. */

let suggested = $state.raw<unknown>(null);

/** One of `update.legal[].do`, or null. */
export const suggestion = (): unknown => suggested;

export function point(what: unknown): void {
  suggested = what;
}
