/** What the pool shows: every move from where it began to where it ended, and only then what is now. A frame is a function of time,
 *  so that a tap can end a move at once. */
import { feel, still } from "../../ui/motion";
import { play } from "../../ui/sounds";
import type { News, SeenPawn, SeenSwimmer, View } from "./view.gen";

/** A pawn on its way: between two points of the rim, or from the rim into the water. */
export interface Actor {
  colour: string;
  from: Spot;
  to: Spot;
  /** From 0 to 1. */
  done: number;
  /** How high it flies in the middle of its way, in pixels. */
  arc: number;
  turns: number;
}

/** A place on the rim, or in the water where the swimmer with this number will lie. */
export type Spot = { space: number } | { swimmer: number };

const HOP = 320;
const HOPS_APART = 20;
const BREATH = 420;
const FALL = 520;
const SPLASH = 560;
const TOLD = 620;
const LIFTED = 700;
/** How much faster it goes when more has happened meanwhile. */
const HURRIED = 2.5;

interface Due {
  news: News[];
  view: View;
}

export class Scene {
  /** What is drawn. */
  view = $state.raw<View>()!;
  actors = $state.raw<Actor[]>([]);
  /** The swimmer that has just gone in, while its splash stands. */
  splash = $state<number | null>(null);
  /** The space of somebody who is about to be pushed. */
  shivers = $state<number | null>(null);
  /** Counts the falls, so that each wets the glass anew. */
  wet = $state(0);
  /** What happened last, to be said in words. */
  said = $state.raw<News>();
  playing = $state(false);
  private due: Due[] = [];
  private skipped = false;
  private gone = false;

  constructor(view: View) {
    this.view = view;
  }

  /** Shows what leads to this view; at once if nothing is known of it, or nothing shall move. */
  follow(view: View, news: readonly News[]): void {
    if (still() || !news.length) return this.jump(view);
    this.due.push({ news: [...news], view });
    if (!this.playing) void this.run();
  }

  /** Ends the move that is being shown. */
  skip = (): void => void (this.skipped = true);

  leave(): void {
    this.gone = true;
    this.skipped = true;
  }

  private jump(view: View): void {
    this.due = [];
    this.skipped = true;
    this.actors = [];
    this.splash = this.shivers = null;
    this.view = view;
  }

  private async run(): Promise<void> {
    this.playing = true;
    for (let next = this.due.shift(); next && !this.gone; next = this.due.shift()) {
      this.skipped = false;
      for (const piece of next.news) {
        this.said = piece;
        await this.show(piece);
      }
      this.actors = [];
      this.splash = this.shivers = null;
      this.view = next.view;
    }
    this.playing = false;
  }

  private async show(piece: News): Promise<void> {
    switch (piece.kind) {
      case "lifted": {
        const ring = [...this.view.ring];
        ring[piece.space] = { colour: piece.colour, number: piece.number };
        this.view = { ...this.view, phase: "go", ring, lifted: piece.space, ways: [] };
        play("knock");
        return this.wait(LIFTED);
      }
      case "moved": {
        const end = piece.hops.at(-1)!;
        const victim = this.view.ring[end];
        this.put(piece.start, null);
        this.view = { ...this.view, lifted: null, ways: [] };
        let from = piece.start;
        for (const space of piece.hops) {
          const arc = piece.over.includes(space) ? 44 : 30;
          await this.fly({ colour: piece.colour, from: { space: from }, to: { space }, done: 0, arc, turns: 0 }, HOP);
          play("knock");
          from = space;
          if (space !== end) await this.wait(HOPS_APART);
        }
        if (!victim) {
          this.actors = [];
          return this.put(end, { colour: piece.colour, number: null });
        }
        this.shivers = end;
        await this.wait(BREATH); // a held breath above the one who stands there
        this.shivers = null;
        return;
      }
      case "pushed":
        this.actors = [];
        this.put(piece.space, { colour: piece.by, number: null });
        return this.plunge(piece.colour, piece.space);
      case "fell": {
        if (this.view.ring[piece.space]?.colour === piece.colour) {
          this.put(piece.space, null);
          await this.plunge(piece.colour, piece.space);
        }
        const { colour, number, face_up } = piece;
        this.actors = [];
        this.splash = this.view.pool.length;
        this.view = { ...this.view, pool: [...this.view.pool, { colour, number, face_up } satisfies SeenSwimmer] };
        this.wet += 1;
        play("splash");
        feel(30);
        await this.wait(SPLASH);
        return this.wait(TOLD);
      }
      case "accused":
      case "out":
        return this.wait(2 * TOLD);
      default:
        return;
    }
  }

  private plunge(colour: string, space: number): Promise<void> {
    const to = { swimmer: this.view.pool.length };
    return this.fly({ colour, from: { space }, to, done: 0, arc: 46, turns: 7 / 6 }, FALL);
  }

  private put(space: number, pawn: SeenPawn | null): void {
    const ring = [...this.view.ring];
    ring[space] = pawn;
    this.view = { ...this.view, ring };
  }

  private fly(actor: Actor, ms: number): Promise<void> {
    return this.over(ms, (done) => (this.actors = [{ ...actor, done }]));
  }

  private wait = (ms: number): Promise<void> => this.over(ms, () => {});

  /** Calls `draw` with how much of the time is over, and ends with 1; a skipped move is over at once. */
  private over(ms: number, draw: (done: number) => void): Promise<void> {
    return new Promise((end) => {
      let began: number | undefined;
      const frame = (now: number): void => {
        began ??= now;
        const pace = this.due.length ? HURRIED : 1;
        const done = this.skipped || document.hidden ? 1 : Math.min(((now - began) * pace) / ms, 1);
        draw(done);
        if (done < 1) requestAnimationFrame(frame);
        else end();
      };
      if (this.skipped || document.hidden) {
        draw(1);
        end();
      } else {
        draw(0); // or nothing would be drawn until the next frame
        requestAnimationFrame(frame);
      }
    });
  }
}
