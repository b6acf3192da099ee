/** A pad as CSV. */
import { boxName, saidPoints } from "./names";
import { now, type Pad } from "./pad";
import { sheetOf, single } from "./sheet";

/** A quoted cell; an apostrophe keeps a spreadsheet from reading text as a formula. */
function quoted(cell: string | number): string {
  const text = typeof cell === "string" && /^[=+\-@\t]/.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/** The words for everything but boxes: rounds, games, bonus and total. */
export interface CsvWords {
  total: string;
  bonus: string;
  numbered: (number: number) => string;
}

export function csv(pad: Pad, words: CsvWords): string {
  const sheet = sheetOf(pad.game);
  const { people, order, shown } = now(pad);
  const columns = Array.from({ length: shown.columns }, (_, column) => column);
  const cell = (points: number | null | undefined): string | number => points ?? "";
  const rows: (string | number)[][] = [];
  if (single(sheet)) {
    const box = sheet.sections[0]!.boxes[0]!;
    rows.push(["", ...order.map((player) => people[player]!.name)]);
    for (const column of columns) {
      rows.push([
        words.numbered(column + 1),
        ...order.map((player) => cell(shown.players[player]!.columns[column]!.boxes[box.name])),
      ]);
    }
    rows.push([words.total, ...order.map((player) => shown.players[player]!.total)]);
  } else {
    const each = order.flatMap((player) =>
      columns.map((column) => ({
        name: people[player]!.name,
        number: column + 1,
        ...shown.players[player]!.columns[column]!,
      })),
    );
    rows.push(["", ...each.map(({ name, number }) => (columns.length > 1 ? `${name} ${number}` : name))]);
    for (const section of sheet.sections) {
      for (const box of section.boxes) {
        rows.push([
          boxName(sheet.game, box.name),
          ...each.map(({ boxes }) => (boxes[box.name] === null ? "" : Number(saidPoints(box, boxes[box.name]!)))),
        ]);
      }
      if (section.bonus) rows.push([words.bonus, ...each.map(({ sections }) => sections[section.name]!.bonus)]);
    }
    rows.push([words.total, ...each.map(({ total }) => total)]);
  }
  return "\ufeff" + rows.map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";
}
