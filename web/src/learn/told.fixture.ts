/** The short rules and the words of all languages, as they are written. */
const pages = import.meta.glob<string>("../../../locales/*/rules/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const words = import.meta.glob<string>("../../../locales/*/**/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const LANGUAGES = ["en", "de", "fr", "es"];
export const TOLD = Object.keys(pages).flatMap((path) => /\/en\/rules\/(.*)\.md$/.exec(path)?.[1] ?? []);
export const told = (language: string, game: string): string =>
  pages[`../../../locales/${language}/rules/${game}.md`] ?? "";

/** The first line of these words. */
export const wordIn = (language: string, id: string): string | undefined =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, text]) => new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1])
    .find(Boolean);
