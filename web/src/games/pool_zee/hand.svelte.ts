/** The five dice on the table: where they lie, and which are kept or in the air. */
import { tick } from "svelte";
import type { Moment } from "../../ui/newsQueue.svelte";
import { TIMES } from "../../ui/motion";
import { bonus } from "../../ui/sounds";
import { alike, placesOf, same } from "./places";
import { Toss, type Spots, type Thrown } from "./toss";

const NONE = [false, false, false, false, false];
const EMPTY = [0, 0, 0, 0, 0];
/** The rotation of the die at each place, in degrees. */
export const TURNS = [-7, 5, -4, 8, -5];
/** Milliseconds of silence before a fifth die is thrown alone, and between two links of the five rings. */
const HUSH_MS = 300;
const LINK_MS = 130;

export class Hand {
  values = $state(EMPTY);
  kept = $state(NONE);
  /** Places whose die is in the air; the flat die is hidden meanwhile. */
  flying = $state(NONE);
  /** Whether a die is tilted, so that all are thrown again. */
  leaning = $state(false);
  /** Whether the board is in suspense before the fifth die. */
  hush = $state(false);
  /** Whether the dice that are not kept are leaving. */
  leaving = $state(false);
  /** Whether the five rings link up. */
  joined = $state(false);
  private toss = new Toss();

  get landed(): boolean {
    return !this.flying.includes(true);
  }

  keep(place: number): void {
    this.kept = this.kept.map((on, at) => (at === place ? !on : on));
  }

  /** Places the dice as the view has them; dice that lie here already keep their places. */
  lie(dice: readonly number[], held: readonly number[]): void {
    this.still();
    if (!dice.length) {
      const from = same(this.values, held) || held.every((value) => this.values.includes(value)) ? this.values : held;
      this.kept = placesOf(from, held);
      this.values = EMPTY.map((_, place) => (this.kept[place] ? from[place]! : 0));
    } else if (!same(this.values, dice)) {
      this.values = [...dice];
      this.kept = NONE;
    }
    this.joined = alike(this.values);
  }

  /** The chosen dice slide into lifebuoys, and the others leave. */
  async hold(held: readonly number[], moment: Moment, beat: number): Promise<void> {
    const chosen = this.values.filter((_, place) => this.kept[place]);
    if (!same(chosen, held)) this.kept = placesOf(this.values, held);
    this.joined = false;
    await moment.rest(beat);
    await this.leave(moment);
    this.values = this.values.map((value, place) => (this.kept[place] ? value : 0));
    this.leaving = false;
  }

  /** The dice that are not kept leave; with `all`, every die does. */
  async leave(moment: Moment, all = false): Promise<void> {
    if (all) this.kept = NONE;
    this.joined = false;
    this.leaving = true;
    await moment.wait(TIMES.move);
  }

  /** Throws dice beside those that stay; the `fifth`, beside four of a kind, arrives last and slowly. */
  async fall(
    dice: readonly number[],
    stay: readonly number[],
    fifth: number | null,
    moment: Moment,
    spots: () => Spots | null,
    how: Thrown,
  ): Promise<void> {
    this.still();
    if (!stay.every((value) => this.values.includes(value))) this.values = [...stay, ...EMPTY].slice(0, 5);
    const stayed = placesOf(this.values, stay);
    const fresh = [...dice];
    this.values = this.values.map((value, place) => (stayed[place] ? value : (fresh.shift() ?? 0)));
    this.kept = stayed;
    this.flying = stayed.map((stays) => !stays);
    if (fifth !== null && dice.length === 1) {
      this.hush = true;
      await moment.wait(HUSH_MS);
    }
    const thrown = this.values.flatMap((value, spot) =>
      stayed[spot] ? [] : [{ value, spot, turn: TURNS[spot]!, last: false }],
    );
    if (fifth !== null) thrown.find(({ value }) => value === fifth)!.last = true;
    await tick();
    await this.toss.play(moment, thrown, spots(), how, (now) => void (this.leaning = now));
    this.flying = NONE;
    this.hush = false;
    await moment.wait(40); // show the flat dice before removing the flying ones
    this.toss.end();
  }

  /** Links the five rings one by one. */
  async join(moment: Moment): Promise<void> {
    this.joined = true;
    for (const link of [0, 1, 2, 3, 4]) {
      bonus(link);
      await moment.wait(LINK_MS);
    }
  }

  /** Stops all motion. */
  still(): void {
    this.toss.end();
    this.flying = NONE;
    this.leaning = this.hush = this.leaving = false;
  }
}
