/** Who is away and since when, which seats this phone may hand to a bot, and who is the host. */
import type { TableStore } from "../protocol/table.svelte";
import { awaitedBy } from "./handing.svelte";

const MINUTE = 60_000;
/** The interval in milliseconds between two checks for absent players. */
const LOOKS = 5000;

export class Attendance {
  private now = $state(Date.now());

  constructor(
    private readonly store: TableStore,
    /** The seats of this phone. */
    private readonly local: readonly number[] = [],
  ) {}

  /** Starts a timer while anyone is away; returns the function that stops it. */
  watch(): (() => void) | undefined {
    if (!this.store.gone.size) return;
    const look = (): void => void (this.now = Date.now());
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }

  /** The whole minutes for which this seat has had no connection. */
  minutes(seat: number): number {
    const since = this.local.includes(seat) ? undefined : this.store.gone.get(seat);
    return since === undefined ? 0 : Math.max(Math.floor((this.now - since) / MINUTE), 0);
  }

  /** Whether this phone may ask a bot to play for this seat: the host for anyone, others after a minute's absence. */
  mayAskFor(seat: number): boolean {
    const update = this.store.update;
    const chair = update?.room.seats[seat];
    if (!update || chair?.kind !== "person" || chair.covered || !update.room.started || update.room.over) return false;
    return update.host ? seat !== update.you : update.you !== null && this.minutes(seat) > 0;
  }

  /** A seat that the table waits for although it has been empty for a minute, if a bot may play for it. */
  get missed(): number | undefined {
    return awaitedBy(this.store.news.shown).find((seat) => this.minutes(seat) > 0 && this.mayAskFor(seat));
  }
}

/** How long the notice about a new host stays, in milliseconds. */
const TOLD = 10_000;

/** Announces a new host for a while. */
export class Heir {
  /** The new host's seat; null when there is nothing to announce. */
  seat = $state<number | null>(null);
  private known: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes note of the current host. */
  follow(host: number | null): void {
    if (host === null || host === this.known) return;
    const first = this.known === null;
    this.known = host;
    if (first) return;
    this.seat = host;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.close, TOLD);
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.seat = null;
  };
}
