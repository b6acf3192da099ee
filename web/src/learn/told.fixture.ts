/** The sources of the short rules and of the messages in all languages. */
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

/** The first line of this message. */
export const wordIn = (language: string, id: string): string | undefined =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, text]) => new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1])
    .find(Boolean);
