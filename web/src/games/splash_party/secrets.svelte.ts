/** The animations of secret tokens: the deal and the verdict. A token that lies face down has no colour in the page. */
import { feel, still } from "../../ui/motion";
import type { Moment } from "../../ui/newsQueue.svelte";
import type { Sound } from "../../ui/sounds";
import { drop, inOut, mix, out, part, settle, stretch } from "../../ui/curves";
import type { Point } from "./rim";
import type { ColourAccused, PawnsDealt } from "./view.gen";

/** A token above the page, in the page's pixels. */
export interface Token extends Point {
  radius: number;
  /** Its apparent width while it turns, from 0 to 1. */
  wide: number;
  /** The colour of its face; null shows its back. */
  face: string | null;
  tilt: number;
  shown: number;
}

/** The places of things on the page. */
export interface Where {
  /** The middle of the water. */
  middle(): Point;
  /** The foot of the diving board. */
  board(): Point;
  seat(seat: number): Point | null;
  /** The button that shows the player's own colour while it is held. */
  bar(): Point | null;
  /** The scale of the pool; 1 is its size on a phone. */
  unit(): number;
}

/** The lifeguard's lines. */
export type Beat = "six" | "down" | "each" | "yours" | "again" | "begins" | "asked" | "verdict" | "was";

const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];
const SPOTS = COLOURS.map((_, n) => ({ x: 66 * ((n % 3) - 1), y: n < 3 ? -37 : 37 }));
/** The tokens that swap places, two pairs at a time. */
const SWAPS = [
  [0, 4, 2, 3],
  [1, 5, 0, 2],
  [3, 1, 4, 5],
  [2, 0, 5, 3],
  [4, 1, 3, 0],
  [5, 2, 1, 4],
] as const;
const MINE = 4;
const OTHERS = [0, 2, 5, 1, 3];
/** The milliseconds a player has to look at their token before the game goes on. */
const PATIENCE = 9000;

export class Secrets {
  tokens = $state.raw<Token[]>([]);
  beat = $state<Beat | null>(null);
  /** Whether the viewer's token waits above the bar. */
  asks = $state(false);
  /** The darkness of everything else, from 0. */
  dim = $state(0);
  /** The progress of the drum roll, from 0 to 1; null if there is none. */
  roll = $state<number | null>(null);
  /** The spread of the rays around a right guess; null if there are none. */
  rays = $state<number | null>(null);
  /** The accusation under judgement. */
  about = $state.raw<ColourAccused | null>(null);
  private looked: (() => void) | null = null;

  constructor(
    private readonly where: Where,
    private readonly me: number | null,
  ) {}

  /** Clears the scene. */
  away(): void {
    this.tokens = [];
    this.beat = null;
    this.asks = false;
    this.dim = 0;
    this.roll = this.rays = null;
  }

  /** The player has released the bar. */
  released(): void {
    this.looked?.();
  }

