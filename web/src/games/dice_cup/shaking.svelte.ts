/** The hand that shakes: rattle, now and then a die that leans and all again, three, two, one, and only then
 *  the table is asked for its dice. A tap skips to that. Where nothing may wait, it is asked at once. */
import { leans } from "../../dice/chance";
import { waited } from "../../dice/loop";
import { patient, spatial } from "../../dice/quality";
import { feel } from "../../ui/motion";
import { play } from "../../ui/sounds";

export class Shaking {
  now = $state<"no" | "rattle" | "lean" | "count">("no");
  count = $state<number | null>(null);
  private stopped = false;

  get on(): boolean {
    return this.now !== "no";
  }

  async shake(table: string, seq: number, night: boolean, ask: () => Promise<unknown>): Promise<void> {
    if (this.on) return;
    this.now = "rattle";
    try {
      if (patient()) await this.play(spatial() && leans(table, seq));
      if (this.stopped) return;
      play(night ? "bonk" : "splash");
      feel(30);
      await ask();
    } finally {
      this.now = "no";
      this.count = null;
    }
  }

  /** The hand is gone for good: it goes quiet, and the table is asked for nothing. */
  stop(): void {
    this.stopped = true;
  }

  /** Waits; whether nobody cut it short. */
  private async waits(milliseconds: number): Promise<boolean> {
    return (await waited(milliseconds)) && !this.stopped;
  }

  private async play(lean: boolean): Promise<void> {
    if (!(await this.rattle())) return;
    if (lean) {
      this.now = "lean";
      if (!(await this.waits(1700)) || !(await this.rattle())) return;
    }
    this.now = "count";
    for (const number of [3, 2, 1]) {
      this.count = number;
      play("knock");
      if (!(await this.waits(480))) return;
    }
  }

  private rattle(): Promise<boolean> {
    this.now = "rattle";
    play("shake");
    return this.waits(950);
  }
}
