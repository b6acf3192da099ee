/** Where the page is. Addresses: / · /new/GAME · /j/CODE · /t/TABLE · /tv/CODE · /rules/GAME · /learn · /learn/GAME */

let path = $state(typeof location === "undefined" ? "/" : location.pathname);

export interface Route {
  screen: string;
  arg: string;
}

export function route(): Route {
  const [, screen = "", arg = ""] = path.split("/");
  return { screen, arg: decodeURIComponent(arg) };
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
