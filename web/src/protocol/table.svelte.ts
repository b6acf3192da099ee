/** What a screen knows about its table: the newest update, and the one on display. */
import { NewsQueue } from "../ui/newsQueue.svelte";
import { deviceNumber } from "./chance";
import { Countdown } from "./countdown";
import type { Answer, Bye, SeatToken, Present, React, Reacted, Update } from "./messages";
import { inWords } from "./refusals";
import { Line, type LineState, type Order } from "./socket";

/** A reaction floating up; `n` tells identical ones apart. */
export type Wave = Reacted & { n: number };

/** This phone's contribution to every throw (phone/wheel.ts). */
export interface Turning {
  readonly commitment: string;
  answer(n: number, head: string): string | null;
}

/** A player shaking the dice, as everyone hears it. */
export interface Shaken {
  seat: number;
  /** The time when the dice fall, by Date.now(). */
  ends: number;
  /** Whether a die lands tilted at first, so that all are shaken again. */
  leans: boolean;
}

const WAVE_MS = 2200;
/** How long the first throw waits for this phone's wheel. */
const WHEEL_MS = 1500;
const SILENT = new Set(["ok", "stale", "too_fast"]);

export class TableStore {
  /** The newest update; screens display `news.shown`. */
  update = $state.raw<Update | null>(null);
  presence = $state.raw<Present>({ type: "presence", here: [], watching: 0, away: [], host: null });
  /** The time since which each absent seat has been empty, by this phone's clock in milliseconds. */
  gone = $state.raw<ReadonlyMap<number, number>>(new Map());
  line = $state<LineState>("connecting");
  bye = $state.raw<Bye | null>(null);
  /** The sentence of the last refusal, until the next command. */
  refusal = $state("");
  /** True from a command until its answer and, if it changed something, until the display shows it. */
  busy = $state(false);
  waves = $state.raw<Wave[]>([]);
  /** The update on display, and the events that led to it. */
  readonly news = new NewsQueue((update) => {
    this.rest(this.due);
    if (this.seated) this.wire?.note({ type: "shown", seq: update.seq });
  });
  /** The tokens of everyone who shares this phone: while one of them holds it, none is away. */
  together: readonly string[] = [];
  private seated = false;
  /** The whole seconds left of the look or the turn; null if no clock runs. */
  left = $state<number | null>(null);
  /** The time when the clock runs out, by Date.now(); null if none runs. */
  ends = $state<number | null>(null);
  /** The player shaking the dice now, if any. */
  shaken = $state.raw<Shaken | null>(null);
  private wire: Line | null = null;
  private clock: Countdown;
  private waved = 0;
  /** The row of the last clock message. */
  private clocked = -1;
  /** The row whose display ends `busy`: an answer arrives before its update. */
  private due = Infinity;
  private wheel: Promise<Turning | null> | null = null;

  constructor(
    readonly table: string,
    /** Called with each number this device makes for a throw and again once the table accepts it, for the check. */
    private readonly made: (number: string, taken: boolean) => void = () => {},
    /** Called when ten seconds are left. */
    soon: () => void = () => {},
    /** Returns this phone's wheel for the table; null if it has none and may not make one. */
    private readonly bring?: (update: Update) => Promise<Turning | null>,
  ) {
    this.clock = new Countdown((seconds) => (this.left = seconds), soon);
  }

  /** Sends an order that throws, with a number from this device. */
  private async feed(order: Order): Promise<Answer> {
    const device = deviceNumber();
    if (this.update?.wheels) {
      this.busy = true;
      const wire = this.wire;
      await Promise.race([this.wheel, new Promise((done) => setTimeout(done, WHEEL_MS))]);
      if (wire !== this.wire) throw new Error("somebody else has the phone by now");
      return this.send({ ...order, device } as Order);
    }
    this.made(device, false);
    const answer = await this.send({ ...order, device } as Order);
    if (answer.status === "ok") this.made(device, true);
    return answer;
  }

