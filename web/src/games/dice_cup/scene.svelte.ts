/** The reveal, in the order in which a table sees it: crosses, lid, dice, the worth of each box, the best, points. */
import { tick } from "svelte";
import type { Told } from "../../protocol/messages";
import type { Moment } from "../../ui/newsQueue.svelte";
import { TIMES } from "../../ui/motion";
import { bonus, play } from "../../ui/sounds";
import { sentence, summedUp } from "./telling";
import type { BestNamed, BoxCrossed, Cross, CrossCounted, LidLifted, News, PointsWritten, View } from "./view.gen";

type Dice = [number, number][];

/** Milliseconds: between two flights, for a number to count up and to stand, and to read a sentence. */
const APART = 60;
const COUNTS = 480;
const STANDS = 220;
const READ = 1240;
const LOOKED = 1600;
/** Milliseconds from the closing of the lid until the sheets open. */
const SETTLED = 360;

/** What the scene needs from its page. */
export interface Stagecraft {
  names: () => readonly string[];
  name: (box: string) => string;
  /** The viewer's seat, or null if several people look. */
  me: () => number | null;
  /** Whether several people share this phone and hand it on. */
  together: () => boolean;
  /** The places of a seat's face and of a box. */
  seatAt: (seat: number) => DOMRect | undefined;
  boxAt: (box: string) => DOMRect | undefined;
}

/** A face flying to a box, or points flying to a seat. */
export interface Flight {
  seat: number;
  points: number | null;
  from: DOMRect;
  to: DOMRect;
  /** The delay in milliseconds before it starts. */
  late: number;
}

export class Scene {
  /** Whether a reveal is on display. */
  open = $state(false);
  /** The round of the dice on display. */
  round = $state(0);
  /** The dice of the reveal, once the lid is up. */
  dice = $state.raw<Dice | null>(null);
  /** By seat, the visible crosses. */
  marks = $state.raw<readonly (readonly Cross[])[]>([]);
  /** The dice that count now, and the points counted so far by box. */
  lit = $state.raw<ReadonlySet<number> | null>(null);
  worth = $state.raw<Readonly<Record<string, number>>>({});
  /** The best boxes, and the sentence about them. */
  best = $state.raw<readonly string[]>([]);
  verdict = $state("");
  flights = $state.raw<readonly Flight[]>([]);
  /** By seat; they count up as points arrive. */
  totals = $state.raw<readonly number[]>([]);
  /** The seats that have marked a box since the last update. */
  crossed = $state.raw<readonly number[]>([]);
  /** To be called once the falling dice lie still; null if no fall is shown. */
  pouring = $state.raw<(() => void) | null>(null);
  /** Whether the dice still lie as they fell. */
  fallen = $state(false);
  /** Whether the lid covers dice that the view still contains. */
  covered = $state(false);

  private now = 0;
  private told: BestNamed | null = null;

  constructor(private readonly page: Stagecraft) {}

  /** Ends all animations and shows this view; keeps only the boxes named best. */
  land(view: View): void {
    this.flights = this.crossed = [];
    this.lit = this.pouring = null;
    this.fallen = this.covered = false;
    this.totals = view.totals;
    const { last } = view;
    const shown = last && (view.phase === "shake" || view.phase === "over") ? last : null;
    this.now = view.round;
    this.clear(shown ? view.round - 1 : view.round, shown !== null);
    if (shown) {
      this.dice = shown.dice;
      this.marks = shown.marks;
      this.worth = Object.fromEntries(view.edition.boxes.map((box, n) => [box, shown.worth[n]!]));
    } else if (view.phase === "uncover") {
      this.open = true;
      this.marks = view.marks.map((mark) => mark ?? []);
    }
  }

  /** The verdict, if this is the event that announced it; otherwise "". */
  verdictOf(piece: News): string {
    return piece === this.told ? this.verdict : "";
  }

  async show(piece: News, moment: Moment, { news }: Told): Promise<void> {
    const told = news as News[];
    switch (piece.kind) {
      case "shaken":
        return this.clear(this.now, false); // clears the last round
      case "covered":
        if (!this.covered) play("cover");
        this.covered = true;
        return moment.wait(SETTLED);
      case "crossed":
        return this.cross(piece, moment);
      case "marks":
        return this.gather(piece.marks, moment);
      case "lifted":
        return this.lift(piece, moment);
      case "counted":
        return this.count(piece, moment);
      case "best":
        return this.name(piece, moment, told);
      case "written":
        return this.write(piece, moment, told);
      case "ended":
        return moment.rest(READ / 2);
    }
  }

  private async cross({ seat }: BoxCrossed, moment: Moment): Promise<void> {
    this.crossed = [...this.crossed, seat];
    if (seat !== this.page.me()) play("tick");
    await moment.wait(TIMES.quick);
  }

