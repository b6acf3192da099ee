/** Where a table lives: at a server, or in this phone. An address alone says it. */

/** Of the id of a table that lives in a phone (src/bellyflop/offline/house.py makes them). */
const PREFIX = "phone-";

export const livesHere = (table: string): boolean => table.startsWith(PREFIX);

/** Whether this page was built to stand alone: no server answers beside it. */
export const ALONE = import.meta.env.MODE === "site";

/** Whether all that a game needs was taken along: then it is there without a network. */
export const taken = (): boolean => localStorage.getItem("taken") !== null;

export function rememberTaken(yes: boolean): void {
  if (yes) localStorage.setItem("taken", String(Date.now()));
  else localStorage.removeItem("taken");
}
