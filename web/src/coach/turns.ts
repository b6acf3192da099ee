/** A seat's choices and throws, turn by turn. */
import type { SeatReview, Thrown, Weighed } from "../protocol/messages";

export interface Turn {
  number: number;
  /** The gain over a random choice, of the best choice and of the one played. */
  possible: number;
  got: number;
  /** Whether no loss in this turn is worth mentioning. */
  best: boolean;
  /** The turn's last event. */
  until: number;
}

/** Smaller losses do not matter. */
const LEAST = { points: 0.05, "winning chance": 0.02 };

const has = (choice: Weighed, key: string): boolean => key in (choice.played as object);
/** Whether a choice continues the turn of the one before: the hop after a lift, a bonus, any choice after holding. */
const goesOn = (choice: Weighed, before: Weighed | undefined): boolean =>
  !!before && (has(before, "hold") || has(choice, "go") || has(choice, "accuse") || has(choice, "bonus"));

export function turnsOf({ decisions, unit }: Pick<SeatReview, "decisions" | "unit">): Turn[] {
  const turns: Turn[] = [];
  decisions.forEach((choice, n) => {
    if (!goesOn(choice, decisions[n - 1]))
      turns.push({ number: turns.length + 1, possible: 0, got: 0, best: true, until: choice.event });
    const turn = turns.at(-1)!;
    turn.possible += choice.at_stake;
    turn.got += choice.at_stake - choice.lost;
    turn.best &&= choice.lost <= LEAST[unit];
    turn.until = choice.event;
  });
  return turns;
}

/** The number of the turn that an event belongs to: the first that ends at or after it, otherwise the last. */
export const turnAt = (event: number, turns: Turn[]): number =>
  turns.find(({ until }) => event <= until)?.number ?? turns.length;

export interface Luck extends Thrown {
  turn: number;
}

/** The throws that changed this seat's prospects. */
export const luckOf = ({ throws }: SeatReview, turns: Turn[]): Luck[] =>
  throws
    .filter(({ gained }) => Math.abs(gained) >= 0.001)
    .map((thrown) => ({ ...thrown, turn: turnAt(thrown.event, turns) }));
