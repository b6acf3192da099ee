/** What the page shows while something happens: dice fall, crosses are drawn one by one, a bonus flies from its circle to where it goes.
 *  A frame is a function of time, so that a tap can end a move at once. */
import { inOut, out, part, stretch } from "../../ui/curves";
import type { Moment } from "../../ui/newsQueue.svelte";
import type { Told } from "../../protocol/messages";
import { bonus as sound } from "../../ui/sounds";
import { areaOf, crossOff, waitingOf, type Area, type Layout, type Spot } from "./layout";
import { sentences } from "./telling";
import type { BonusEarned, BonusLost, News, StarsEarned, SymbolCrossed, View } from "./view.gen";

/** A bonus or stars on their way; each number is how much of that part is over. */
export interface Flight {
  /** Counts the flights: another one starts somewhere else. */
  n: number;
  kind: "plane" | "stars";
  seat: number;
  giver: string;
  area: Area | null;
  /** Where a plane goes; null: to the edge of its area, where it waits for a choice. */
  to: Spot | null;
  /** Whether it comes from where it waited. */
  dives: boolean;
  rise: number;
  fold: number;
  fly: number;
  /** A bonus that found nothing to cross off falls. */
  fall: number;
}

/** How the page looks at the moment, as far as scenes need to know. */
export interface Stage {
  /** The seat that looks; null on a screen for all. */
  me: number | null;
  names(): string[];
  layout(): Layout | undefined;
}

const FALL = { each: 420, apart: 70, dice: 5 };
/** How long dice fall, to the last one. */
export const FALLING = FALL.each + FALL.apart * (FALL.dice - 1);
const STROKES = 320;

/** How much of its fall is over for this die, so many milliseconds after the throw. */
export const fallen = (die: number, now: number): number => part(now, FALL.apart * die, FALL.each, out);

export class Scene {
  /** What is drawn. */
  view = $state.raw<View>()!;
  /** What is happening. */
  now = $state.raw<News | null>(null);
  /** Whose sheet it happens on. */
  seat = $state<number | null>(null);
  /** The area where it happens. */
  open = $state<Area | null>(null);
  /** Milliseconds since the dice were thrown. */
  fell = $state(Infinity);
  /** Dice that are being used. */
  using = $state.raw<number[]>([]);
  /** The cross that is being drawn, from 0 to 1. */
  fresh = $state.raw<{ seat: number; spot: Spot; done: number } | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** Links of the chain so far. */
  links = $state(0);
  /** By seat: where bonuses that still have to be placed are printed, the first one first. */
  waiting = $state.raw<string[][]>([]);
  /** What the cross before has brought and nobody has seen yet: "stars red 1", "bonus row 0". */
  due = $state.raw<Set<string>>(new Set());
  private flights = 0;
  private told: Told | null = null;
  private lines: Map<News, string> = new Map();

  constructor(
    view: View,
    private readonly stage: Stage,
  ) {
    this.land(view);
  }

  /** What is drawn is what is. */
  land(view: View): void {
    this.view = view;
    this.now = this.fresh = this.told = null;
    this.fell = Infinity;
    this.using = [];
    this.due = new Set();
    const layout = this.stage.layout();
    this.waiting = view.sheets.map((_, seat) => (layout ? waitingOf(layout, view.told[seat] ?? []) : []));
    const seat = view.phase === "place" ? view.active : view.own?.queue.length ? view.seat : null;
    const giver = seat === null ? undefined : this.waiting[seat]![0];
    const area = (view.phase === "place" ? view.queue : view.own?.queue)?.[0];
    this.flight =
      giver && area ? { ...this.start("plane", seat!, giver, area as Area, null), rise: 1, fold: 1, fly: 1 } : null;
    if (!this.flight) this.links = 0;
  }

  /** The sentence of a piece that ends what a seat does. */
  say = (piece: News): string => this.lines.get(piece) ?? "";

  async show(piece: News, moment: Moment, told: Told): Promise<void> {
    if (this.told !== told) {
      this.told = told;
      this.lines = sentences(told.news as News[], this.stage.names(), this.stage.me);
    }
    if ("seat" in piece) this.turnTo(piece.kind === "rolled" ? null : piece.seat); // dice are everybody's
    this.now = piece;
    switch (piece.kind) {
      case "rolled":
        this.view = { ...this.view, dice: piece.dice, used: [] };
        await stretch(moment, FALLING, (now) => (this.fell = now), { 250: "dice" });
        this.fell = Infinity;
        await moment.wait(piece.fits ? 300 : 500);
        break;
      case "used":
        this.using = piece.dice;
        await moment.wait(piece.seat === this.stage.me ? 120 : 700);
        break;
      case "crossed":
        await this.cross(piece, moment, told.news as News[]);
        break;
      case "stars":
        await this.stars(piece, moment);
        break;
      case "bonus":
        await this.bonus(piece, moment);
        break;
      case "waits":
        await this.fly(piece, null, moment);
        break;
      case "lost":
        await this.lose(piece, moment);
        break;
      case "ended":
        await moment.wait(600);
        break;
      default:
        break;
    }
    if (this.lines.has(piece)) {
      moment.say();
      await moment.rest("seat" in piece && piece.seat === this.stage.me ? 500 : 1100);
    }
  }

