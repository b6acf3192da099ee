/** Where the page is. Addresses: / · /new/GAME · /j/CODE · /t/TABLE · /tv/CODE · /rules/GAME · /learn · /learn/GAME · /review/TABLE · /past · /pad · /pad/new */

let path = $state(typeof location === "undefined" ? "/" : location.pathname);

export interface Route {
  screen: string;
  arg: string;
}

/** What was typed, as it is if it stands for nothing. */
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
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follows the phone's own back button. */
export function follow(): void {
  addEventListener("popstate", () => (path = location.pathname));
}
