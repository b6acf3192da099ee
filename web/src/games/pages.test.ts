import { expect, test } from "vitest";
import { gameName, hasSecrets } from "./about.svelte";
import { boardFor, GAMES, inOrder, pictureOf, wordsOf } from "./pages";

const files = import.meta.glob<string>(
  [
    "../**/*.{ts,svelte,css,json}",
    "../../*.{ts,js,html}",
    "!./*/**",
    "!../dice/throws/**",
    "!../**/*.{gen,example}.json",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const folders = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1]!);

test("no file outside its folder names a game", () => {
  const named = [...GAMES, ...folders].map((name) => name.replace(/[-_]/g, "[-_]"));
  const names = new RegExp(`(?<![a-z])(${named.join("|")})(?![a-z])`);
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(Object.keys(files).filter((path) => names.test(files[path]!))).toEqual([]);
});

test("each game has one page", () => {
  expect(new Set(GAMES).size).toBe(GAMES.length);
});

test("cards come in their order, those the page does not know last", () => {
  const known = inOrder(GAMES, (game) => game);
  expect(inOrder(["b", ...GAMES, "a"], (game) => game)).toEqual([...known, "b", "a"]);
});

test("a game the page does not know has a board, a picture, words, and may have secrets", async () => {
  expect((await boardFor("no-such-game")).name).toContain("GenericBoard");
  expect(await pictureOf("no-such-game")).toMatch(/^<rect.*<\/g>$/s);
  expect([wordsOf("no-such-game"), gameName("no-such-game"), hasSecrets("no-such-game")]).toEqual([
    "no-such-game",
    "No such game",
    true,
  ]);
});
