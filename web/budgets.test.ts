import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { broken, early, weigh, type Chunk } from "./budgets";

/** A chunk of about so many kB that gzip cannot make smaller. */
function chunk(file: string, kB: number, more: Partial<Chunk> = {}): Chunk {
  const code = randomBytes(Math.ceil(kB * 1000)).toString("base64");
  return { file, code, entry: false, imports: [], modules: [`/web/src/${file}`], ...more };
}
const page = (): Chunk[] => [
  chunk("index.js", 5, { entry: true, imports: ["runtime.js"] }),
  chunk("runtime.js", 20),
  chunk("Start.js", 5, { modules: ["/web/src/app/Start.svelte"], imports: ["runtime.js"] }),
  chunk("Pad.js", 5, { modules: ["/web/src/pad/Pad.svelte"], imports: ["runtime.js"] }),
  chunk("de.js", 2, { modules: ["/locales/de/app.ftl?raw"] }),
  chunk("three.js", 100, { modules: ["/web/src/dice/painter.ts"] }),
];
const LAZY = /src\/dice\/painter/;

test("a page within its budgets passes", () => {
  expect(broken(weigh(page()))).toEqual([]);
  expect(early(page(), LAZY)).toEqual([]);
});

test.each([
  ["first load", chunk("Start.js", 40, { modules: ["/web/src/app/Start.svelte"] })],
  ["first load", chunk("SetUp.js", 40, { modules: ["/web/src/app/SetUp.svelte"] })],
  ["score pad", chunk("Pad2.js", 20, { modules: ["/web/src/pad/Pad.svelte"] })],
  ["all script", chunk("Board.js", 160)],
  ["playground", chunk("Playground.js", 20, { modules: ["/web/src/playground/Playground.svelte"] })],
])("an oversize planted into the %s is found and named", (what, heavy) => {
  const [line, ...others] = broken(weigh([...page(), heavy]));
  expect(line).toContain(`${what}: `);
  expect(line).toContain(heavy.file);
  expect(others).toEqual([]);
});

test("what is imported at once counts, however deep", () => {
  const deep = [
    ...page(),
    chunk("Join.js", 1, { modules: ["/web/src/app/Join.svelte"], imports: ["a.js"] }),
    chunk("a.js", 1, { imports: ["b.js"] }),
    chunk("b.js", 40),
  ];
  expect(broken(weigh(deep))[0]).toContain("b.js");
});

test("of the words only one language counts", () => {
  const words = ["de", "fr", "es"].map((language) =>
    chunk(`${language}2.js`, 60, { modules: [`/locales/${language}/rules.ftl?raw`] }),
  );
  expect(broken(weigh([...page(), ...words]))).toEqual([]);
});

test("dice in space that come too early are found", () => {
  const start = page().map((one) => (one.file === "Start.js" ? { ...one, imports: ["three.js"] } : one));
  expect(early(start, LAZY)[0]).toContain("three.js");
});
