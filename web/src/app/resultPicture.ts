/** The end of a game as a picture to share: 1080 × 1350. */
import type { Placed } from "./seats";
import type { Turn } from "../coach/turns";
import { asPng, drawHead, FACE, INK, SUN } from "../ui/drawing";
import { rays, waves } from "./Hero.svelte";

export interface ResultWords {
  game: string;
  headline: string;
  line: string;
  day: string;
}

const [WIDTH, HEIGHT, EDGE] = [1080, 1350, 72];
const WATER = 640;
const MOST_ROWS = 6;
const FEW_ROWS = 3;

/** Draws the picture; `turns` from the coach add a chart of the player's choices below the first of the ranking. */
export async function resultPicture(
  rank: readonly Placed[],
  words: ResultWords,
  turns: readonly Turn[],
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  const fill = (colour: string, path?: Path2D): void => {
    pen.fillStyle = colour;
    if (path) pen.fill(path);
    else pen.fillRect(0, 0, WIDTH, HEIGHT);
  };
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    weight: number,
    colour = INK,
    room = WIDTH,
  ): void => {
    pen.font = `${weight} ${size}px ${FACE}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, room);
  };
  const [first] = rank;
  fill("#FFE9BE");
  fill("#FFDD97", new Path2D(rays(830, 330, 1500, 18)));
  fill(SUN, circle(830, 330, 190));
  if (first) await drawHead(pen, first.face, 830 - 140, 330 - 140, 280);
  write(words.game, EDGE, 130, 44, 700);
  const room = 540;
  let y = 150;
  for (const row of wrapped(pen, words.headline, `800 76px ${FACE}`, room).slice(0, 3))
    write(row, EDGE, (y += 84), 76, 800, INK, room);
  if (first && first.score !== null) write(String(first.score), EDGE, y + 210, 200, 800, INK, room);
  fill("#17A2B8", new Path2D(waves(WATER, WIDTH, HEIGHT, 90)));
  fill("#0B7285", new Path2D(waves(WATER + 380 + 60, WIDTH, HEIGHT, 110)));
  const shown = rank.slice(0, turns.length ? FEW_ROWS : MOST_ROWS);
  const row = turns.length ? 78 : Math.min(130, 520 / shown.length);
  const list = shown.length * row;
  const card = new Path2D();
  card.roundRect(EDGE, WATER + 60, WIDTH - 2 * EDGE, list + (turns.length ? 240 : 32), 36);
  fill("#FFFFFF", card);
  pen.strokeStyle = INK;
  pen.lineWidth = 6;
  pen.stroke(card);
  for (const [n, one] of shown.entries()) {
    const middle = WATER + 76 + (n + 0.5) * row;
    pen.textBaseline = "middle";
    write(String(one.place), EDGE + 32, middle, 40, 800);
    await drawHead(pen, one.face, EDGE + 88, middle - 34, 68);
    write(one.name, EDGE + 178, middle, 42, 700, INK, 520);
    if (one.score !== null) {
      pen.textAlign = "right";
      write(String(one.score), WIDTH - EDGE - 36, middle, 48, 800);
      pen.textAlign = "left";
    }
    pen.textBaseline = "alphabetic";
  }
  if (turns.length) drawTurns(pen, turns, EDGE + 40, WATER + 80 + list, WIDTH - 2 * EDGE - 80, 160);
  y = HEIGHT - 112;
  if (words.line) write(words.line, EDGE, y, 36, 700, "#FFFFFF", WIDTH - 2 * EDGE);
  write(words.day, EDGE, HEIGHT - 48, 36, 600, "#FFFFFF");
  pen.textAlign = "right";
  write("Bellyflop", WIDTH - EDGE, HEIGHT - 48, 36, 800, "#FFFFFF");
  return asPng(canvas);
}

/** Bars as in the review: solid for what was played, sun-coloured for the best choice, pale for what was possible. */
function drawTurns(
  pen: CanvasRenderingContext2D,
  turns: readonly Turn[],
  x: number,
  y: number,
  wide: number,
  high: number,
): void {
  const top = Math.max(0.001, ...turns.map(({ possible }) => possible));
  const step = wide / turns.length;
  const bar = (turn: number, value: number, colour: string): void => {
    const tall = Math.max(8, (Math.max(0, value) / top) * high);
    const path = new Path2D();
    path.roundRect(x + (turn + 0.18) * step, y + high - tall, 0.64 * step, tall, Math.min(10, step / 4));
    pen.fillStyle = colour;
    pen.fill(path);
    pen.lineWidth = 4;
    pen.stroke(path);
  };
  pen.textAlign = "center";
  for (const [n, turn] of turns.entries()) {
    if (!turn.best) bar(n, turn.possible, "#F7E8CC");
    bar(n, turn.best ? turn.possible : turn.got, turn.best ? SUN : "#0B7285");
    pen.font = `700 24px ${FACE}`;
    pen.fillStyle = INK;
    pen.fillText(String(turn.number), x + (n + 0.5) * step, y + high + 32);
  }
  pen.textAlign = "left";
}

function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
}

/** The text broken into lines that fit. */
function wrapped(pen: CanvasRenderingContext2D, text: string, font: string, room: number): string[] {
  pen.font = font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
