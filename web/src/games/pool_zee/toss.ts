/** Flying dice, which land on the places of the flat dice, as part of a scene. */
import { leans, seeded } from "../../dice/chance";
import type { Flight } from "../../dice/flight";
import { patient } from "../../dice/quality";
import type { Moment } from "../../ui/newsQueue.svelte";
import { play } from "../../ui/sounds";

export interface Thrown {
  table: string;
  /** The number that seeds this throw, the same on every phone. */
  seq: number;
  /** The angle at which the thrower sits, relative to the viewer. */
  side: number;
}

export interface Spots {
  dice: DOMRect[];
  pool: DOMRect;
}

/** A falling die: its value, its spot, its rotation there, and whether it arrives last and slowly. */
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

  /** Shows the dice falling, unless this phone skips such animations. */
  async play(
    moment: Moment,
    falling: readonly Falling[],
    spots: Spots | null,
    { table, seq, side }: Thrown,
    /** Called when the tilted throw starts and ends; without it there is none. */
    leaning?: (now: boolean) => void,
  ): Promise<void> {
    this.end();
    if (!spots || !patient() || moment.skipped) return play("dice");
    const mine = this.runs;
    try {
      const { prepare } = await import("../../dice/flight"); // a separate chunk: not every phone shows flying dice
      const flight = await prepare({
        landings: falling.map(({ spot, ...die }) => ({ ...die, box: spots.dice[spot]! })),
        pool: spots.pool,
        side,
        draw: seeded(table, seq),
        leans: !!leaning && falling.length === 5 && leans(table, seq),
        touched: () => play("knock"),
      });
      if (mine !== this.runs) return flight.free(); // another scene has started meanwhile
      this.flight = flight;
    } catch {
      return play("dice"); // no throw could be loaded: the dice appear without one
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

  /** Removes the flying dice and their canvas. */
  end(): void {
    this.runs++;
    this.flight?.free();
    this.flight = null;
  }
}
