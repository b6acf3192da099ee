/** The animations of the pool: every move from its start to its end. Each frame is a function of time, so a tap can
 *  end a move at once. Times and curves are those of the motion mock. */
import { feel } from "../../ui/motion";
import type { Moment } from "../../ui/newsQueue.svelte";
import { play } from "../../ui/sounds";
import { drop, inOut, mix, part, settle, stretch } from "../../ui/curves";
import { held, hops, landed, lands, rest, tumble, type Pose } from "./poses";
import { floats, inward, rimFor, type Point, type Rim } from "./rim";
import { Secrets, type Where } from "./secrets.svelte";
import type { ColourAccused, Move, News, PawnLifted, PawnMoved, SeenPawn, SeenSwimmer, View } from "./view.gen";

export interface Actor extends Pose {
  colour: string;
}

/** The lifted pawn's number; `turned` goes from 0, face down, to 1. */
interface LiftedNumber {
  space: number;
  number: number;
  turned: number;
}

/** Where a lifted pawn may land. */
export interface Goal {
  way: Move;
  hops: number[];
  grown: number;
  shown: number;
  chosen: boolean;
}

/** A splash in the water; a big one wets the glass. */
interface Splash extends Point {
  n: number;
  big: boolean;
}

/** The parts of the page that scenes depend on. */
export interface Stage {
  rim(): Rim;
  /** The viewer's seat. */
  me: number | null;
  where: Where;
}

const HOPS_APART = 340;
const HOP = 320;
const CHOICE = 1500;
const BREATH = 420;

export class Scene {
  /** The view on display. */
  view = $state.raw<View>()!;
  /** The poses of pawns on the rim that are moving. */
  poses = $state.raw<Record<number, Pose>>({});
  /** Pawns in motion, which are on no place. */
  actors = $state.raw<Actor[]>([]);
  number = $state.raw<LiftedNumber | null>(null);
  goals = $state.raw<Goal[]>([]);
  /** The places that a moving pawn has touched. */
  steps = $state.raw<number[]>([]);
  splashes = $state.raw<Splash[]>([]);
  /** The first swimmer that has just surfaced, with all after it. */
  fresh = $state(Infinity);
  /** Counts landings on the diving board. */
  swings = $state(0);
  /** The space of a pawn that is about to be pushed. */
  shivers = $state<number | null>(null);
  readonly secrets: Secrets;
  /** The spaces whose pawns must still fall in after an accusation. */
  private falling: number[] = [];

  constructor(
    view: View,
    private readonly stage: Stage = { rim: () => rimFor(366, 536), me: null, where: NOWHERE },
  ) {
    this.secrets = new Secrets(stage.where, stage.me);
    this.land(view);
  }

  /** Ends all animations and shows this view. */
  land(view: View): void {
    this.actors = [];
    this.poses = {};
    this.steps = [];
    this.shivers = null;
    this.view = view;
    const { lifted } = view;
    const pawn = lifted === null ? null : view.ring[lifted];
    this.number = pawn ? { space: lifted!, number: pawn.number ?? 0, turned: 1 } : null;
    if (pawn) this.poses = { [lifted!]: held(this.stage.rim(), lifted!, 1) };
    this.goals = view.ways.map((way) => ({
      way,
      hops: hops(way, pawn?.number ?? 0),
      grown: 1,
      shown: 1,
      chosen: false,
    }));
    this.secrets.away();
  }

  /** The rim has changed size: moves a lifted pawn back above its place. */
  fit(): void {
    const { lifted, ring } = this.view;
    if (lifted !== null && ring[lifted] && !this.actors.length)
      this.poses = { [lifted]: held(this.stage.rim(), lifted, 1) };
  }

  async show(piece: News, moment: Moment): Promise<void> {
    switch (piece.kind) {
      case "dealt": {
        const { turn, phase, last_move, tokens } = this.view;
        const whole = turn === 1 && phase === "lift" && !last_move;
        return whole ? this.secrets.deal(moment, piece, tokens.length) : this.secrets.ask(moment);
      }
      case "lifted":
        return this.lift(piece, moment);
      case "moved":
        return this.move(piece, moment);
      case "pushed":
        this.put(piece.space, { colour: piece.by, number: null });
        return this.push(moment, piece.space, piece.colour, piece.by);
      case "fell":
        return this.fall(moment, piece.space, piece);
      case "accused":
        this.falling = [...piece.falling];
        return this.accuse(piece, moment);
      case "out":
        this.secrets.away();
        moment.say();
        return moment.rest(1500);
      case "ended":
        return moment.wait(600);
      default:
        return;
    }
  }

