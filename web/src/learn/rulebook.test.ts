import { describe, expect, test } from "vitest";
import { FIGURES } from "./figures";
import { fullRulesOf, markdown, rulesOf } from "./rulebook";

const GAMES = ["pool-zee", "dice-cup", "dice-pool-party", "splash-party", "clever-kids"];
const LANGUAGES = ["en", "de", "fr", "es"];
const pages = import.meta.glob<string>("../../../locales/*/rules/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const page = (language: string, game: string): string => pages[`../../../locales/${language}/rules/${game}.md`] ?? "";

test("headings, lists and tables become what they are", () => {
  expect(markdown("# A\n\n- b\n- **c**\n\n| x | y |\n|---|---|\n| 1 | 2 |")).toBe(
    '<h2>A</h2><ul><li>b</li><li><b>c</b></li></ul><div class="scroll"><table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>2</td></tr></table></div>',
  );
});

test("nothing in a text becomes a tag of its own", () => {
  expect(markdown("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(markdown("![<b>](boxes:<i>=1)")).not.toMatch(/<[bi]>/);
});

test.each(GAMES)("%s has its full page", async (game) => {
  expect(await fullRulesOf(game)).toContain("§");
});

/** What a dispute is about: it stands in every language as it stands in docs/rules. */
const FACTS: Record<string, RegExp[]> = {
  "pool-zee": [
    /\*\*25\*\*/,
    /\*\*30\*\*/,
    /\*\*40\*\*/,
    /\*\*50\*\*/,
    /\*\*63\*\*/,
    /\*\*35\*\*/,
    /\*\*100\*\*/,
    /\b1\D+10\b/,
    /25\D+30\D+40/,
  ],
  "dice-cup": [/\*\*10\*\*/, /\b1\D+6\b/, /7\D+10\D+12\D+8\D+10\D+12\D+42/, /\b420\b/, /\b1\D+30\b/],
  "dice-pool-party": [/\*\*10\*\*/, /\b1\D+8\b/, /7\D+10\D+12\D+8\D+10\D+12\D+42/, /\b420\b/, /\b1\D+30\b/],
  "splash-party": [/\b2\D+6\b/, /\*\*1\*\*\D+\*\*2\*\*\D+\*\*3\*\*/, /\*\*40\*\*/, /\b10\D+200\b/],
  "clever-kids": [/\b2\D+4\b/, /\b21\b\D+5\D+6\D+4\D+6/],
};

describe.each(LANGUAGES)("%s", (language) => {
  test.each(GAMES)("%s: what counts is there", (game) => {
    for (const fact of FACTS[game]!) expect(page(language, game), `${fact}`).toMatch(fact);
  });

  test.each(GAMES)("%s: it has the parts and the pictures of the English page", (game) => {
    const pictures = (text: string): string[] =>
      [...text.matchAll(/\]\(((?:picture|dice|pawns|hop|near|symbols|circles):[^)]*)\)/g)].map((found) => found[1]!);
    const parts = (text: string): number[] => [
      text.match(/^## /gm)!.length,
      text.match(/^\|/gm)?.length ?? 0,
      text.match(/^(?:-|\d\.) /gm)!.length,
    ];
    expect(pictures(page(language, game))).toEqual(pictures(page("en", game)));
    expect(parts(page(language, game))).toEqual(parts(page("en", game)));
  });

  test.each(GAMES)("%s: every picture is drawn", async (game) => {
    const html = await rulesOf(game, language);
    const asked = page(language, game).match(/^!\[/gm)!.length;
    expect(html.match(/<figure class="(?:[a-z]+)"><div class="drawn">\s*<(?:svg|span)/g)?.length).toBe(asked);
    expect(html).not.toMatch(/undefined|NaN|!\[/);
  });

  test("the sheet in the picture adds up", () => {
    const [, boxes = ""] = /boxes:([^)]*)/.exec(page(language, "pool-zee")) ?? [];
    expect(boxes.split(",").reduce((sum, word) => sum + Number(word.split("=")[1]), 0)).toBe(63);
  });
});

const words = import.meta.glob<string>("../../../locales/*/*.ftl", { eager: true, query: "?raw", import: "default" });
const wordIn = (language: string, id: string): string | undefined =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, text]) => new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1])
    .find(Boolean);

test("boxes are called as on the board", () => {
  for (const [path, text] of Object.entries(pages)) {
    const language = path.split("/").at(-3)!;
    for (const [, id] of text.matchAll(/\{([a-z-]+)\}/g)) expect(wordIn(language, id!), `${path} ${id}`).toBeTruthy();
  }
  for (const language of LANGUAGES) {
    for (const box of [
      "three-of-a-kind",
      "four-of-a-kind",
      "full-house",
      "small-straight",
      "large-straight",
      "pool-zee",
      "chance",
    ])
      expect(page(language, "pool-zee")).toContain(`| ${wordIn(language, `pool-zee-${box}`)} |`);
    for (const [step, box] of [
      ["write", "fours"],
      ["bonus", "sixes"],
      ["five", "pool-zee"],
      ["joker", "large-straight"],
    ])
      expect(wordIn(language, `learn-pool-zee-${step}`)).toContain(wordIn(language, `pool-zee-${box}`));
  }
});

test("no kind of picture is left over", () => {
  const all = Object.values(pages).join();
  for (const kind of FIGURES) expect(all).toContain(`](${kind}:`);
});
