/** Every word a player reads, from locales/<language>/*.ftl. English is always there. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const english = import.meta.glob<string>("../../../locales/en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const others = import.meta.glob<string>("../../../locales/{de,fr,es}/*.ftl", {
  query: "?raw",
  import: "default",
});

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const fallback = bundle("en", Object.values(english));
const loaded = new Map<Language, FluentBundle>([["en", fallback]]);
let current = $state.raw({ language: "en" as Language, words: fallback });

/** The language the page speaks now. */
export const language = (): Language => current.language;

/** The language to begin with: the one chosen last, else the phone's. */
export function firstLanguage(): Language {
  const wanted = [localStorage.getItem("language"), ...navigator.languages];
  const found = wanted.map((tag) => tag?.slice(0, 2)).find((tag) => tag && tag in LANGUAGES);
  return (found ?? "en") as Language;
}

/** Speaks this language from now on. */
export async function speak(chosen: Language): Promise<void> {
  if (!loaded.has(chosen)) {
    const files = Object.entries(others).filter(([path]) => path.includes(`/${chosen}/`));
    loaded.set(chosen, bundle(chosen, await Promise.all(files.map(([, read]) => read()))));
  }
  current = { language: chosen, words: loaded.get(chosen)! };
  document.documentElement.lang = chosen;
  localStorage.setItem("language", chosen);
}

/** The words for this id in the present language, else in English, else the id itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  for (const words of [current.words, fallback]) {
    const pattern = words.getMessage(id)?.value;
    if (pattern) return words.formatPattern(pattern, args, []);
  }
  return id;
}

/** Whether there are words for this id. */
export const says = (id: string): boolean => fallback.hasMessage(id);