  // ── a move ──

  private async lift({ space, colour, number, ways, seat }: PawnLifted, moment: Moment): Promise<void> {
    this.fresh = Infinity;
    this.splashes = [];
    const ring = [...this.view.ring];
    ring[space] = { colour, number: null };
    this.view = { ...this.view, phase: "go", ring, lifted: space, ways: [] };
    await stretch(
      moment,
      660,
      (now) => {
        this.poses = { [space]: held(this.stage.rim(), space, part(now, 0, 240, settle)) };
        this.number = now < 200 ? null : { space, number, turned: part(now, 240, 420, inOut) };
      },
      { 0: "lift", 440: "tick" },
    );
    moment.say();
    await stretch(moment, 520, (now) => {
      this.goals = ways.map((way, n) => ({
        way,
        hops: hops(way, number),
        grown: part(now, 120 + 80 * n, 240, settle),
        shown: part(now, 120 + 80 * n, 420),
        chosen: false,
      }));
    });
    if (seat !== this.stage.me) await moment.wait(CHOICE - 520); // the least time another player seems to think
  }

  private async move(piece: PawnMoved, moment: Moment): Promise<void> {
    const { start, hops: path, colour, over } = piece;
    const rim = this.stage.rim();
    const end = path.at(-1)!;
    const victim = this.view.ring[end];
    this.goals = this.goals.map((goal) => ({ ...goal, chosen: goal.way.end === end }));
    await stretch(moment, 360, (now) => {
      const left = 1 - part(now, 120, 240);
      this.goals = this.goals.map((goal) =>
        goal.chosen ? { ...goal, shown: 0.35 } : { ...goal, shown: left, grown: left },
      );
    });
    this.put(start, null);
    this.view = { ...this.view, lifted: null, ways: [] };
    this.poses = {};
    const from = held(this.stage.rim(), start, 1);
    const feet = path.map((space, n) =>
      lands(rim, space, path[n - 1] ?? start, over.includes(space), n === path.length - 1 && !!victim),
    );
    const jump = (n: number, now: number): void => {
      const [a, b] = [n === 0 ? from : { ...feet[n - 1]!, z: 0 }, feet[n]!];
      const [crouch, flight, land] = [part(now, 0, 70), part(now, 70, 190), part(now, 260, 60)];
      const squash =
        flight <= 0
          ? -0.16 * crouch
          : flight < 1
            ? 0.1 * Math.sin(Math.PI * flight)
            : -0.2 * Math.sin(Math.PI * land) * (b.z ? 0 : 1);
      const z = mix(a.z, b.z, flight) + 36 * 4 * flight * (1 - flight);
      this.actors = [
        { colour, x: mix(a.x, b.x, flight), y: mix(a.y, b.y, flight), z, turn: 0, size: 1.15, tall: 1 + squash },
      ];
      const passed = path[n - 1];
      this.poses =
        passed !== undefined && over.includes(passed) && now < 200
          ? { [passed]: { ...rest(rim, passed), tall: 1 - 0.18 * Math.sin((Math.PI * now) / 200) } } // it ducks
          : {};
    };
    for (let n = 0; n < path.length; n++) {
      const last = n === path.length - 1;
      await stretch(
        moment,
        last ? HOP : HOPS_APART,
        (now) => jump(n, Math.min(now, HOP)),
        last && victim ? {} : { 260: "knock" },
      );
      if (!last) this.steps = [...this.steps, path[n]!];
      if (path[n] === 0) this.swings++;
    }
    if (victim) {
      this.shivers = end; // a moment of suspense above the pawn that stands there
      await moment.wait(BREATH);
      this.shivers = null;
      return;
    }
    this.actors = [];
    this.put(end, { colour, number: null });
    moment.say();
    await stretch(moment, 240, (now) => this.settles(end, part(now, 0, 240)));
    await moment.wait(900);
    return this.turnBack(moment);
  }

