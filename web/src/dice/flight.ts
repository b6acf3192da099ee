/** Dice thrown from a hand, over the whole page, to the places of the flat dice. */
import { overhead } from "./camera";
import { shuffled } from "./chance";
import { Painter, type Brush, type DrawnDie } from "./painter";
import { PlainPainter } from "./plain";
import { spatial, watchFrames } from "./quality";
import { fetchTrack, oneOf } from "./throws";
import type { Pose, Track } from "./track";
import { about, after, inside, skew, type Turn } from "./turn";

export interface Landing {
  /** The value that will lie there, 1–6. */
  value: number;
  /** The box of the flat die. */
  box: DOMRect;
  /** The rotation in degrees, clockwise. */
  turn: number;
  /** Whether it arrives after all others, and slowly. */
  last?: boolean;
}

export interface Throw {
  landings: Landing[];
  /** The box of the water. */
  pool: DOMRect;
  /** The angle at which the thrower sits, relative to the viewer: 0 is the viewer. */
  side: number;
  draw: () => number;
  /** Whether to show a throw with a tilted die first. */
  leans: boolean;
  /** Called when a die touches down. */
  touched: () => void;
}

/** A prepared animation: its length in seconds, and how to draw each moment. */
export interface Film {
  lasts: number;
  draw(seconds: number): void;
}

export interface Flight {
  /** The throw with a tilted die, which does not count, if there is one. */
  leaning: Film | null;
  throw: Film;
  /** Removes the canvas. */
  free(): void;
}

const FACE = 58 / 64; // as a share of the flat die's box
const APART = 0.06; // seconds from one die to the next
const NEAR_FULL = 0.9; // the seconds for which the last die moves as fast as the others
const SLOW = 0.36;
const ENTERS = 0.4; // the seconds a die takes from beyond the edge of the page to its track
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

/** A die in flight: its pose at each second. */
export interface Flier {
  begins: number;
  ends: number;
  at(seconds: number): Pose;
}

/** The direction on the page from the pool to the hand: below for the viewer, above for everyone else. */
export function wayTo(side: number): readonly [number, number] {
  const lean = TILT * Math.sin(side);
  return [Math.sin(lean), Math.cos(side) > 0.99 ? Math.cos(lean) : -Math.cos(lean)];
}

/** The flights to these places (in edges). All tracks are parallel, so no die passes through another. */
export function fliers(
  track: Track,
  landings: readonly { value: number; at: readonly [number, number]; turn: number; last?: boolean }[],
  way: readonly [number, number],
  /** The distance from each of these places to beyond the page. */
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

/** Five dice as they fell together in the pool; their values are arbitrary, as they do not count. */
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
      // no WebGL 2
    }
  }
  const canvas = canvasOverAll(1);
  return [canvas, new PlainPainter(canvas, ["plain"])];
}

/** Prepares a throw; its canvas covers the page, empty, until it plays. */
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
  const watch = watchFrames(() => {}); // a slow device gets flat dice from the next throw on
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
