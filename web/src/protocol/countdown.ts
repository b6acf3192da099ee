/** The time left on the table's clock. It is computed from the end time, so it cannot drift while a phone sleeps. */

export const SOON = 10;

type Now = () => number;

export class Countdown {
  private ends = 0;
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private warned = true;

  constructor(
    /** Called with every whole second left, and with null when no clock runs. */
    private readonly show: (seconds: number | null) => void,
    /** Called once when ten seconds are left, if the clock started with more. */
    private readonly warn: () => void = () => {},
    private readonly now: Now = () => Date.now(), // runs while a phone sleeps, unlike performance.now
  ) {}

  /** The table reports the seconds left at this row of the record. */
  set(seq: number, seconds: number): void {
    if (seq !== this.seq) this.warned = seconds <= SOON;
    this.seq = seq;
    this.ends = this.now() + seconds * 1000;
    this.tick();
  }

  /** The table has moved to this row: stops the clock of any other row. */
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
    // Fires when the number changes, however late the last timer fired.
    if (left > 0) this.timer = setTimeout(this.tick, left - (seconds - 1) * 1000);
  };
}
