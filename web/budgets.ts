/** What the page may weigh: script in kB, as gzip sends it. The build fails beyond that, with a line that says what is too heavy. */
import { gzipSync } from "node:zlib";

/** A chunk of script, as far as its weight goes. */
export interface Chunk {
  file: string;
  code: string;
  entry: boolean;
  imports: string[];
  modules: string[];
}

export interface Budget {
  what: string;
  most: number;
  weighs: number;
  heaviest: string[];
}

const KB = 1000;
const LANGUAGE = /locales\/([a-z]{2})\//;
/** What may be open before a table is: the start, a new table, the door of one. */
const BEFORE = ["src/app/Start.svelte", "src/app/SetUp.svelte", "src/app/Join.svelte"];
const PAD = ["src/pad/Pad.svelte"];

export const MOST = { first: 60, pad: 42, playground: 12, all: 264 } as const;

/** Whether all of these modules are for the playground alone, which only who opens it fetches. */
export const forPlayground = (modules: readonly string[]): boolean =>
  modules.length > 0 && modules.every((module) => /src\/playground\/|locales\/[a-z]{2}\/playground\.ftl/.test(module));

const holds = (chunk: Chunk, module: string): boolean => chunk.modules.some((one) => one.endsWith(module));

/** These chunks and all they import at once. */
function closure(chunks: Chunk[], roots: Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const named = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const take = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach((file) => take(named.get(file)));
  };
  roots.forEach(take);
  return found;
}

/** The language a chunk is words of, if it is words and nothing else. */
const languageOf = (chunk: Chunk): string | undefined => {
  const spoken = new Set(chunk.modules.map((module) => LANGUAGE.exec(module)?.[1]));
  return spoken.size === 1 ? [...spoken][0] : undefined;
};

function budget(what: string, most: number, chunks: Iterable<Chunk>): Budget {
  const weighed = [...chunks].map((chunk) => ({
    file: chunk.file,
    weighs: gzipSync(chunk.code, { level: 9 }).length / KB,
  }));
  weighed.sort((a, b) => b.weighs - a.weighs);
  const weighs = weighed.reduce((sum, one) => sum + one.weighs, 0);
  return { what, most, weighs, heaviest: weighed.slice(0, 4).map((one) => `${one.file} ${one.weighs.toFixed(1)}`) };
}

/** The heaviest language's words: a reader loads one language. */
function heaviestWords(chunks: Chunk[], which: (chunk: Chunk) => boolean): Chunk[] {
  const by = new Map<string, Chunk[]>();
  for (const chunk of chunks.filter(which)) {
    const spoken = languageOf(chunk);
    if (spoken) by.set(spoken, [...(by.get(spoken) ?? []), chunk]);
  }
  const size = (words: Chunk[]): number => words.reduce((sum, { code }) => sum + code.length, 0);
  return [...by.values()].sort((a, b) => size(b) - size(a))[0] ?? [];
}

/**
 * First load: what is fetched until a table opens (start, set-up, join), with the heaviest language's common words.
 * Score pad: all that it imports at once, Svelte and Fluent with it; its words come after it, in one language.
 * Playground: its own code, examples and words, beside what boards need.
 * All: every other chunk of code there is, and all words, rules and lessons of the heaviest language.
 */
export function weigh(chunks: Chunk[]): Budget[] {
  const entry = chunks.filter(({ entry }) => entry);
  const standing = (modules: string[]): Chunk[] =>
    chunks.filter((chunk) => modules.some((module) => holds(chunk, module)));
  const common = heaviestWords(chunks, ({ modules }) =>
    modules.every((module) => /locales\/[a-z]{2}\/(app\.ftl|games\/[a-z-]+\.ftl\?card)/.test(module)),
  );
  const own = (chunk: Chunk): boolean => forPlayground(chunk.modules);
  const code = (of: Chunk[]): Chunk[] => of.filter((chunk) => languageOf(chunk) === undefined);
  const playground = chunks.filter(own);
  const others = chunks.filter((chunk) => !own(chunk));
  const union = (...parts: Iterable<Chunk>[]): Set<Chunk> => new Set(parts.flatMap((part) => [...part]));
  return [
    budget("first load", MOST.first, union(closure(chunks, [...entry, ...standing(BEFORE)]), common)),
    budget("score pad", MOST.pad, closure(chunks, standing(PAD))),
    budget(
      "playground",
      MOST.playground,
      union(
        code(playground),
        heaviestWords(playground, () => true),
      ),
    ),
    budget(
      "all script",
      MOST.all,
      union(
        code(others),
        heaviestWords(others, () => true),
      ),
    ),
  ];
}

/** One line for each budget that does not hold. */
export const broken = (budgets: Budget[]): string[] =>
  budgets
    .filter(({ weighs, most }) => weighs > most)
    .map(
      ({ what, weighs, most, heaviest }) =>
        `${what}: ${weighs.toFixed(1)} kB of script, ${most} allowed; heaviest: ${heaviest.join(", ")}`,
    );

/** Dice in space come when they are shown, never before. */
export function early(chunks: Chunk[], lazy: RegExp): string[] {
  const roots = chunks.filter(
    ({ entry, modules }) => entry || modules.some((module) => /src\/(app|pad)\/[A-Z]\w*\.svelte$/.test(module)),
  );
  const heavy = [...closure(chunks, roots)].filter(({ modules }) => modules.some((module) => lazy.test(module)));
  return heavy.map(({ file }) => `${file} holds dice in space and is loaded before they are shown`);
}
