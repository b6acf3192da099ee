/** What a screen knows of its table: the newest update and nothing older. */
import { deviceNumber } from "./chance";
import { Countdown } from "./countdown";
import type { Answer, Bye, SeatToken, Present, React, Reacted, Update } from "./messages";
import { inWords } from "./refusals";
import { Line, type LineState, type Order } from "./socket";

/** A reaction on its way up; `n` tells two alike apart. */
export type Wave = Reacted & { n: number };

const WAVE_MS = 2200;
const SILENT = new Set(["ok", "stale", "too_fast"]);

export class TableStore {
  update = $state.raw<Update | null>(null);
  presence = $state.raw<Present>({ type: "presence", here: [], watching: 0 });
  line = $state<LineState>("connecting");
  bye = $state.raw<Bye | null>(null);
  /** The words of the last refusal, until the next command. */
  refusal = $state("");
  /** From a command until its answer is there and, if it did something, is to be seen. */
  busy = $state(false);
  waves = $state.raw<Wave[]>([]);
  /** Whole seconds left of the look or the turn; null if no clock runs. */
  left = $state<number | null>(null);
  private wire: Line | null = null;
  private clock: Countdown;
  private waved = 0;
  /** The row that ends being busy: an answer comes before its update. */
  private due = Infinity;

  constructor(
    readonly table: string,
    /** Told of every number this device makes for a throw, and again once the table took it, so that it can be checked later. */
    private readonly made: (number: string, taken: boolean) => void = () => {},
    /** Told when ten seconds are left. */
    soon: () => void = () => {},
  ) {
    this.clock = new Countdown((seconds) => (this.left = seconds), soon);
  }

  /** Sends an order that throws, with a number of this device. */
  private async feed(order: Order): Promise<Answer> {
    const device = deviceNumber();
    this.made(device, false);
    const answer = await this.send({ ...order, device } as Order);
    if (answer.status === "ok") this.made(device, true);
    return answer;
  }

  /** Looks at the table with this token, or as a spectator; what another token saw is forgotten. */
  sit(held: SeatToken | null): void {
    this.leave();
    this.bye = null;
    this.wire = new Line(this.table, held?.token ?? null, {
      state: (state) => {
        this.line = state;
        if (state === "closed") this.rest(-1);
      },
      update: (update) => {
        this.update = update;
        this.rest(this.due);
        this.clock.at(update.seq);
      },
      clock: ({ seq, seconds }) => this.clock.set(seq, seconds),
      presence: (presence) => (this.presence = presence),
      reacted: (reacted) => this.float(reacted),
      bye: (bye) => (this.bye = bye),
    });
  }

  /** Hangs up and forgets everything seen. */
  leave(): void {
    this.wire?.close();
    this.wire = null;
    this.update = null;
    this.busy = false;
    this.refusal = "";
    this.clock.stop();
  }

  get base(): number {
    return this.update?.seq ?? -1;
  }

  /** Sends an order; a refusal is kept in words. */
  async send(order: Order): Promise<Answer> {
    const wire = this.wire;
    if (!wire) throw new Error("nobody sits here");
    this.busy = true;
    this.due = Infinity;
    this.refusal = "";
    const answer = await wire.send(order);
    if (wire === this.wire) this.rest(answer.status === "ok" ? answer.seq : -1);
    // Stale means that the table has moved on meanwhile; the new update is on its way.
    if (answer.status !== "ok" && answer.status !== "stale") await this.tell(wire, answer);
    return answer;
  }

  private rest(due: number): void {
    this.due = due;
    if (this.base >= due) this.busy = false;
  }

  /** Keeps a refusal in words, unless somebody else has the phone by now. */
  private async tell(wire: Line, answer: Answer): Promise<void> {
    const words = await inWords(answer);
    if (wire === this.wire) this.refusal = words;
  }

  /** Shows a reaction to everybody; too many of them are dropped without a word. */
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

  undo = (): Promise<Answer> => this.send({ type: "undo", base: this.base });

  /** With `throws` a throw follows for certain, as its number is looked for in the record. Without, one that follows waits for a
   *  hand: what was just revealed stays to be seen. */
  act = (what: unknown, throws = false): Promise<Answer> => {
    const order: Order = { type: "do", base: this.base, do: what as Record<string, unknown> };
    return throws ? this.feed(order) : this.send(order);
  };

  throwDice = (): Promise<Answer> => this.feed({ type: "throw", base: this.base });

  fell = (chance: unknown, correct = false): Promise<Answer> =>
    this.send({ type: "fell", base: this.base, chance: chance as Record<string, unknown>, correct });
}
