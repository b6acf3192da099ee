/** Twelve dice on a table, seen from one seat's side: lying still, or falling once and then lying still. */
import { fromSeat } from "./camera";
import { RADIUS, SMALL, spun, type Cast } from "./cast";
import { playFrames, type Playing } from "./loop";
import { Painter, type DrawnDie } from "./painter";
import { fetchTrack, restOf } from "./throws";
import type { Pose } from "./track";
import { after, inside } from "./turn";

export interface Tableau {
  cast: Cast;
  /** By die: what it shows, and which of `colours`. */
  values: number[];
  colour: number[];
  colours: string[];
  seat: number;
  seats: number;
  /** Whether the dice are seen to fall. */
  falls: boolean;
  landed?: () => void;
}

/** Draws it until the function that comes back is called; then nothing of it is left. */
export function show(
  canvas: HTMLCanvasElement,
  { cast, values, colour, colours, seat, seats, falls, landed }: Tableau,
): () => void {
  const painter = new Painter(canvas, colours);
  const rest = restOf(cast.name);
  let falling: Playing | null = null;
  let gone = false;
  const draw = (poseOf: (body: number) => Pose): void => {
    const box = canvas.getBoundingClientRect();
    if (!box.width || !box.height) return;
    const sharp = Math.min(devicePixelRatio, 2);
    const [width, height] = [Math.round(box.width * sharp), Math.round(box.height * sharp)];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    const dice = cast.bodies.map((body, die): DrawnDie => {
      const { place, turn } = spun(poseOf(body), cast.spin);
      const face = inside(rest[body]!.turn, values[die]!, cast.picks[die]!);
      return { place, turn: after(turn, face), colour: colour[die]!, size: die < 6 ? SMALL : 1 };
    });
    painter.draw(fromSeat(seat, seats, RADIUS, box.width, box.height), dice);
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
    if (!gone) lie();
  };
  if (falls)
    void fall()
      .catch(() => gone || lie())
      .then(() => gone || landed?.());
  else lie();
  const watch = new ResizeObserver(() => falling || (falls && !canvas.width) || lie());
  watch.observe(canvas);
  return () => {
    gone = true;
    watch.disconnect();
    falling?.end();
    painter.free();
  };
}
