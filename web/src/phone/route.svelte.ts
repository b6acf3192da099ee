/** The page's current route. Routes: / · /new/GAME · /j/CODE · /t/TABLE · /tv/CODE · /rules/GAME · /learn · /learn/GAME · /review/TABLE · /past · /pad · /pad/new · /python */
import { ALONE } from "../offline/home";

/** A standalone page is one file for all routes: the route is in its hash. */
const here = (): string =>
  typeof location === "undefined" ? "/" : ALONE ? location.hash.slice(1).split("#")[0] || "/" : location.pathname;

let path = $state(here());

export interface Route {
  screen: string;
  arg: string;
}

/** The decoded text, or the text itself if its encoding is invalid. */
function decoded(typed: string): string {
  try {
    return decodeURIComponent(typed);
  } catch {
    return typed;
  }
}

export function route(): Route {
  const [, screen = "", arg = ""] = path.split("/");
  return { screen, arg: decoded(arg) };
}

export function go(to: string, replace = false): void {
  const address = ALONE ? `#${to}` : to;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  path = here();
  scrollTo(0, 0);
}

/** Follows the browser's back button. */
export function follow(): void {
  addEventListener("popstate", () => (path = here()));
}
