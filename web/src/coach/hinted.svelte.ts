/** What the coach suggests at this moment: boards that like point at it. */

let suggested = $state.raw<unknown>(null);

/** One of `update.legal[].do`, or null. */
export const hinted = (): unknown => suggested;

export function point(what: unknown): void {
  suggested = what;
}