  /** Connects to the table with this token, or as a spectator; drops everything another token saw. */
  sit(held: SeatToken | null): void {
    this.leave();
    this.bye = null;
    this.seated = !!held;
    this.wire = new Line(this.table, held?.token ?? null, {
      state: (state) => {
        this.line = state;
        if (state === "closed") this.rest(-1);
      },
      update: (update) => {
        this.update = update;
        if (update.awaiting.kind !== "chance") this.shaken = null;
        if (update.seq !== this.clocked) this.ends = null;
        this.news.follow(update);
        this.clock.at(update.seq);
        this.turn(update);
      },
      call: ({ throw: n, head }) =>
        void this.wheel?.then((wheel) => {
          const number = wheel?.answer(n, head);
          if (number) this.wire?.note({ type: "give", throw: n, number });
        }),
      clock: ({ seq, seconds }) => {
        this.clocked = seq;
        this.ends = Date.now() + seconds * 1000;
        this.clock.set(seq, seconds);
      },
      shaking: ({ seat, seconds, leans }) => (this.shaken = { seat, leans, ends: Date.now() + seconds * 1000 }),
      presence: (presence) => {
        this.presence = presence;
        const away = presence.away ?? []; // an older server node omits it
        this.gone = new Map(away.map(({ seat, seconds }) => [seat, Date.now() - seconds * 1000]));
      },
      reacted: (reacted) => this.float(reacted),
      bye: (bye) => (this.bye = bye),
      arrived: () => {
        if (held && this.together.length > 1) this.wire?.note({ type: "together", tokens: [...this.together] });
        void this.wheel?.then(this.commit);
      },
    });
  }

  /** Prepares this phone's wheel once the table has shown its seal. Without a wheel the phone plays on. */
  private turn(update: Update): void {
    if (this.wheel || !this.bring || !update.wheels) return;
    const coming = this.bring(update).catch(() => {
      this.wheel = null; // retried with the next update
      return null;
    });
    this.wheel = coming;
    void coming.then(this.commit);
  }

  private commit = (wheel: Turning | null): void => {
    if (wheel) this.wire?.note({ type: "commit", commitment: wheel.commitment });
  };

  /** Disconnects and drops everything seen. */
  leave(): void {
    this.wire?.close();
    this.wire = null;
    this.update = null;
    this.news.forget();
    this.busy = false;
    this.refusal = "";
    this.shaken = this.ends = null;
    this.clock.stop();
  }

  /** The row that an order is based on: the one on display. */
  get base(): number {
    return this.news.shown?.seq ?? -1;
  }

  /** Sends an order; stores the sentence of a refusal. */
  async send(order: Order): Promise<Answer> {
    const wire = this.wire;
    if (!wire) throw new Error("nobody sits here");
    this.busy = true;
    this.due = Infinity;
    this.refusal = "";
    const answer = await wire.send(order);
    if (wire === this.wire) this.rest(answer.status === "ok" ? answer.seq : -1);
    // Stale: the table has moved on, and the new update is on its way.
    if (answer.status !== "ok" && answer.status !== "stale") await this.tell(wire, answer);
    return answer;
  }

  private rest(due: number): void {
    this.due = due;
    if (this.base >= due) this.busy = false;
  }

  /** Stores the sentence of a refusal, unless the phone has changed hands meanwhile. */
  private async tell(wire: Line, answer: Answer): Promise<void> {
    const words = await inWords(answer);
    if (wire === this.wire) this.refusal = words;
  }

  /** Shows a reaction to everyone; silently drops those beyond the rate limit. */
  async react(what: React["what"]): Promise<void> {
    const wire = this.wire;
    if (!wire || this.line !== "open") return;
    const answer = await wire.send({ type: "react", what });
    if (!SILENT.has(answer.status)) await this.tell(wire, answer);
  }

  private float(reacted: Reacted): void {
    const wave = { ...reacted, n: this.waved++ };
    this.waves = [...this.waves, wave];
    setTimeout(() => (this.waves = this.waves.filter(({ n }) => n !== wave.n)), WAVE_MS);
  }

  undo = (): Promise<Answer> => this.send({ type: "undo", base: this.update?.seq ?? -1 });

  /** Sends a choice. Set `throws` only if a throw is certain to follow: the check expects its number in the record.
   *  Without it, a throw that follows waits for a tap, so that players can read what was just revealed. */
  act = (what: unknown, throws = false): Promise<Answer> => {
    const order: Order = { type: "do", base: this.base, do: what as Record<string, unknown> };
    return throws ? this.feed(order) : this.send(order);
  };

  /** This seat picks up the dice: the table calls phones for their numbers early, so that the throw need not wait. */
  reach = (): void => this.wire?.note({ type: "reach" });

  /** Tells everyone that this seat shakes the dice; the throw follows. */
  shake = (): Promise<Answer> => this.send({ type: "shake" });

  throwDice = (): Promise<Answer> => this.feed({ type: "throw", base: this.base });

  fell = (chance: unknown, correct = false): Promise<Answer> =>
    this.send({ type: "fell", base: this.base, chance: chance as Record<string, unknown>, correct });
}
