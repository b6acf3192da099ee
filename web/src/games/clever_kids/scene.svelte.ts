/** The animations of events: dice fall, crosses are drawn one by one, a bonus flies from its circle to its goal.
 *  Each frame is a function of time, so a tap can end a move at once. */
import { inOut, out, part, stretch } from "../../ui/curves";
import type { Moment } from "../../ui/newsQueue.svelte";
import type { Told } from "../../protocol/messages";
import { bonus as sound } from "../../ui/sounds";
import { areaOf, crossOff, waitingOf, type Area, type Layout, type Spot } from "./layout";
import { sentences } from "./telling";
import type { BonusEarned, BonusLost, News, StarsEarned, SymbolCrossed, View } from "./view.gen";

/** A bonus or stars in flight; each number is the progress of that part, from 0 to 1. */
export interface Flight {
  /** The number of the flight, which tells it from the one before. */
  n: number;
  kind: "plane" | "stars";
  seat: number;
  giver: string;
  area: Area | null;
  /** The goal of a plane; null is the edge of its area, where it waits for a choice. */
  to: Spot | null;
  /** Whether it starts from where it waited. */
  dives: boolean;
  rise: number;
  fold: number;
  fly: number;
  /** The fall of a bonus that found nothing to cross off. */
  fall: number;
}

/** The parts of the page that scenes depend on. */
export interface Stage {
  /** The viewer's seat; null on the big screen. */
  me: number | null;
  names(): string[];
  layout(): Layout | undefined;
}

const FALL = { each: 420, apart: 70, dice: 5 };
/** The milliseconds until the last die has fallen. */
export const FALLING = FALL.each + FALL.apart * (FALL.dice - 1);
const STROKES = 320;

/** The progress of this die's fall, this many milliseconds after the throw. */
export const fallen = (die: number, now: number): number => part(now, FALL.apart * die, FALL.each, out);

export class Scene {
  /** The view on display. */
  view = $state.raw<View>()!;
  /** The event on display. */
  now = $state.raw<News | null>(null);
  /** The seat whose sheet it happens on. */
  seat = $state<number | null>(null);
  /** The area where it happens. */
  open = $state<Area | null>(null);
  /** Milliseconds since the dice were thrown. */
  fell = $state(Infinity);
  /** The dice in use. */
  using = $state.raw<number[]>([]);
  /** The cross being drawn, from 0 to 1. */
  fresh = $state.raw<{ seat: number; spot: Spot; done: number } | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** The length of the chain so far. */
  links = $state(0);
  /** By seat: the printed places of bonuses that still wait to be placed, in order. */
  waiting = $state.raw<string[][]>([]);
  /** Rewards of the last cross that have not been shown yet: "stars red 1", "bonus row 0". */
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

  /** Ends all animations and shows this view. */
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

  /** The sentence of the event that ends a seat's move; "" for any other. */
  say = (piece: News): string => this.lines.get(piece) ?? "";

  async show(piece: News, moment: Moment, told: Told): Promise<void> {
    if (this.told !== told) {
      this.told = told;
      this.lines = sentences(told.news as News[], this.stage.names(), this.stage.me);
    }
    if ("seat" in piece) this.turnTo(piece.kind === "rolled" ? null : piece.seat); // dice belong to no seat
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

  /** Switches to another seat and clears the traces of the last one. */
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

  /** The stars shine where they are printed, then hop to the seat's stars. */
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
      await moment.wait(20); // until it is drawn at its printed place, before that place starts to move
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

/** The rewards that the news reports between this cross and the next one. */
function dueAfter(news: News[], cross: News): Set<string> {
  const due = new Set<string>();
  for (const piece of news.slice(news.indexOf(cross) + 1)) {
    if (piece.kind === "crossed") break;
    if (piece.kind === "stars" || piece.kind === "bonus") due.add(`${piece.kind} ${piece.giver}`);
  }
  return due;
}

const without = (all: Set<string>, one: string): Set<string> => new Set([...all].filter((other) => other !== one));
