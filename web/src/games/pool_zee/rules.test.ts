/** The facts that players argue about match docs/rules in every language. */
import { expect, test } from "vitest";
import { LANGUAGES, told, wordIn } from "../../learn/told.fixture";

test.each(LANGUAGES)("%s: what counts is there", (language) => {
  const FACTS = [
    /\*\*25\*\*/,
    /\*\*30\*\*/,
    /\*\*40\*\*/,
    /\*\*50\*\*/,
    /\*\*63\*\*/,
    /\*\*35\*\*/,
    /\*\*100\*\*/,
    /\b1\D+10\b/,
    /25\D+30\D+40/,
  ];
  for (const fact of FACTS) expect(told(language, "pool-zee"), `${fact}`).toMatch(fact);
});

test.each(LANGUAGES)("%s: the sheet in the picture adds up", (language) => {
  const [, boxes = ""] = /boxes:([^)]*)/.exec(told(language, "pool-zee")) ?? [];
  expect(boxes.split(",").reduce((sum, word) => sum + Number(word.split("=")[1]), 0)).toBe(63);
});

test.each(LANGUAGES)("%s: boxes are called as on the board", (language) => {
  for (const box of [
    "three-of-a-kind",
    "four-of-a-kind",
    "full-house",
    "small-straight",
    "large-straight",
    "pool-zee",
    "chance",
  ])
    expect(told(language, "pool-zee")).toContain(`| ${wordIn(language, `pool-zee-${box}`)} |`);
  for (const [step, box] of [
    ["write", "fours"],
    ["bonus", "sixes"],
    ["five", "pool-zee"],
    ["joker", "large-straight"],
  ])
    expect(wordIn(language, `learn-pool-zee-${step}`)).toContain(wordIn(language, `pool-zee-${box}`));
});
