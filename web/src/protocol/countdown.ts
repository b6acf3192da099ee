/** What is left on the table's clock. It counts to a moment, never ticks, so it cannot drift; a phone that slept sees the truth. */

export const SOON = 10;

type Now = () => number;

export class Countdown {
  private ends = 0;
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private warned = true;

  constructor(
    /** Told of every whole second that is left, and of null when no clock runs. */
    private readonly show: (seconds: number | null) => void,
    /** Told once, when ten seconds are left of something longer. */
    private readonly warn: () => void = () => {},
    private readonly now: Now = () => Date.now(), // goes on while a phone sleeps, unlike performance.now
  ) {}

  /** The table says: so many seconds were left at this row. */
  set(seq: number, seconds: number): void {
    if (seq !== this.seq) this.warned = seconds <= SOON;
    this.seq = seq;
    this.ends = this.now() + seconds * 1000;
    this.tick();
  }

  /** The table is at this row now: what ran at an older one runs no more. */
  at(seq: number): void {
    if (seq !== this.seq) this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.seq = -1;
    this.show(null);
  }

  private tick = (): void => {
    clearTimeout(this.timer);
    const left = Math.max(this.ends - this.now(), 0);
    const seconds = Math.ceil(left / 1000);
    this.show(seconds);
    if (!this.warned && seconds <= SOON) {
      this.warned = true;
      this.warn();
    }
    // Wakes when the number changes, however late it was woken the last time.
    if (left > 0) this.timer = setTimeout(this.tick, left - (seconds - 1) * 1000);
  };
}
