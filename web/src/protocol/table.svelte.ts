/** What a screen knows of its table: the newest update and nothing older. */
import { deviceNumber } from "./chance";
import type { Answer, Bye, Key, Presence, Reacted, Update } from "./messages";
import { Line, type LineState, type Order } from "./socket";

export class TableStore {
  update = $state.raw<Update | null>(null);
  presence = $state.raw<Presence>({ type: "presence", here: [], watching: 0 });
  line = $state<LineState>("connecting");
  bye = $state.raw<Bye | null>(null);
  /** The words of the last refusal, until the next command. */
  refusal = $state("");
  busy = $state(false);
  wave = $state.raw<(Reacted & { at: number }) | null>(null);
  private wire: Line | null = null;

  constructor(
    readonly table: string,
    /** Told of every number this device makes for a throw, so that it can be checked later. */
    private readonly made: (number: string) => void = () => {},
  ) {}

  private number(): string {
    const number = deviceNumber();
    this.made(number);
    return number;
  }

  /** Looks at the table with this key, or as a spectator; what another key saw is forgotten. */
  sit(key: Key | null): void {
    this.leave();
    this.bye = null;
    this.wire = new Line(this.table, key?.token ?? null, {
      state: (state) => (this.line = state),
      update: (update) => (this.update = update),
      presence: (presence) => (this.presence = presence),
      reacted: (reacted) => (this.wave = { ...reacted, at: Date.now() }),
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
  }

  get base(): number {
    return this.update?.seq ?? -1;
  }

  /** Sends an order; a refusal is kept in words. */
  async send(order: Order): Promise<Answer> {
    const wire = this.wire;
    if (!wire) throw new Error("nobody sits here");
    this.busy = true;
    this.refusal = "";
    const answer = await wire.send(order);
    if (wire !== this.wire) return answer; // somebody else has the phone by now
    this.busy = false;
    // Stale means that the table has moved on meanwhile; the new update is on its way.
    if (answer.status !== "ok" && answer.status !== "stale") this.refusal = answer.why;
    return answer;
  }

  act = (what: unknown): Promise<Answer> =>
    this.send({ type: "do", base: this.base, do: what as Record<string, unknown>, device: this.number() });

  throwDice = (): Promise<Answer> =>
    this.send({ type: "throw", base: this.base, device: this.number() });

  fell = (chance: unknown, correct = false): Promise<Answer> =>
    this.send({ type: "fell", base: this.base, chance: chance as Record<string, unknown>, correct });
}
