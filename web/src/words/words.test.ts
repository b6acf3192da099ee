import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const texts = import.meta.glob<string>("../../../locales/*/*.ftl", { eager: true, query: "?raw", import: "default" });
const code = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { eager: true, query: "?raw", import: "default" });

function ids(path: string): string[] {
  return new FluentResource(texts[path] ?? "").body.map((message) => message.id).sort();
}
const english = Object.keys(texts).filter((path) => path.includes("/en/"));
const all = new Set(english.flatMap(ids));

describe.each(["de", "fr", "es"])("%s", (language) => {
  test.each(english)("has every word of %s", (path) => {
    expect(ids(path.replace("/en/", `/${language}/`))).toEqual(ids(path));
  });
});

test("every word the code asks for is there", () => {
  const asked = Object.entries(code).flatMap(([path, text]) =>
    [...text.matchAll(/\bt\(\s*"([a-z0-9_-]+)"/g)].map((found) => `${found[1]} (${path})`),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((found) => !all.has(found.split(" ")[0]!))).toEqual([]);
});

test("every text is good Fluent: no line is skipped as junk", () => {
  for (const [path, text] of Object.entries(texts)) {
    const written = text.split("\n").filter((line) => /^[a-z][a-z0-9_-]* =/.test(line)).length;
    expect(ids(path).length, path).toBe(written);
  }
});
