/** A pad as a PNG to share. */
import { asPng, drawHead, FACE, INK, PLASTER, SOFT, SUN } from "../ui/drawing";
import { boxName, drawn } from "./names";
import { now, type Pad } from "./pad";
import { boxesOf, sheetOf, single } from "./sheet";

const SAND = "#F7E8CC";
const LINE = "#DCCFB6";

export interface PictureWords {
  title: string;
  note: string;
  total: string;
  bonus: string;
  numbered: (number: number) => string;
}

interface Row {
  label: string;
  cells: string[];
  kind: "box" | "sub" | "total";
}

/** The rows of the picture; `wide` is the number of columns per player. */
function rowsOf(pad: Pad, words: PictureWords): { rows: Row[]; wide: number } {
  const sheet = sheetOf(pad.game);
  const { order, shown } = now(pad);
  const columns = Array.from({ length: shown.columns }, (_, column) => column);
  const players = order.map((player) => shown.players[player]!);
  const each = players.flatMap((player) => player.columns);
  const rows: Row[] = [];
  const number = (sum: number): string => String(sum).replace("-", "−");
  if (single(sheet)) {
    const box = boxesOf(sheet)[0]!;
    for (const column of columns) {
      const cells = players.map((player) => drawn(box, player.columns[column]!.boxes[box.name] ?? null));
      if (cells.some(Boolean)) rows.push({ label: words.numbered(column + 1), cells, kind: "box" });
    }
    rows.push({ label: words.total, cells: players.map(({ total }) => number(total)), kind: "total" });
    return { rows, wide: 1 };
  }
  for (const section of sheet.sections) {
    for (const box of section.boxes) {
      rows.push({
        label: boxName(sheet.game, box.name),
        cells: each.map(({ boxes }) => drawn(box, boxes[box.name] ?? null)),
        kind: "box",
      });
    }
    if (section.bonus)
      rows.push({
        label: words.bonus,
        cells: each.map(({ sections }) => number(sections[section.name]!.bonus)),
        kind: "sub",
      });
  }
  rows.push({ label: words.total, cells: each.map(({ total }) => number(total)), kind: "total" });
  return { rows, wide: columns.length };
}

export async function pictureOf(pad: Pad, words: PictureWords): Promise<Blob> {
  const { people, order, shown } = now(pad);
  const { rows, wide } = rowsOf(pad, words);
  const label = 190;
  const cell = wide > 1 ? 58 : 96;
  const [edge, top, headRow, row] = [28, 92, 84, 38];
  const width = edge * 2 + label + Math.max(order.length * wide * cell, 200);
  const step = (width - edge * 2 - label) / (order.length * wide);
  const height = top + headRow + rows.length * row + edge + 24;
  const canvas = document.createElement("canvas");
  const scale = Math.min(2, 4000 / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d")!;
  pen.scale(scale, scale);
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    weight: number,
    colour = INK,
    align: CanvasTextAlign = "center",
    room = step - 6,
  ): void => {
    pen.font = `${weight} ${size}px ${FACE}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.textBaseline = "middle";
    pen.fillText(text, x, y, room);
  };
  pen.fillStyle = PLASTER;
  pen.fillRect(0, 0, width, height);
  // The sun looks in from the corner.
  pen.fillStyle = SUN;
  pen.beginPath();
  pen.arc(width - 34, 22, 54, 0, Math.PI * 2);
  pen.fill();
  write(words.title, edge, 38, 30, 800, INK, "left", width - 2 * edge - 90);
  write(words.note, edge, 68, 16, 500, SOFT, "left", width - 2 * edge - 90);
  const bottom = top + headRow + rows.length * row;
  pen.save();
  pen.beginPath();
  pen.roundRect(edge, top, width - 2 * edge, bottom - top, 20);
  pen.fillStyle = "#FFFFFF";
  pen.fill();
  pen.clip();
  pen.fillStyle = SAND;
  pen.fillRect(edge, top, width, headRow);
  pen.fillRect(edge, bottom - row, width, row);
  const left = edge + label;
  for (const [place, player] of order.entries()) {
    const middle = left + (place + 0.5) * wide * step;
    if (shown.leaders.includes(player)) {
      pen.fillStyle = SUN;
      pen.fillRect(left + place * wide * step, top, wide * step, headRow);
      pen.fillRect(left + place * wide * step, bottom - row, wide * step, row);
    }
    await drawHead(pen, people[player]!.animal, middle - 22, top + 8, 44);
    write(people[player]!.name, middle, top + 68, 16, 700, INK, "center", wide * step - 10);
  }
  rows.forEach(({ label: name, cells, kind }, n) => {
    const y = top + headRow + n * row;
    write(
      name,
      edge + 16,
      y + row / 2,
      kind === "total" ? 18 : 16,
      kind === "total" ? 800 : 600,
      kind === "sub" ? SOFT : INK,
      "left",
      label - 22,
    );
    cells.forEach((text, at) =>
      write(
        text,
        left + (at + 0.5) * step,
        y + row / 2,
        kind === "total" ? 20 : 18,
        kind === "sub" ? 600 : 800,
        kind === "sub" ? SOFT : INK,
      ),
    );
    pen.fillStyle = kind === "sub" || rows[n + 1]?.kind === "total" ? SOFT : LINE;
    if (n < rows.length - 1) pen.fillRect(edge, y + row - 1, width, kind === "sub" ? 2 : 1);
  });
  for (let at = 0; at < order.length * wide; at += 1) {
    pen.fillStyle = LINE;
    pen.fillRect(left + at * step, top + headRow, at % wide === 0 ? 1.5 : 0.75, bottom - top);
  }
  pen.restore();
  pen.strokeStyle = INK;
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.roundRect(edge, top, width - 2 * edge, bottom - top, 20);
  pen.stroke();
  write("Bellyflop", width - edge, bottom + 22, 15, 800, SOFT, "right");
  return asPng(canvas);
}
