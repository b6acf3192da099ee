/** Who is away and since when, for whom anybody at the table may ask a bot, and whose the host's part is. */
import type { TableStore } from "../protocol/table.svelte";
import { awaitedBy } from "./handing.svelte";

const MINUTE = 60_000;
/** How often it is looked who has been away for a minute by now. */
const LOOKS = 5000;

export class Attendance {
  private now = $state(Date.now());

  constructor(
    private readonly store: TableStore,
    /** The seats of this phone. */
    private readonly local: readonly number[] = [],
  ) {}

  /** Looks at the clock as long as somebody is away, until what comes back is called. */
  watch(): (() => void) | undefined {
    if (!this.store.gone.size) return;
    const look = (): void => void (this.now = Date.now());
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }

  /** For how many whole minutes nobody has been at this seat. */
  minutes(seat: number): number {
    const since = this.local.includes(seat) ? undefined : this.store.gone.get(seat);
    return since === undefined ? 0 : Math.max(Math.floor((this.now - since) / MINUTE), 0);
  }

  /** Whether this phone may ask a bot to play for this seat: the host may for everybody, others for those who are long away. */
  mayAskFor(seat: number): boolean {
    const update = this.store.update;
    const chair = update?.room.seats[seat];
    if (!update || chair?.kind !== "person" || chair.covered || !update.room.started || update.room.over) return false;
    return update.host ? seat !== update.you : update.you !== null && this.minutes(seat) > 0;
  }

  /** The seat for which everybody waits though nobody has been there for a minute, if a bot may be asked. */
  get missed(): number | undefined {
    return awaitedBy(this.store.news.shown).find((seat) => this.minutes(seat) > 0 && this.mayAskFor(seat));
  }
}

/** How long it is told who has the host's part now. */
const TOLD = 10_000;

/** Tells, for a while, that the host's part has gone on. */
export class Heir {
  /** The seat that has the host's part now; null when there is nothing to tell. */
  seat = $state<number | null>(null);
  private known: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at who has the part. */
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
