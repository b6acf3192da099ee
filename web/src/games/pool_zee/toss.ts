/** Dice in the air, on their way to where the flat dice wait: played as part of what is being shown. */
import { leans, seeded } from "../../dice/chance";
import type { Flight } from "../../dice/flight";
import { patient } from "../../dice/quality";
import type { Moment } from "../../ui/newsQueue.svelte";
import { play } from "../../ui/sounds";

export interface Thrown {
  table: string;
  /** Names this throw: the same on every phone. */
  seq: number;
  /** Where the thrower sits, seen from here. */
  side: number;
}

export interface Spots {
  dice: DOMRect[];
  pool: DOMRect;
}

/** What falls where: the value, which of the spots, how it lies there, and whether it comes last and slowly. */
export interface Falling {
  value: number;
  spot: number;
  turn: number;
  last: boolean;
}

const LEANS_MS = 1300;

export class Toss {
  private flight: Flight | null = null;
  private runs = 0;

  /** Shows them fall, if this phone shows any such thing; `leaning` is called with whether a die leans just now. */
  async play(
    moment: Moment,
    falling: readonly Falling[],
    spots: Spots | null,
    { table, seq, side }: Thrown,
    /** Told whether a die leans just now; without it none does. */
    leaning?: (now: boolean) => void,
  ): Promise<void> {
    this.end();
    if (!spots || !patient() || moment.skipped) return play("dice");
    const mine = this.runs;
    try {
      const { prepare } = await import("../../dice/flight"); // in a chunk of its own: not everybody sees dice fly
      const flight = await prepare({
        landings: falling.map(({ spot, ...die }) => ({ ...die, box: spots.dice[spot]! })),
        pool: spots.pool,
        side,
        draw: seeded(table, seq),
        leans: !!leaning && falling.length === 5 && leans(table, seq),
        touched: () => play("knock"),
      });
      if (mine !== this.runs) return flight.free(); // something else is shown by now
      this.flight = flight;
    } catch {
      return play("dice"); // no throw to be had: the dice simply lie there
    }
    const { leaning: tilted, throw: real } = this.flight;
    if (tilted && leaning) {
      await moment.over(1000 * tilted.lasts, (done) => tilted.draw(done * tilted.lasts));
      leaning(true);
      await moment.wait(LEANS_MS);
      leaning(false);
    }
    await moment.over(1000 * real.lasts, (done) => real.draw(done * real.lasts));
  }

  /** Takes away what is in the air or lies on its canvas. */
  end(): void {
    this.runs++;
    this.flight?.free();
    this.flight = null;
  }
}