  /** Each face flies from its seat onto its box. */
  private async gather(marks: readonly (readonly Cross[])[], moment: Moment): Promise<void> {
    moment.unhurried = true;
    this.reveal();
    moment.say();
    await moment.wait(2 * TIMES.move);
    await tick();
    const flights = marks.flatMap((mark, seat) =>
      mark.flatMap(({ box }): Flight[] => {
        const [from, to] = [this.page.seatAt(seat), this.page.boxAt(box)];
        return from && to ? [{ seat, points: null, from, to, late: 0 }] : [];
      }),
    );
    this.flights = flights.map((flight, n) => ({ ...flight, late: n * APART }));
    play("pencil");
    await moment.wait(TIMES.show + (flights.length - 1) * APART);
    play("knock");
    this.flights = [];
    this.marks = marks;
    await moment.rest(TIMES.show);
  }

  /** Resets the scene for this round; with `open`, keeps the best boxes and the verdict. */
  private clear(round: number, open: boolean): void {
    this.round = round;
    this.open = open;
    this.dice = null;
    this.marks = [];
    this.worth = {};
    if (open) return;
    this.best = [];
    this.verdict = "";
  }

  private reveal(): void {
    if (!this.open) this.clear(this.now, false);
    this.open = true;
  }

  private async lift({ dice, poured }: LidLifted, moment: Moment): Promise<void> {
    moment.unhurried = true;
    this.reveal();
    this.fallen = poured;
    if (poured) {
      const landed = new Promise<void>((done) => (this.pouring = done));
      this.dice = dice;
      const end = this.pouring!;
      await tick();
      await moment.until({ ended: landed, end });
      this.pouring = null;
      await moment.wait(TIMES.move);
      this.fallen = false; // each moves to its cell
      await moment.wait(TIMES.show);
      return;
    }
    moment.say();
    play("lift");
    this.dice = dice;
    await moment.wait(TIMES.move);
    await moment.rest(STANDS);
  }

  private async count({ seat, mark, worth, dice }: CrossCounted, moment: Moment): Promise<void> {
    moment.unhurried = true;
    if (!this.marks[seat]?.length) this.marks = Object.assign([...this.marks], { [seat]: mark });
    this.lit = new Set(dice ?? []); // an older server node omits them
    moment.say();
    bonus(Math.min(seat, 4));
    await moment.over(COUNTS, (done) => {
      const counted = mark.map(({ box }, n) => [box, Math.round(worth[n]! * done)]);
      this.worth = { ...this.worth, ...Object.fromEntries(counted) };
    });
    await moment.rest(STANDS);
  }

  /** Names the viewer's best boxes; if several people look, one sentence says who found theirs. */
  private async name(piece: BestNamed, moment: Moment, told: readonly News[]): Promise<void> {
    const [me, all] = [this.page.me(), told.filter(({ kind }) => kind === "best") as BestNamed[]];
    this.lit = null;
    if (me === null ? piece !== all[0] : piece.seat !== me) return;
    moment.unhurried = true;
    const names = this.page.names();
    if (me !== null) {
      this.best = piece.mark.map(({ box }) => box);
      if (this.best.length === 1) this.worth = { ...this.worth, [this.best[0]!]: piece.points };
    }
    this.verdict =
      me === null ? summedUp(all, names) : sentence(piece, { names, me, name: (box) => this.page.name(box) });
    this.told = piece;
    if (piece.taken) play("star");
    moment.say();
    await moment.rest(READ + TIMES.show);
  }

  /** All points fly at once from their boxes to their seats, and then every seat's total counts up. */
  private async write(piece: PointsWritten, moment: Moment, told: readonly News[]): Promise<void> {
    const all = told.filter(({ kind }) => kind === "written") as PointsWritten[];
    if (piece !== all[0]) return;
    this.lit = null;
    const before = this.totals;
    this.flights = all.flatMap(({ seat, points }, n): Flight[] => {
      const box = this.marks[seat]?.[0]?.box;
      const [from, to] = [box === undefined ? undefined : this.page.boxAt(box), this.page.seatAt(seat)];
      return from && to ? [{ seat, points, from, to, late: n * 80 }] : [];
    });
    await moment.wait(TIMES.link + (all.length - 1) * 80);
    this.flights = [];
    play("plop");
    await moment.over(TIMES.move, (done) => {
      this.totals = before.map((total, seat) => {
        const more = all.find((one) => one.seat === seat);
        return more ? Math.round(total + (more.total - total) * done) : total;
      });
    });
    if (this.page.together()) await moment.rest(LOOKED);
  }
}
