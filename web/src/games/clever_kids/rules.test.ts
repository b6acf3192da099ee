/** The facts that players argue about match docs/rules in every language. */
import { expect, test } from "vitest";
import { LANGUAGES, told } from "../../learn/told.fixture";

test.each(LANGUAGES)("%s: what counts is there", (language) => {
  const FACTS = [/\b2\D+4\b/, /\b21\b\D+5\D+6\D+4\D+6/];
  for (const fact of FACTS) expect(told(language, "clever-kids"), `${fact}`).toMatch(fact);
});
