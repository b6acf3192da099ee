/** The facts that players argue about match docs/rules in every language. */
import { expect, test } from "vitest";
import { LANGUAGES, told } from "../../learn/told.fixture";

const FACTS = {
  "dice-cup": [/\*\*10\*\*/, /\b1\D+6\b/, /7\D+10\D+12\D+8\D+10\D+12\D+42/, /\b420\b/, /\b1\D+30\b/],
  "dice-pool-party": [/\*\*10\*\*/, /\b1\D+8\b/, /7\D+10\D+12\D+8\D+10\D+12\D+42/, /\b420\b/, /\b1\D+30\b/],
};

test.each(LANGUAGES)("%s: what counts is there", (language) => {
  for (const [game, facts] of Object.entries(FACTS))
    for (const fact of facts) expect(told(language, game), `${game} ${fact}`).toMatch(fact);
});
