// Made from the Python types by `python -m tools.typescript`. Do not edit.

export interface OpeningThrow {
  seat: number;
  dice: number[];
  total: number;
}

export interface ColumnView {
  boxes: Record<string, number | null>;
  checks: number;
  upper: number;
  bonus: number;
  total: number;
}

export interface Joker {
  five_of: number;
  must: string | null;
  wild: boolean;
  zero: boolean;
  check: boolean;
}

export interface View {
  phase: "opening" | "throw" | "choose" | "over";
  teams: number[][];
  games: number;
  game: number;
  opening: OpeningThrow[][];
  starters: number[];
  turn: number | null;
  columns: ColumnView[][];
  scores: number[];
  winners: number[];
  dice: number[];
  held: number[];
  rolls_left: number;
  possible: Record<string, number>;
  joker: Joker | null;
}

export interface OpeningThrown {
  seat: number;
  dice: number[];
  total: number;
  kind: "opening";
}

export interface OpeningTied {
  seats: number[];
  kind: "tied";
}

export interface StarterFound {
  seat: number;
  then: number[];
  kind: "starts";
}

export interface DiceThrown {
  seat: number;
  roll: number;
  kept: number[];
  dice: number[];
  fifth: number | null;
  kind: "thrown";
}

export interface FiveAlike {
  seat: number;
  face: number;
  points: number;
  check: number;
  kind: "five";
}

export interface DiceHeld {
  seat: number;
  dice: number[];
  others: number;
  kind: "held";
}

export interface BoxWritten {
  seat: number;
  box: string;
  dice: number[];
  points: number;
  joker: boolean;
  total: number;
  kind: "wrote";
}

export interface CheckEarned {
  seat: number;
  points: number;
  kind: "check";
}

export interface BonusEarned {
  seat: number;
  points: number;
  kind: "bonus";
}

export interface CardsFilled {
  game: number;
  totals: number[];
  starter: number;
  kind: "filled";
}

export interface GameEnded {
  winners: number[];
  kind: "ended";
}

export type News =
  | OpeningThrown
  | OpeningTied
  | StarterFound
  | DiceThrown
  | FiveAlike
  | DiceHeld
  | BoxWritten
  | CheckEarned
  | BonusEarned
  | CardsFilled
  | GameEnded;
