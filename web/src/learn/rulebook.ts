/** The rules: short ones in every language, and the full pages of docs/rules. All text is escaped, even ours. */
import type { Figure } from "../games/pages";
import { figuresOf, framed } from "./figures";
import { t } from "../words/words.svelte";

const told = import.meta.glob<string>("../../../locales/*/rules/*.md", { query: "?raw", import: "default" });
const full = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

/** The short rules of a game in this language; {id} stands for a message of its board, which must be loaded. */
export async function rulesOf(game: string, language: string): Promise<string> {
  const read = told[`../../../locales/${language}/rules/${game}.md`] ?? told[`../../../locales/en/rules/${game}.md`];
  if (!read) return "";
  const [text, figures] = await Promise.all([read(), figuresOf(game)]);
  return markdown(
    text.replace(/\{([a-z-]+)\}/g, (_, id: string) => t(id)),
    figures,
  );
}

export const FULL = Object.keys(full).map((path) => path.slice("../../../docs/rules/".length, -".md".length));
export const hasFullRules = (game: string): boolean => FULL.includes(game);

/** The full rules in English, with numbered paragraphs. */
export async function fullRulesOf(game: string): Promise<string> {
  const read = full[`../../../docs/rules/${game}.md`];
  return read ? markdown(await read()) : "";
}

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const inline = (text: string): string =>
  escape(text)
    .replace(/ ?\(`[^`]*`\)/g, "") // names in the code, which readers of the page do not need
    .replace(/`([^`]*)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<i>$1</i>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

const cells = (line: string, tag: string): string =>
  `<tr>${line
    .split("|")
    .slice(1, -1)
    .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
    .join("")}</tr>`;

/** Renders the Markdown that our pages use: headings, paragraphs, lists, tables and figures. */
export function markdown(text: string, figures: Record<string, Figure> = {}): string {
  return text
    .split(/\n{2,}/)
    .map((part) => block(part.trim().split("\n"), figures))
    .join("");
}

function block(lines: string[], figures: Record<string, Figure>): string {
  const first = lines[0] ?? "";
  const heading = /^(#+) (.*)/.exec(first);
  if (heading) {
    const level = Math.min(heading[1]!.length + 1, 4);
    return `<h${level}>${inline(heading[2]!)}</h${level}>${lines.length > 1 ? block(lines.slice(1), figures) : ""}`;
  }
  const drawn = /^!\[(.*)\]\(([a-z]+):([^)]*)\)$/.exec(first);
  const [, caption = "", kind = "", words = ""] = drawn ?? [];
  if (Object.hasOwn(figures, kind)) return framed(kind, figures[kind]!(escape(words).split(" ")), inline(caption));
  if (first.startsWith("|")) {
    const [head, , ...rows] = lines;
    return `<div class="scroll"><table>${cells(head!, "th")}${rows.map((row) => cells(row, "td")).join("")}</table></div>`;
  }
  if (/^([-*]|\d+\.) /.test(first)) {
    const tag = /^\d/.test(first) ? "ol" : "ul";
    const items = lines.join("\n").split(/\n(?=(?:[-*]|\d+\.) )/);
    return `<${tag}>${items.map((item) => `<li>${inline(item.replace(/^([-*]|\d+\.) /, ""))}</li>`).join("")}</${tag}>`;
  }
  if (first.startsWith("```")) return `<pre>${inline(lines.slice(1, -1).join("\n"))}</pre>`;
  return first ? `<p>${inline(lines.join(" "))}</p>` : "";
}
