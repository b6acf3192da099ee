/** The animations of Pool-zee: the throws, the dice that stay, and the box that is written. */
import { tick } from "svelte";
import { sideOf } from "../../dice/spread";
import { announce } from "../../ui/announce.svelte";
import type { Moment } from "../../ui/newsQueue.svelte";
import { TIMES } from "../../ui/motion";
import { bonus, play } from "../../ui/sounds";
import { t } from "../../words/words.svelte";
import { Hand, TURNS } from "./hand.svelte";
import { Toss, type Spots } from "./toss";
import type { BoxWritten, News, OpeningThrown, OpeningTied, StarterFound, View } from "./view.gen";

/** Milliseconds: dice lie still before a decision, to read a sentence, to write a number. */
const BEAT = 600;
const READ = 820;
const PEN = 440;
const NAMED = 1400;

/** What the scene needs from its page. */
export interface Stagecraft {
  table: string;
  /** The viewer's seat, or null. */
  me: () => number | null;
  seats: () => number;
  /** Whether this seat's card is on display. */
  onShow: (seat: number) => boolean;
  /** The places of the five dice on the page, or of the dice in this seat's lane in the opening. */
  spots: (seat?: number) => Spots | null;
}

/** A number being written into a box. */
export interface Writing {
  seat: number;
  box: string;
  points: number;
  /** Whether the pencil has finished. */
  done: boolean;
}

/** The dice of a seat in the opening; `sum` counts up once they lie. */
export interface Lane {
  seat: number;
  dice: number[];
  sum: number | null;
  flying: boolean;
}

export class Scene {
  readonly hand = new Hand();
  lanes = $state.raw<Lane[]>([]);
  /** The seat that starts, once it is known. */
  starter = $state<number | null>(null);
  /** The tied seats, which throw again; null while all throw. */
  tied = $state.raw<readonly number[] | null>(null);
  writing = $state.raw<Writing | null>(null);
  /** The seat whose card is open because a score is being written on it. */
  opened = $state<number | null>(null);
  /** Whether that card is shrinking back into its seat. */
  closing = $state(false);
  /** A total that is counting up. */
  counting = $state.raw<{ seat: number; value: number } | null>(null);
  /** Words in the water. */
  words = $state.raw<{ big: string; small: string } | null>(null);
  /** A sentence that says more than its event. */
  aside = $state("");
  private toss = new Toss();
  private scores: readonly number[] = [];

  constructor(private readonly page: Stagecraft) {}

  /** Ends all animations and shows this view. */
  land(view: View): void {
    this.toss.end();
    this.writing = this.opened = this.counting = this.words = null;
    this.closing = false;
    this.aside = "";
    this.scores = view.scores;
    this.starter = null;
    const round = view.opening.at(-1) ?? [];
    const before = view.opening.at(-2);
    this.tied = before ? topOf(before) : null;
    const last = view.phase === "opening" && !round.length && before ? before : round;
    this.lanes = last.map(({ seat, dice, total }) => ({ seat, dice, sum: total, flying: false }));
    if (view.phase === "opening") this.hand.lie([], []);
    else this.hand.lie(view.dice, view.held);
  }

