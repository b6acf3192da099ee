/** What a game the page does not know does and shows, in words that anybody can read. */

/** A name from a program, as words. */
export const asWords = (name: string): string => name.replace(/[_-]+/g, " ").trim();

/** An action: `{"choose": "jump"}` is "choose jump". */
export const inPlainWords = (what: unknown): string => spoken(what).trim();

function spoken(what: unknown): string {
  if (what === null || what === false) return "–";
  if (Array.isArray(what)) return what.map(spoken).join(" ");
  if (typeof what === "object")
    return Object.entries(what as object)
      .map(([key, value]) => (value === true ? asWords(key) : `${asWords(key)} ${spoken(value)}`))
      .join(", ");
  return typeof what === "string" ? asWords(what) : String(what);
}
