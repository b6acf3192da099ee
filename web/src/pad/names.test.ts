import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { wordsOf } from "../games/pages";
import { boxesOf, SHEETS, single } from "./sheet";

const texts = import.meta.glob<string>("../../../locales/*/**/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const ids = (language: string): Set<string> =>
  new Set(
    Object.entries(texts).flatMap(([path, text]) =>
      path.includes(`/${language}/`) ? new FluentResource(text).body.map(({ id }) => id) : [],
    ),
  );

test.each(["en", "de", "fr", "es"])("%s has a name for every box and section of every pad", (language) => {
  const said = ids(language);
  for (const sheet of SHEETS) {
    if (single(sheet)) continue; // its rows are games or rounds
    if (!said.has(`game-${sheet.game}`)) continue; // a game without messages shows the names from its code
    for (const { name } of boxesOf(sheet)) {
      const names = [`pad-${wordsOf(sheet.game)}-${name}`, `${wordsOf(sheet.game)}-${name.replaceAll("_", "-")}`];
      expect(
        names.some((id) => said.has(id)),
        `${sheet.game} ${name}`,
      ).toBe(true);
    }
    const sums = sheet.sections.length > 1 ? sheet.sections.filter(({ bonus }) => !bonus) : [];
    for (const { name } of sums) expect(said.has(`pad-${wordsOf(sheet.game)}-${name}`), name).toBe(true);
  }
});
