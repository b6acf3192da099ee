import { describe, expect, test } from "vitest";
import { figuresOf } from "./figures";
import { FULL, fullRulesOf, markdown, rulesOf } from "./rulebook";
import { LANGUAGES, TOLD, told, wordIn } from "./told.fixture";

test("headings, lists and tables become what they are", () => {
  expect(markdown("# A\n\n- b\n- **c**\n\n| x | y |\n|---|---|\n| 1 | 2 |")).toBe(
    '<h2>A</h2><ul><li>b</li><li><b>c</b></li></ul><div class="scroll"><table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>2</td></tr></table></div>',
  );
});

test("nothing in a text becomes a tag of its own", async () => {
  expect(markdown("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(markdown("![<b>](boxes:<i>=1)", await figuresOf(""))).not.toMatch(/<[bi]>/);
});

test.each(FULL)("%s has its full page", async (game) => {
  expect(await fullRulesOf(game)).toContain("§");
});

describe.each(LANGUAGES)("%s", (language) => {
  test.each(TOLD)("%s: it has the parts and the pictures of the English page", (game) => {
    const pictures = (text: string): string[] =>
      [...text.matchAll(/\]\(((?!boxes)[a-z]+:[^)]*)\)/g)].map((found) => found[1]!);
    const parts = (text: string): number[] => [
      text.match(/^## /gm)!.length,
      text.match(/^\|/gm)?.length ?? 0,
      text.match(/^(?:-|\d\.) /gm)!.length,
    ];
    expect(pictures(told(language, game))).toEqual(pictures(told("en", game)));
    expect(parts(told(language, game))).toEqual(parts(told("en", game)));
  });

  test.each(TOLD)("%s: every picture is drawn", async (game) => {
    const html = await rulesOf(game, language);
    const asked = told(language, game).match(/^!\[/gm)!.length;
    expect(html.match(/<figure class="(?:[a-z]+)"><div class="drawn">\s*<(?:svg|span)/g)?.length).toBe(asked);
    expect(html).not.toMatch(/undefined|NaN|!\[/);
  });
});

test("every word of a board that the rules take in is there", () => {
  for (const language of LANGUAGES)
    for (const game of TOLD)
      for (const [, id] of told(language, game).matchAll(/\{([a-z-]+)\}/g))
        expect(wordIn(language, id!), `${language} ${game} ${id}`).toBeTruthy();
});

test("no kind of picture is left over", async () => {
  const kinds = (await Promise.all(TOLD.map(figuresOf))).flatMap(Object.keys);
  const all = TOLD.map((game) => told("en", game)).join();
  for (const kind of kinds) expect(all).toContain(`](${kind}:`);
});
