/** Twelve dice poured out on a table, seen from above from one seat's side. */
import { overhead } from "./camera";
import { sideOf } from "./spread";
import { REACH, SMALL, spun, type Cast } from "./cast";
import { playFrames, type Playing } from "./loop";
import { Painter, type Brush, type DrawnDie } from "./painter";
import { PlainPainter } from "./plain";
import { spatial } from "./quality";
import { fetchTrack, restOf } from "./throws";
import type { Pose } from "./track";
import { after, inside } from "./turn";

export interface Tableau {
  cast: Cast;
  /** By die: its value, and its index in `colours`. */
  values: number[];
  colour: number[];
  colours: string[];
  seat: number;
  seats: number;
  landed?: () => void;
}

/** The 3D painter, or the flat one where 3D is impossible or too slow. */
function brush(canvas: HTMLCanvasElement, colours: readonly string[]): Brush {
  try {
    if (spatial()) return new Painter(canvas, colours);
  } catch {
    // no WebGL 2
  }
  return new PlainPainter(canvas, colours);
}

/** Draws the dice; the returned function stops and clears them. */
export function show(
  canvas: HTMLCanvasElement,
  { cast, values, colour, colours, seat, seats, landed }: Tableau,
): () => void {
  const painter = brush(canvas, colours);
  const rest = restOf(cast.name);
  let falling: Playing | null = null;
  let gone = false;
  let landedOnce = false;
  const draw = (poseOf: (body: number) => Pose): void => {
    const box = canvas.getBoundingClientRect();
    if (!box.width || !box.height) return;
    const sharp = Math.min(devicePixelRatio, 2);
    const [width, height] = [Math.round(box.width * sharp), Math.round(box.height * sharp)];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    const dice = cast.bodies.map((body, die): DrawnDie => {
      const { place, turn } = spun(poseOf(body), cast.spin - sideOf(seat, seats));
      const face = inside(rest[body]!.turn, values[die]!, cast.picks[die]!);
      return { place, turn: after(turn, face), colour: colour[die]!, size: die < 6 ? SMALL : 1 };
    });
    painter.draw(overhead(box.width, box.height, Math.min(box.width, box.height) / REACH), dice);
  };
  const lie = (): void => draw((body) => rest[body]!);
  const fall = async (): Promise<void> => {
    const track = await fetchTrack(cast.name);
    if (gone) return;
    falling = playFrames((seconds) => {
      draw((body) => track.at(body, seconds));
      return seconds < track.lasts;
    });
    await falling.ended;
    falling = null;
    landedOnce = true;
    if (!gone) lie();
  };
  void fall()
    .catch(() => gone || lie())
    .then(() => gone || landed?.());
  const watch = new ResizeObserver(() => falling || !landedOnce || lie());
  watch.observe(canvas);
  return () => {
    gone = true;
    watch.disconnect();
    falling?.end();
    painter.free();
  };
}
