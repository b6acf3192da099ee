import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { GAMES, wordsOf } from "../games/pages";

const texts = import.meta.glob<string>("../../../locales/*/**/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const rules = import.meta.glob<string>("../../../locales/en/rules/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const lessons = import.meta.glob<{ steps: { words: string }[] }>("../games/*/lesson.*.gen.json", {
  eager: true,
  import: "default",
});
const code = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const messages = (path: string) => new FluentResource(texts[path] ?? "").body;
const ids = (path: string): string[] =>
  messages(path)
    .map((message) => message.id)
    .sort();
const english = Object.keys(texts).filter((path) => path.includes("/en/"));
const all = new Set(english.flatMap(ids));

/** The names of all variables in a message, at any depth. */
function variables(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, name } = part as { type?: string; name?: string };
  return type === "var" ? [name!] : Object.values(part).flatMap(variables);
}
const blanks = (path: string) =>
  Object.fromEntries(messages(path).map(({ id, value }) => [id, [...new Set(variables(value))].sort()]));

describe.each(["de", "fr", "es"])("%s", (language) => {
  test.each(english)("has every word of %s", (path) => {
    expect(ids(path.replace("/en/", `/${language}/`))).toEqual(ids(path));
  });
  test.each(english)("puts the same things into the words of %s", (path) => {
    expect(blanks(path.replace("/en/", `/${language}/`))).toEqual(blanks(path));
  });
});

const PARTS = "game|about|option|winner|learn|learn-done|do|coach|pad";
test.each(english)("%s: the words of a game are in its own file, and no others", (path) => {
  const [, area] = /\/games\/(.*)\.ftl$/.exec(path) ?? [];
  const games = area ? [area, ...GAMES.filter((game) => wordsOf(game) === area)] : GAMES;
  const named = new RegExp(`^((${PARTS})-)?(${games.join("|")})(-|$)`);
  if (area) expect(ids(path).filter((id) => !named.test(id))).toEqual([]);
  else expect(ids(path).filter((id) => named.test(id))).toEqual([]);
});

const CLOSES: Record<string, string> = { "(": ")", "[": "]", "{": "}", '"': '"', "'": "'", "`": "`" };
/** The first argument of the call that begins here, with a star for each interpolation of a template. */
function argument(text: string, from: number): string {
  const open: string[] = [];
  let said = "";
  for (let at = from; at < text.length; at++) {
    const here = text[at]!;
    const within = open.at(-1) ?? "";
    const hidden = open.includes("}*");
    if (!open.length && (here === "," || here === ")")) break;
    if (within === "`" && text.startsWith("${", at)) {
      open.push("}*");
      said += hidden ? "" : "*";
      at++;
      continue;
    }
    if (here === within[0]) open.pop();
    else if (!`"'\``.includes(within || "-") && CLOSES[here]) open.push(CLOSES[here]);
    if (!hidden) said += here;
  }
  return said;
}
interface Asked {
  path: string;
  /** An id, with a star for each part that is known only at run time. */
  id: string;
}
const asked: Asked[] = Object.entries(code).flatMap(([path, text]) =>
  [...text.matchAll(/\bt\(/g)]
    .map((call) => argument(text, call.index + 2))
    .flatMap((said) =>
      [...said.matchAll(/(?:^|[?:|])\s*(["'`])([a-z0-9_*-]+)\1/g)].map((found) => ({ path, id: found[2]! })),
    ),
);
const like = (id: string): RegExp => new RegExp(`^${id.replaceAll("*", "[a-z0-9_-]+")}$`);

test("every word the code asks for is there", () => {
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter(({ id }) => ![...all].some((there) => like(id).test(there)))).toEqual([]);
});

/** Messages used by the terminal, the rules and the check of a record; tests/test_words.py covers them. */
const ELSEWHERE = /^terminal-|^proof-|^verify-|-terminal-|-news-|-symbol-|-tagline$|-help-|^rule-|-rule-/;

test("every word that is there is asked for", () => {
  const sources = [...Object.values(code), ...Object.values(rules)].join("\n");
  const named = new Set([...sources.matchAll(/["'{]([a-z][a-z0-9_-]*)["'}]/g)].map((found) => found[1]!));
  for (const { words } of Object.values(lessons).flatMap(({ steps }) => steps)) named.add(words).add(`${words}-no`);
  const patterns = [...new Set(asked.map(({ id }) => id))]
    .filter((id) => id.includes("*") && !id.startsWith("*"))
    .map(like);
  expect(
    [...all].filter((id) => !ELSEWHERE.test(id) && !named.has(id) && !patterns.some((pattern) => pattern.test(id))),
  ).toEqual([]);
});

test("every text is good Fluent: no line is skipped as junk", () => {
  for (const [path, text] of Object.entries(texts)) {
    const written = text.split("\n").filter((line) => /^[a-z][a-z0-9_-]* =/.test(line)).length;
    expect(ids(path).length, path).toBe(written);
  }
});