  /** Shows all six, turns them over, mixes and deals them; then the player's own waits for a look. */
  async deal(moment: Moment, piece: PawnsDealt, seats: number): Promise<void> {
    moment.unhurried = true;
    const mine = piece.token !== null && this.me !== null && this.where.bar() !== null;
    const unit = this.where.unit();
    const middle = this.where.middle();
    const spot = (n: number): Point => ({ x: middle.x + SPOTS[n]!.x * unit, y: middle.y + SPOTS[n]!.y * unit });
    const radius = 29 * unit;
    const place = COLOURS.map((_, n) => n);
    this.beat = "six";
    await stretch(
      moment,
      1700,
      (now) => {
        this.tokens = COLOURS.map((face, n) => token(spot(n), radius * part(now, 240 + 90 * n, 240, settle), { face }));
      },
      { 240: "knock", 420: "knock", 600: "knock" },
    );
    this.beat = "down";
    await stretch(
      moment,
      740,
      (now) => {
        this.tokens = COLOURS.map((face, n) => {
          const turned = part(now, 60 * n, 420, inOut);
          return token(spot(n), radius, {
            face: turned < 0.5 ? face : null,
            wide: Math.abs(Math.cos(Math.PI * turned)),
          });
        });
      },
      { 60: "cover" },
    );
    for (const [a, b, c, d] of SWAPS) {
      const before = [...place];
      [place[a], place[b]] = [place[b]!, place[a]!];
      [place[c], place[d]] = [place[d]!, place[c]!];
      await stretch(
        moment,
        260,
        (now) => {
          const done = part(now, 0, 240, inOut);
          const bow = Math.sin(Math.PI * done);
          this.tokens = COLOURS.map((_, n) => {
            const [from, to] = [spot(before[n]!), spot(place[n]!)];
            const side = before[n] === place[n] ? 0 : before[n]! < place[n]! ? 1 : -1;
            return token(
              {
                x: mix(from.x, to.x, done) - 26 * unit * side * bow,
                y: mix(from.y, to.y, done) + 30 * unit * side * bow,
              },
              radius,
              { tilt: 40 * side * bow },
            );
          });
        },
        { 20: "tick" },
      );
    }
    this.beat = "each";
    const others = Array.from({ length: seats }, (_, n) => n).filter((seat) => !mine || seat !== this.me);
    const free = mine ? OTHERS : [...OTHERS, MINE];
    const goes = new Map(others.map((seat, n) => [free[n]!, { seat, at: 300 * n }]));
    const dealt = 300 * others.length + 420;
    await stretch(
      moment,
      dealt,
      (now) => {
        this.tokens = COLOURS.map((_, n) => {
          const from = spot(place[n]!);
          const goal = goes.get(n);
          const to = goal && this.where.seat(goal.seat);
          return to ? this.slide(from, to, part(now, goal.at, 420, inOut), radius, 13) : token(from, radius);
        });
      },
      Object.fromEntries(others.map((_, n) => [300 * n + 400, "tick" as Sound])),
    );
    const left = COLOURS.map((_, n) => n).filter((n) => !goes.has(n) && !(mine && n === MINE));
    if (mine) this.beat = "yours";
    const bar = this.where.bar();
    await stretch(
      moment,
      900,
      (now) => {
        const rest = left.map((n, at) =>
          this.slide(spot(place[n]!), this.where.board(), part(now, 300 + 120 * at, 420, inOut), radius, 15),
        );
        if (!mine) return void (this.tokens = rest);
        const done = part(now, 0, 520, inOut);
        const from = spot(place[MINE]!);
        const to = above(bar!);
        this.tokens = [
          ...rest,
          token({ x: mix(from.x, to.x, done), y: mix(from.y, to.y, done) }, mix(radius, 41, done)),
        ];
      },
      { 0: "cover" },
    );
    if (mine) await this.ask(moment);
    this.beat = "begins";
    await moment.rest(1200);
  }

  /** The player's own token waits above the bar until they have looked at it, or until a timeout. */
  async ask(moment: Moment): Promise<void> {
    moment.unhurried = true;
    const bar = this.where.bar();
    if (!bar) return;
    this.beat = "yours";
    this.tokens = [token(above(bar), 41)];
    this.asks = true;
    const looked = new Promise<void>((done) => (this.looked = done));
    await Promise.race([looked, moment.rest(PATIENCE)]);
    await moment.wait(0); // stops here if another scene has started meanwhile
    this.looked = null;
    this.asks = false;
    this.beat = "again";
    await stretch(
      moment,
      420,
      (now) => {
        const done = part(now, 0, 420, inOut);
        const from = above(bar);
        this.tokens = [
          token({ x: mix(from.x, bar.x, done), y: mix(from.y, bar.y, done) }, mix(41, 12, done), {
            shown: 1 - part(now, 340, 80),
          }),
        ];
      },
      { 0: "cover" },
    );
    this.tokens = [];
    await moment.rest(700);
  }