  /** The pawn above lands, and the pawn below flies into the water. */
  private async push(moment: Moment, space: number, colour: string, by: string): Promise<void> {
    const rim = this.stage.rim();
    const above = this.actors[0] ?? { ...rest(rim, space), z: 50, size: 1.15, colour: by };
    const stands = rest(rim, space);
    const [to, lasts] = [this.float(), 90 + 520];
    this.view = { ...this.view, ring: this.view.ring.map((pawn, n) => (n === space ? null : pawn)) };
    await stretch(
      moment,
      lasts,
      (now) => {
        const down = part(now, 0, 160, drop);
        const pose =
          now < 160
            ? { ...above, x: mix(above.x, stands.x, down), y: mix(above.y, stands.y, down), z: 50 * (1 - down) }
            : landed(rim, space, now - 160);
        this.actors = [
          { ...tumble(stands, to, part(now, 90, 520)), colour },
          { ...pose, colour: by },
        ];
      },
      { 130: "knock" },
    );
    this.actors = [];
    this.put(space, { colour: by, number: null });
    if (space === 0) this.swings++;
    this.splash(to, true);
    await moment.wait(200);
    moment.say();
    await moment.wait(180);
  }

  private async fall(moment: Moment, space: number, { colour, number, face_up }: SeenSwimmer): Promise<void> {
    const accused = this.falling.includes(space);
    if (accused) {
      this.falling = this.falling.filter((one) => one !== space);
      const rim = this.stage.rim();
      const [stands, to, way] = [rest(rim, space), this.float(), inward(rim, space)];
      const lean = (done: number): Pose => ({
        ...stands,
        x: stands.x + way.x * 16 * done,
        y: stands.y + way.y * 16 * done,
        turn: (way.x < 0 ? -16 : 16) * done,
      });
      await stretch(moment, 120, (now) => (this.poses = { [space]: lean(now / 120) }));
      this.put(space, null);
      this.poses = {};
      await stretch(moment, 440, (now) => (this.actors = [{ ...tumble(lean(1), to, now / 440), colour }]));
      this.actors = [];
      this.splash(to, this.falling.length === 0);
    }
    this.fresh = Math.min(this.fresh, this.view.pool.length);
    this.view = { ...this.view, pool: [...this.view.pool, { colour, number, face_up }] };
    if (accused && this.falling.length) return moment.wait(60);
    await moment.wait(face_up ? 900 : 420);
    moment.say();
    await moment.wait(900);
    if (!accused) return this.turnBack(moment);
  }

  /** The number turns face down again and disappears. */
  private async turnBack(moment: Moment): Promise<void> {
    const { number } = this;
    if (!number) return;
    await stretch(moment, 420, (now) => {
      this.number = { ...number, turned: 1 - part(now, 0, 420, inOut) };
      this.goals = this.goals.map((goal) => ({ ...goal, grown: goal.chosen ? 1 - part(now, 0, 240) : 0 }));
    });
    this.number = null;
    this.goals = [];
    this.steps = [];
  }

  private settles(space: number, done: number): void {
    this.poses = { [space]: landed(this.stage.rim(), space, 240 * done) };
  }

  // ── an accusation ──

  private accuse(piece: ColourAccused, moment: Moment): Promise<void> {
    this.fresh = Infinity;
    this.splashes = [];
    this.number = null;
    this.goals = [];
    return this.secrets.verdict(moment, piece);
  }

  // ── shared helpers ──

  private put(space: number, pawn: SeenPawn | null): void {
    const ring = [...this.view.ring];
    ring[space] = pawn;
    this.view = { ...this.view, ring };
  }

  /** The place of the next swimmer. */
  private float(): Point {
    const { at } = floats(this.stage.rim());
    return at[this.view.pool.length % at.length]!;
  }

  private splash({ x, y }: Point, big: boolean): void {
    this.splashes = [...this.splashes.slice(-2), { x, y, big, n: (this.splashes.at(-1)?.n ?? 0) + 1 }];
    play(big ? "splash" : "plop");
    feel(big ? 30 : 10);
  }
}

const middle = { x: 0, y: 0 };
/** For pages that do not show secret tokens. */
const NOWHERE: Where = { middle: () => middle, board: () => middle, seat: () => null, bar: () => null, unit: () => 1 };
