/** Dice thrown by a hand, over the whole page, to the places where the flat dice wait for them. */
import { overhead } from "./camera";
import { shuffled } from "./chance";
import { Painter, type Brush, type DrawnDie } from "./painter";
import { PlainPainter } from "./plain";
import { spatial, watchFrames } from "./quality";
import { fetchTrack, oneOf } from "./throws";
import type { Pose, Track } from "./track";
import { about, after, inside, skew, type Turn } from "./turn";

export interface Landing {
  /** What will lie there, 1–6. */
  value: number;
  /** Where the flat die is. */
  box: DOMRect;
  /** Degrees it lies turned, clockwise. */
  turn: number;
  /** Whether it comes after all others, and slowly. */
  last?: boolean;
}

export interface Throw {
  landings: Landing[];
  /** Where the water is. */
  pool: DOMRect;
  /** Where the thrower sits, seen from the one who looks: 0 is here. */
  side: number;
  draw: () => number;
  /** Whether first a throw is shown in which a die leans. */
  leans: boolean;
  /** Called when a die touches down. */
  touched: () => void;
}

/** A throw that is ready: seconds it lasts, and how it looks at each of them. */
export interface Film {
  lasts: number;
  draw(seconds: number): void;
}

export interface Flight {
  /** A throw that does not count, if a die leans. */
  leaning: Film | null;
  throw: Film;
  /** Takes its canvas away. */
  free(): void;
}

const FACE = 58 / 64; // of the flat die's box
const APART = 0.06; // seconds from one die to the next
const NEAR_FULL = 0.9; // seconds for which the last one comes as fast as the others
const SLOW = 0.36;
const ENTERS = 0.4; // seconds in which a die that starts beyond the edge of the page is on its way in
const TILT = 0.4;

function canvasOverAll(sharp: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.className = "flight";
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.cssText = "position:fixed;inset:0;width:100vw;height:100vh;pointer-events:none;z-index:20";
  canvas.width = innerWidth * sharp;
  canvas.height = innerHeight * sharp;
  return canvas;
}

/** A die on its way: where it is at each second. */
export interface Flier {
  begins: number;
  ends: number;
  at(seconds: number): Pose;
}

/** From the pool to the hand, on the page: from below for the one who looks, from above for all others. */
export function wayTo(side: number): readonly [number, number] {
  const lean = TILT * Math.sin(side);
  return [Math.sin(lean), Math.cos(side) > 0.99 ? Math.cos(lean) : -Math.cos(lean)];
}

/** Dice to these places (in edges), along tracks side by side: all come the same way, so none runs through another. */
export function fliers(
  track: Track,
  landings: readonly { value: number; at: readonly [number, number]; turn: number; last?: boolean }[],
  way: readonly [number, number],
  /** How far it is from these places to beyond the page. */
  far: readonly number[],
  draw: () => number,
): Flier[] {
  const lanes = shuffled([0, 1, 2, 3, 4], draw);
  const others = landings.filter(({ last }) => !last).length;
  return landings.map(({ value, at, turn: wanted, last }, n) => {
    const lane = lanes[n % track.dice]!;
    const rest = track.at(lane, track.lasts).turn;
    const face = inside(rest, value, Math.floor(draw() * 4));
    const [x, , z] = track.at(lane, 0).place;
    const start = Math.hypot(x, z);
    const swing = about(Math.atan2(way[0], way[1]) - Math.atan2(x, z));
    const amiss = (-wanted * Math.PI) / 180 - skew(after(swing, rest));
    const begins = last ? (others ? track.lasts * 0.5 + others * APART : 0) : n * APART;
    const slowed = NEAR_FULL + (track.lasts - NEAR_FULL) / SLOW;
    const pace = (spent: number): number =>
      !last || spent < NEAR_FULL ? spent : NEAR_FULL + (spent - NEAR_FULL) * SLOW;
    return {
      begins,
      ends: begins + (last ? slowed : track.lasts),
      at(seconds) {
        const when = Math.max(0, pace(Math.max(0, seconds - begins)));
        const { place, turn } = track.at(lane, when);
        const enters = Math.max(0, 1 - when / ENTERS) ** 2 * Math.max(0, far[n]! - start);
        const gone = (place[0] * x + place[2] * z) / start + enters;
        const spun: Turn = after(about(amiss * Math.min(1, (1.5 * when) / track.lasts)), after(swing, turn));
        return { place: [at[0] + way[0] * gone, place[1], at[1] + way[1] * gone], turn: after(spun, face) };
      },
    };
  });
}

