/** The five dice on the table: what lies where, what is kept, and what is in the air. */
import { leans, seeded } from "../../dice/chance";
import { waited, type Playing } from "../../dice/loop";
import { patient, spatial } from "../../dice/quality";
import { announce } from "../../ui/announce.svelte";
import { bonus, play } from "../../ui/sounds";
import { alike, placesOf, settle } from "./places";

const NONE = [false, false, false, false, false];
const EMPTY = [0, 0, 0, 0, 0];
/** Degrees each place turns its die. */
export const TURNS = [-7, 5, -4, 8, -5];

export interface Thrown {
  table: string;
  /** Names this throw: the same on every phone. */
  seq: number;
  /** Where the thrower sits, seen from here. */
  side: number;
  /** Where the flat dice and their pool are on the page. */
  boxes: () => { dice: DOMRect[]; pool: DOMRect } | null;
  /** What is said when a die leans. */
  leaning: string;
}

export class Hand {
  values = $state(EMPTY);
  kept = $state(NONE);
  /** Places whose die is in the air; its flat die waits unseen. */
  flying = $state(NONE);
  /** Whether a die leans and all are thrown again. */
  leaning = $state(false);
  private flight: Playing | null = null;
  private throws = 0;

  get landed(): boolean {
    return !this.flying.includes(true);
  }

  /** Whether five rings join hands. */
  get joined(): boolean {
    return this.landed && alike(this.values);
  }

  keep(place: number): void {
    this.kept = this.kept.map((on, at) => (at === place ? !on : on));
  }

  /** The dice kept wait for the others. */
  pickUp(held: readonly number[]): void {
    this.skip();
    this.kept = placesOf(this.values, held);
    this.values = this.values.map((value, place) => (this.kept[place] ? value : 0));
  }

  /** Dice that lie there already when one comes to the table. */
  lay(dice: readonly number[]): void {
    this.skip();
    this.values = settle(EMPTY, null, dice).values;
    this.kept = NONE;
  }

  /** A throw: `known` tells whether `kept` is what was really kept, `first` that all five were thrown. */
  async fall(dice: readonly number[], known: boolean, first: boolean, how: Thrown): Promise<void> {
    this.skip();
    const { values, stayed } = settle(first ? EMPTY : this.values, known ? this.kept : null, dice);
    this.values = values;
    this.kept = stayed;
    const boxes = spatial() ? how.boxes() : null;
    if (!boxes || stayed.every(Boolean)) return play("dice");
    const mine = ++this.throws;
    this.flying = stayed.map((stays) => !stays);
    const landings = boxes.dice.flatMap((box, place) =>
      stayed[place] ? [] : [{ value: values[place]!, box, turn: TURNS[place]!, last: false }],
    );
    if (alike(values)) landings.at(-1)!.last = true;
    try {
      const lean = patient() && leans(how.table, how.seq) ? () => this.say(how.leaning) : undefined;
      const { fly } = await import("../../dice/flight"); // in a chunk of its own: not everybody sees dice fly
      const flight = await fly({
        landings,
        pool: boxes.pool,
        side: how.side,
        draw: seeded(how.table, how.seq),
        lean,
        touched: () => play("knock"),
      });
      if (mine === this.throws) this.flight = flight;
      else flight.end();
      await flight.ended;
    } catch {
      play("dice"); // no throw to be had: the dice simply lie there
    }
    if (mine !== this.throws) return;
    this.flying = NONE;
    this.flight = null;
    if (this.joined) for (const link of [0, 1, 2, 3, 4]) setTimeout(() => bonus(link), 110 * link);
  }

  /** Ends what is in the air at once. */
  skip(): void {
    this.throws++;
    this.flight?.end();
    this.flight = null;
    this.flying = NONE;
    this.leaning = false;
  }

  private async say(words: string): Promise<void> {
    this.leaning = true;
    announce(words);
    await waited(1300);
    this.leaning = false;
  }
}