  async show(piece: News, moment: Moment, seq: number): Promise<void> {
    this.aside = "";
    switch (piece.kind) {
      case "opening":
        return this.open(piece, moment, seq);
      case "tied":
        return this.tie(piece, moment);
      case "starts":
        return this.start(piece, moment);
      case "thrown": {
        const mine = piece.seat === this.page.me();
        moment.say();
        const how = this.how(piece.seat, seq);
        await this.hand.fall(piece.dice, piece.kept, piece.fifth, moment, () => this.page.spots(), how);
        const lie = [...piece.kept, ...piece.dice];
        announce(t("pool-zee-fell", { dice: lie.join(" ") }));
        const missed = piece.fifth !== null && new Set(lie).size > 1;
        if (missed) this.aside = t("pool-zee-did-miss", { value: piece.fifth! });
        await moment.rest(missed ? NAMED : mine ? 0 : BEAT);
        return;
      }
      case "five":
        moment.unhurried = true;
        moment.say();
        await this.hand.join(moment);
        play("splash");
        this.words = {
          big: t("pool-zee-did-five", { face: piece.face }),
          small: piece.check
            ? t("pool-zee-did-five-check", { points: piece.check })
            : piece.points
              ? t("pool-zee-did-five-worth", { points: piece.points })
              : "",
        };
        await moment.rest(TIMES.splash + NAMED);
        this.words = null;
        return;
      case "held":
        moment.say();
        return this.hand.hold(piece.dice, moment, piece.seat === this.page.me() ? 0 : TIMES.move + BEAT);
      case "wrote":
        return this.write(piece, moment);
      case "check":
      case "bonus":
        moment.say();
        bonus(piece.kind === "check" ? 3 : 1);
        return moment.rest(READ);
      case "filled":
        moment.say();
        return moment.rest(2 * READ);
      case "ended":
        return moment.rest(BEAT);
    }
  }

  private how(seat: number, seq: number): { table: string; seq: number; side: number } {
    const { table, me, seats } = this.page;
    const side = me() === null ? Math.PI : sideOf(seat - me()!, seats());
    return { table, seq, side: seat === me() ? 0 : side };
  }

  private async open({ seat, dice, total }: OpeningThrown, moment: Moment, seq: number): Promise<void> {
    const fresh = this.lanes.some((lane) => lane.seat === seat) ? [] : this.lanes;
    const lane: Lane = { seat, dice, sum: null, flying: true };
    this.lanes = [...fresh, lane];
    await tick();
    const falling = dice.map((value, spot) => ({ value, spot, turn: TURNS[spot]!, last: false }));
    await this.toss.play(moment, falling, this.page.spots(seat), this.how(seat, seq));
    this.lanes = [...fresh, { ...lane, flying: false }];
    await moment.wait(40);
    this.toss.end();
    await moment.rest(BEAT / 2);
    moment.say();
    await moment.over(TIMES.show, (done) => {
      this.lanes = [...fresh, { ...lane, flying: false, sum: Math.round(total * done) }];
    });
    await moment.rest(BEAT);
  }

  private async tie({ seats }: OpeningTied, moment: Moment): Promise<void> {
    this.tied = seats;
    moment.say();
    await moment.rest(NAMED);
    this.lanes = [];
  }

  private async start({ seat, then }: StarterFound, moment: Moment): Promise<void> {
    moment.unhurried = true;
    this.starter = seat;
    moment.say();
    play("whistle");
    await moment.rest(then.length ? NAMED + READ : BEAT);
  }

  /** The card grows out of its seat, the pencil writes, and the sentence comes after the last stroke. */
  private async write({ seat, box, points, total }: BoxWritten, moment: Moment): Promise<void> {
    const other = !this.page.onShow(seat);
    if (other) {
      this.opened = seat;
      await moment.wait(2 * TIMES.move);
    }
    this.writing = { seat, box, points, done: false };
    play("pencil");
    await moment.wait(PEN);
    this.writing = { seat, box, points, done: true };
    moment.say();
    const [from, more] = [this.scores[seat] ?? 0, total - (this.scores[seat] ?? 0)];
    await moment.over(TIMES.show, (done) => (this.counting = { seat, value: Math.round(from + more * done) }));
    this.scores = this.scores.map((score, at) => (at === seat ? total : score));
    await moment.rest(seat === this.page.me() ? TIMES.move : READ);
    if (other) {
      this.closing = true;
      await moment.wait(TIMES.move);
      this.opened = null;
      this.closing = false;
    }
    await this.hand.leave(moment, true);
  }
}

/** The seats with the highest total of a round of the opening. */
export function topOf(round: readonly { seat: number; total: number }[]): number[] {
  const most = Math.max(...round.map(({ total }) => total));
  return round.filter(({ total }) => total === most).map(({ seat }) => seat);
}
