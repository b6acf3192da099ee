import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ["/j/%", { screen: "j", arg: "%" }],
  ["/j/AB%43D", { screen: "j", arg: "ABCD" }],
  ["/", { screen: "", arg: "" }],
])("%s leads somewhere", async (pathname, found) => {
  vi.stubGlobal("location", { pathname });
  const { route } = await import("./route.svelte");
  expect(route()).toEqual(found);
});