/** Five dice as they fell together in the pool, whatever they show: they do not count. */
function leaningDice(track: Track, middle: readonly [number, number], draw: () => number): Flier[] {
  return [...Array(track.dice).keys()].map((die) => {
    const face = inside(track.at(die, track.lasts).turn, 1 + Math.floor(draw() * 6), 0);
    return {
      begins: 0,
      ends: track.lasts,
      at(seconds) {
        const { place, turn } = track.at(die, seconds);
        return { place: [place[0] + middle[0], place[1], place[2] + middle[1]], turn: after(turn, face) };
      },
    };
  });
}

function brush(): [HTMLCanvasElement, Brush] {
  if (spatial()) {
    const canvas = canvasOverAll(Math.min(devicePixelRatio, 1.5));
    try {
      return [canvas, new Painter(canvas, ["plain"])];
    } catch {
      // no WebGL 2 here
    }
  }
  const canvas = canvasOverAll(1);
  return [canvas, new PlainPainter(canvas, ["plain"])];
}

/** Makes a throw ready: its canvas lies over the page, empty, until it is played. */
export async function prepare({ landings, pool, side, draw, leans, touched }: Throw): Promise<Flight> {
  const edge = landings[0]!.box.width * FACE;
  const [track, leaning] = await Promise.all([
    fetchTrack(oneOf("hand", draw())),
    leans ? fetchTrack(oneOf("hand-lean", draw())) : null,
  ]);
  const way = wayTo(side);
  const inEdges = (x: number, y: number): [number, number] => [
    (x - innerWidth / 2) / edge,
    (y - innerHeight / 2) / edge,
  ];
  const places = landings.map(({ value, box, turn, last }) => {
    // The flat die's face is a little above its middle.
    const at = inEdges(box.x + box.width / 2, box.y + box.height * (1 / 2 - 2 / 64));
    return { value, at, turn, last };
  });
  const half = innerHeight / 2 / edge + 1;
  const far = places.map(({ at }) => (way[1] > 0 ? half - at[1] : half + at[1]) / Math.abs(way[1]));
  const [canvas, painter] = brush();
  const lens = overhead(innerWidth, innerHeight, edge);
  let before = 0;
  const watch = watchFrames(() => {}); // the next throw will be a plainer one
  const film = (dice: Flier[]): Film => {
    const landed = new Set<Flier>();
    return {
      lasts: Math.max(...dice.map(({ ends }) => ends)),
      draw(seconds) {
        const now = performance.now();
        if (before && painter instanceof Painter) watch(now - before);
        before = now;
        const flying = dice.filter(({ begins }) => seconds >= begins);
        painter.draw(
          lens,
          flying.map((die): DrawnDie => ({ ...die.at(seconds), colour: 0, size: 1 })),
        );
        for (const die of flying) {
          if (landed.has(die) || seconds < die.begins + 0.4 * (die.ends - die.begins)) continue;
          landed.add(die);
          touched();
        }
      },
    };
  };
  document.body.append(canvas);
  return {
    leaning: leaning && film(leaningDice(leaning, inEdges(pool.x + pool.width / 2, pool.y + pool.height / 2), draw)),
    throw: film(fliers(track, places, way, far, draw)),
    free() {
      canvas.remove();
      painter.free();
    },
  };
}
