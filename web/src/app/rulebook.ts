/** The rules pages, as they are in docs/rules, made into plain HTML. The text is our own; it is escaped all the same. */

const pages = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

export async function rulesOf(game: string): Promise<string> {
  const read = pages[`../../../docs/rules/${game}.md`];
  return read ? markdown(await read()) : "";
}

const inline = (text: string): string =>
  text
    .replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
    .replace(/ ?\(`[^`]*`\)/g, "") // names for programs; a reader of the page needs none
    .replace(/`([^`]*)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<i>$1</i>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

const cells = (line: string, tag: string): string =>
  `<tr>${line.split("|").slice(1, -1).map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("")}</tr>`;

/** Headings, paragraphs, lists and tables: all that our pages use. */
export function markdown(text: string): string {
  return text.split(/\n{2,}/).map((part) => block(part.trim().split("\n"))).join("");
}

function block(lines: string[]): string {
  const first = lines[0] ?? "";
  const heading = /^(#+) (.*)/.exec(first);
  if (heading) {
    const level = Math.min(heading[1]!.length + 1, 4);
    return `<h${level}>${inline(heading[2]!)}</h${level}>${lines.length > 1 ? block(lines.slice(1)) : ""}`;
  }
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
