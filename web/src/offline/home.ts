/** Whether a table runs at a server or on this phone; its id tells. */

/** The prefix of the ids of tables on a phone (src/bellyflop/offline/house.py makes them). */
const PREFIX = "phone-";

export const livesHere = (table: string): boolean => table.startsWith(PREFIX);

/** Whether this is the standalone build, which has no server. */
export const ALONE = import.meta.env.MODE === "site";

/** Whether the games have been downloaded for offline play. */
export const taken = (): boolean => localStorage.getItem("taken") !== null;

export function rememberTaken(yes: boolean): void {
  if (yes) localStorage.setItem("taken", String(Date.now()));
  else localStorage.removeItem("taken");
}
