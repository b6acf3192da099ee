/** The facts that players argue about match docs/rules in every language. */
import { expect, test } from "vitest";
import { LANGUAGES, told } from "../../learn/told.fixture";

test.each(LANGUAGES)("%s: what counts is there", (language) => {
  const FACTS = [/\b2\D+6\b/, /\*\*1\*\*\D+\*\*2\*\*\D+\*\*3\*\*/, /\*\*40\*\*/, /\b10\D+200\b/];
  for (const fact of FACTS) expect(told(language, "splash-party"), `${fact}`).toMatch(fact);
});