  /** Another seat does something: nothing of what was done before is left. */
  private turnTo(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.open = null;
    this.links = 0;
  }

  private async cross({ seat, spot, giver }: SymbolCrossed, moment: Moment, news: News[]): Promise<void> {
    const area = areaOf(spot);
    if (giver !== null) await this.fly({ seat, giver, area }, spot, moment);
    else {
      this.links = 0;
      await this.opened(area, moment);
    }
    this.due = dueAfter(news, this.now!);
    const sheets = [...this.view.sheets];
    sheets[seat] = crossOff(sheets[seat]!, spot);
    this.fresh = { seat, spot, done: 0 };
    this.view = { ...this.view, sheets };
    await stretch(moment, STROKES, (now) => (this.fresh = { seat, spot, done: now / STROKES }), { 0: "pencil" });
    this.fresh = null;
    await moment.wait(120);
  }

  /** The stars shine where they are printed, and then hop to those of the seat. */
  private async stars({ seat, giver, stars }: StarsEarned, moment: Moment): Promise<void> {
    this.due = without(this.due, `stars ${giver}`);
    const flight = this.start("stars", seat, giver, null, null);
    await stretch(
      moment,
      660,
      (now) => (this.flight = { ...flight, rise: part(now, 0, 240), fly: part(now, 240, 420, inOut) }),
      { 60: "star" },
    );
    this.flight = null;
    const sheets = this.view.sheets.map((sheet, at) =>
      at === seat ? { ...sheet, stars: sheet.stars + stars } : sheet,
    );
    this.view = { ...this.view, sheets };
    await moment.wait(240);
  }

  private async bonus({ seat, giver }: BonusEarned, moment: Moment): Promise<void> {
    this.due = without(this.due, `bonus ${giver}`);
    this.waiting = this.waiting.map((givers, at) => (at === seat ? [...givers, giver] : givers));
    await moment.wait(240);
  }

  /** A bonus folds into a plane and flies, while the area it goes to opens. */
  private async fly(bonus: { seat: number; giver: string; area: string }, to: Spot | null, moment: Moment) {
    const { seat, giver, area } = bonus;
    const before = this.flight;
    const dives = to !== null && before?.seat === seat && before.giver === giver && before.to === null;
    const flight = { ...this.start("plane", seat, giver, area as Area, to), dives };
    if (dives) {
      this.taken(seat, giver);
      await stretch(moment, 240, (now) => {
        this.flight = { ...flight, rise: 1, fold: 1, fly: part(now, 0, 240, inOut) };
      });
    } else {
      this.flight = flight;
      await moment.wait(20); // until it is drawn where it was printed: that may be moving in a moment
      if (to !== null) this.taken(seat, giver);
      this.open = area as Area;
      await stretch(moment, 860, (now) => {
        const [rise, fold] = [part(now, 0, 240, out), part(now, 240, 120)];
        this.flight = { ...flight, rise, fold, fly: part(now, 360, 500, inOut) };
      });
    }
    if (to === null) return;
    this.flight = null;
    if (!moment.skipped) sound(this.links);
    this.links++;
  }

  private async lose(bonus: BonusLost, moment: Moment): Promise<void> {
    await this.fly(bonus, null, moment);
    this.taken(bonus.seat, bonus.giver);
    const flight = this.flight!;
    await stretch(moment, 420, (now) => (this.flight = { ...flight, fall: now / 420 }), { 0: "bonk" });
    this.flight = null;
  }

  private async opened(area: Area, moment: Moment): Promise<void> {
    if (this.open === area) return;
    this.open = area;
    await moment.wait(260);
  }

  private taken(seat: number, giver: string): void {
    this.waiting = this.waiting.map((givers, at) => (at === seat ? givers.filter((one) => one !== giver) : givers));
  }

  private start(kind: Flight["kind"], seat: number, giver: string, area: Area | null, to: Spot | null): Flight {
    return { n: ++this.flights, kind, seat, giver, area, to, dives: false, rise: 0, fold: 0, fly: 0, fall: 0 };
  }
}

/** What is told of this cross before the next one. */
function dueAfter(news: News[], cross: News): Set<string> {
  const due = new Set<string>();
  for (const piece of news.slice(news.indexOf(cross) + 1)) {
    if (piece.kind === "crossed") break;
    if (piece.kind === "stars" || piece.kind === "bonus") due.add(`${piece.kind} ${piece.giver}`);
  }
  return due;
}

const without = (all: Set<string>, one: string): Set<string> => new Set([...all].filter((other) => other !== one));
