/**
 * Every word a player reads. An area loads when it is needed, in one language: locales/<language>/<area>.ftl, or
 * games/<area>.ftl for a game. The words on the games' cards load with the area app; vite.config.ts moves them there.
 */
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const shared = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{app,terminal}.ftl"], {
  query: "?raw",
  import: "default",
});
const apps = import.meta.glob<string>("../../../locales/*/app.ftl", { query: "?cards", import: "default" });
const games = import.meta.glob<string>("../../../locales/*/games/*.ftl", { query: "?page", import: "default" });

const made = new Map<Language, { bundle: FluentBundle; areas: Map<string, Promise<void>> }>();
const needed = new Map<string, Promise<void>>([["app", Promise.resolve()]]);
let current = $state.raw({ language: "en" as Language, words: spoken("en").bundle });

function spoken(language: Language): { bundle: FluentBundle; areas: Map<string, Promise<void>> } {
  let it = made.get(language);
  if (!it) made.set(language, (it = { bundle: new FluentBundle(language, { useIsolating: false }), areas: new Map() }));
  return it;
}

/** Adds an area's words to a language, once. */
function fetched(language: Language, area: string): Promise<void> {
  const { bundle, areas } = spoken(language);
  const path = `../../../locales/${language}/`;
  const read =
    [apps, shared].map((words) => words[`${path}${area}.ftl`]).find(Boolean) ?? games[`${path}games/${area}.ftl`];
  let coming = areas.get(area);
  if (!coming) {
    coming = Promise.resolve(read?.() ?? "").then((text) => void bundle.addResource(new FluentResource(text)));
    coming.catch(() => areas.delete(area)); // the next call retries
    areas.set(area, coming);
  }
  return coming;
}

/** Waits for the words of an area in the current language. */
export function need(area: string): Promise<void> {
  let coming = needed.get(area);
  if (!coming) {
    const { language } = untrack(() => current); // a change of language must not rerun the caller's effect
    coming = fetched(language, area).then(() => {
      current = { ...current }; // rerenders what lacked these words
    });
    coming.catch(() => needed.delete(area));
    needed.set(area, coming);
  }
  return coming;
}

/** The current language. */
export const language = (): Language => current.language;

/** The initial language: the one chosen last, otherwise the phone's. */
export function firstLanguage(): Language {
  const wanted = [localStorage.getItem("language"), ...navigator.languages];
  const found = wanted.map((tag) => tag?.slice(0, 2)).find((tag) => tag && tag in LANGUAGES);
  return (found ?? "en") as Language;
}

/** Switches the page to this language. */
export async function speak(chosen: Language): Promise<void> {
  await Promise.all([...needed.keys()].map((area) => fetched(chosen, area)));
  current = { language: chosen, words: spoken(chosen).bundle };
  document.documentElement.lang = chosen;
  localStorage.setItem("language", chosen);
}

/** The message with this id in the current language (all languages have the same ids), otherwise the id itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = current.words.getMessage(id)?.value;
  return pattern ? current.words.formatPattern(pattern, args, []) : id;
}

/** Whether there is a message with this id. */
export const says = (id: string): boolean => current.words.hasMessage(id);

/** These words as a list: "a, b and c", or with "or". */
export const list = (words: string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(language(), { type }).format(words);

/** The words with a capital first letter. */
export const loud = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An identifier as words. */
export const asWords = (name: string): string => name.replace(/[_-]+/g, " ").trim();