  /** The accused's token moves to the middle; drum roll, silence. It turns if the guess was right; otherwise it falls
   *  back and the accuser's own token turns. */
  async verdict(moment: Moment, piece: ColourAccused): Promise<void> {
    const { seat, accused, right, token: colour } = piece;
    moment.unhurried = true;
    this.about = piece;
    const unit = this.where.unit();
    const middle = this.where.middle();
    const big = 62 * unit;
    const from = this.where.seat(accused) ?? middle;
    const own = (seat === this.me && this.where.bar()) || this.where.seat(seat) || middle;
    this.beat = "asked";
    await stretch(
      moment,
      420,
      (now) => {
        const done = part(now, 0, 420, inOut);
        this.dim = done;
        this.tokens = [token({ x: mix(from.x, middle.x, done), y: mix(from.y, middle.y, done) }, mix(12, big, done))];
      },
      { 0: "cover" },
    );
    await moment.rest(100);
    await stretch(
      moment,
      1200,
      (now) => {
        this.roll = now / 1200;
        this.tokens = [token(middle, big, { tilt: still() ? 0 : Math.sin(now * 0.08) * (1.5 + now / 400) })];
      },
      { 0: "drum" },
    );
    this.tokens = [token(middle, big)];
    await moment.rest(420); // silence
    this.roll = null;
    if (right) {
      await this.turn(moment, middle, big, colour);
      this.beat = "verdict";
      moment.say();
      await stretch(moment, 700, (now) => (this.rays = out(now / 700)));
      this.rays = null;
      await moment.rest(800);
    } else {
      await stretch(
        moment,
        660,
        (now) => {
          const done = 0.44 * part(now, 0, 396, inOut) * (1 - part(now, 475, 185, drop));
          this.tokens = [token(middle, big, { wide: Math.cos(Math.PI * done) })];
        },
        { 640: "bonk" },
      );
      this.beat = "verdict";
      moment.say();
      await moment.rest(840);
      await stretch(
        moment,
        720,
        (now) => {
          const [back, come] = [part(now, 0, 420, inOut), part(now, 300, 420, inOut)];
          this.tokens = [
            token({ x: mix(middle.x, from.x, back), y: mix(middle.y, from.y, back) }, mix(big, 12, back), {
              shown: 1 - part(now, 357, 63),
            }),
            token({ x: mix(own.x, middle.x, come), y: mix(own.y, middle.y, come) }, mix(14, big, come), {
              shown: part(now, 300, 60),
            }),
          ];
        },
        { 0: "cover" },
      );
      await this.turn(moment, middle, big, colour);
      this.beat = "was";
      await moment.rest(1000);
    }
    const face = this.tokens;
    await stretch(moment, 240, (now) => {
      this.dim = 1 - part(now, 0, 240);
      this.tokens = face.map((one) => ({ ...one, shown: this.dim }));
    });
    this.tokens = [];
  }

  private async turn(moment: Moment, at: Point, radius: number, face: string): Promise<void> {
    feel(30);
    await stretch(
      moment,
      420,
      (now) => {
        const done = part(now, 0, 420, inOut);
        this.tokens = [
          token(at, radius + 8 * Math.sin(Math.PI * done), {
            face: done < 0.5 ? null : face,
            wide: Math.abs(Math.cos(Math.PI * done)),
          }),
        ];
      },
      { 200: "cymbal" },
    );
  }

  private slide(from: Point, to: Point, done: number, radius: number, small: number): Token {
    const y = mix(from.y, to.y, done) - 30 * Math.sin(Math.PI * done);
    return token({ x: mix(from.x, to.x, done), y }, mix(radius, small, done), {
      tilt: 180 * done,
      shown: 1 - part(done, 0.88, 0.12),
    });
  }
}

const above = ({ x, y }: Point): Point => ({ x, y: y - 74 });

const token = ({ x, y }: Point, radius: number, looks: Partial<Token> = {}): Token => ({
  x,
  y,
  radius: Math.max(0, radius),
  wide: 1,
  face: null,
  tilt: 0,
  shown: 1,
  ...looks,
});
