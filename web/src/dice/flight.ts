/** Dice thrown by a hand, over the whole page, to the places where the flat dice wait for them. */
import { overhead } from "./camera";
import { shuffled } from "./chance";
import { playFrames, type Playing } from "./loop";
import { Painter, type DrawnDie } from "./painter";
import { fetchTrack, oneOf } from "./throws";
import type { Pose, Track } from "./track";
import { about, after, inside, skew, turned, type Turn } from "./turn";

export interface Landing {
  /** What will lie there, 1–6. */
  value: number;
  /** Where the flat die is. */
  box: DOMRect;
  /** Degrees it lies turned, clockwise. */
  turn: number;
  /** Whether it comes after all others, slowly. */
  last?: boolean;
}

export interface Throw {
  landings: Landing[];
  /** Where the water is. */
  pool: DOMRect;
  /** Where the thrower sits, seen from the one who looks: 0 is here. */
  side: number;
  draw: () => number;
  /** First a throw in which a die leans; when it lies there, this is awaited. */
  lean?: () => Promise<void>;
  /** Called when a die touches down. */
  touched: () => void;
}

const FACE = 58 / 64; // of the flat die's box
const REACH = 10; // edges from the middle of the pool to the hand
const WAIT = 0.5;
const SLOW = 0.62;

function canvasOverAll(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.className = "flight";
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.cssText = "position:fixed;inset:0;width:100vw;height:100vh;pointer-events:none;z-index:20";
  const sharp = Math.min(devicePixelRatio, 1.5);
  canvas.width = innerWidth * sharp;
  canvas.height = innerHeight * sharp;
  return canvas;
}

interface Flier {
  begins: number;
  ends: number;
  at(seconds: number): Pose;
}

/** Where the middle of a box is, in edges from the middle of the page. */
const middle = ({ x, y, width, height }: DOMRect, edge: number): [number, number] => [
  (x + width / 2 - innerWidth / 2) / edge,
  (y + height / 2 - innerHeight / 2) / edge,
];

/** A die on its way from the hand to its landing, along lane `lane` of the track. */
function flier(
  track: Track,
  lane: number,
  landing: Landing,
  edge: number,
  hand: readonly [number, number],
  pick: number,
): Flier {
  const rest = track.at(lane, track.lasts).turn;
  const face = inside(rest, landing.value, pick);
  const [x, low] = middle(landing.box, edge);
  const z = low - ((2 / 64) * landing.box.height) / edge; // the flat die's face is a little above its middle
  const start = track.at(lane, 0).place;
  const swing = about(Math.atan2(hand[0] - x, hand[1] - z) - Math.atan2(start[0], start[2]));
  const wanted = (-landing.turn * Math.PI) / 180;
  const amiss = wanted - skew(after(swing, rest));
  const begins = landing.last ? WAIT : 0;
  const pace = landing.last ? SLOW : 1;
  return {
    begins,
    ends: begins + track.lasts / pace,
    at(seconds) {
      const when = Math.max(0, seconds - begins) * pace;
      const { place, turn } = track.at(lane, when);
      const [a, b, c] = turned(swing, place);
      const spun: Turn = after(about(amiss * Math.min(1, (1.5 * when) / track.lasts)), after(swing, turn));
      return { place: [a + x, b, c + z], turn: after(spun, face) };
    },
  };
}

/** Plays the throw; `end` skips to its end. The canvas is gone before `ended` settles. */
export async function fly({ landings, pool, side, draw, lean, touched }: Throw): Promise<Playing> {
  const edge = landings[0]!.box.width * FACE;
  const [track, leaning] = await Promise.all([
    fetchTrack(oneOf("hand", draw())),
    lean ? fetchTrack(oneOf("hand-lean", draw())) : null,
  ]);
  const canvas = canvasOverAll();
  const painter = new Painter(canvas, ["plain"]);
  const lens = overhead(innerWidth, innerHeight, edge);
  document.body.append(canvas);
  let playing: Playing | null = null;
  let skipped = false;
  const show = (dice: Flier[], lasts: number): Promise<boolean> => {
    const landed = new Set<Flier>();
    playing = playFrames((seconds) => {
      const drawn = dice
        .filter(({ begins }) => seconds >= begins)
        .map((die): DrawnDie => ({ ...die.at(seconds), colour: 0, size: 1 }));
      painter.draw(lens, drawn);
      for (const die of dice) {
        if (landed.has(die) || seconds < die.begins + 0.4 * (die.ends - die.begins)) continue;
        landed.add(die);
        touched();
      }
      return seconds < lasts;
    });
    if (skipped) playing.end();
    return playing.ended;
  };
  const all = async (): Promise<boolean> => {
    try {
      if (lean && leaning) {
        if (!(await show(leaningDice(leaning, pool, edge, draw), leaning.lasts + 0.1))) return false;
        await lean();
      }
      const lanes = shuffled([0, 1, 2, 3, 4], draw);
      const [x, z] = middle(pool, edge);
      const hand = [x + REACH * Math.sin(side), z + REACH * Math.cos(side)] as const;
      const dice = landings.map((landing, n) => flier(track, lanes[n]!, landing, edge, hand, Math.floor(draw() * 4)));
      return await show(dice, Math.max(...dice.map(({ ends }) => ends)));
    } finally {
      canvas.remove();
      painter.free();
    }
  };
  return { ended: all(), end: () => ((skipped = true), playing?.end()) };
}

/** Five dice as they fell together in the pool, whatever they show: they do not count. */
function leaningDice(track: Track, box: DOMRect, edge: number, draw: () => number): Flier[] {
  const [x, z] = middle(box, edge);
  return [...Array(track.dice).keys()].map((die) => {
    const face = inside(track.at(die, track.lasts).turn, 1 + Math.floor(draw() * 6), 0);
    return {
      begins: 0,
      ends: track.lasts,
      at(seconds) {
        const { place, turn } = track.at(die, seconds);
        return { place: [place[0] + x, place[1], place[2] + z], turn: after(turn, face) };
      },
    };
  });
}
