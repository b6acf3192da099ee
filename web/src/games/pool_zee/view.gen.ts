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

export type News = never;
