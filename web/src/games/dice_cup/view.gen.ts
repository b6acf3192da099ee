// Made from the Python types by `python -m tools.typescript`. Do not edit.

export interface Colour {
  name: string;
  size: "small" | "large";
  pips: "black" | "white";
}

export interface Subtotal {
  name: string;
  boxes: string[];
}

export interface Edition {
  colours: Colour[];
  boxes: string[];
  subtotals: Subtotal[];
  tie_break: "all" | "shared";
}

export interface Cross {
  box: string;
  column: number;
}

export interface Reveal {
  dice: [number, number][];
  worth: number[];
  marks: Cross[][];
  points: number[];
}

export interface View {
  edition: Edition;
  seat: number | null;
  phase: "shake" | "look" | "mark" | "uncover" | "over";
  round: number;
  rounds: number;
  shaker: number | null;
  fill: "one" | "every";
  dice: [number, number][] | null;
  marks: (Cross[] | null)[];
  sheets: (((number | null)[])[])[];
  subtotals: number[][][];
  column_totals: number[][];
  totals: number[];
  last: Reveal | null;
  over: boolean;
  winners: number[];
}

export interface DiceShaken {
  seat: number;
  kind: "shaken";
}

export interface LookBegan {
  seconds: number;
  kind: "look";
}

export interface LidClosed {
  kind: "covered";
}

export interface BoxCrossed {
  seat: number;
  kind: "crossed";
}

export interface CrossesShown {
  marks: Cross[][];
  kind: "marks";
}

export interface LidLifted {
  dice: [number, number][];
  poured: boolean;
  kind: "lifted";
}

export interface CrossCounted {
  seat: number;
  mark: Cross[];
  worth: number[];
  dice: number[];
  kind: "counted";
}

export interface BestNamed {
  seat: number;
  mark: Cross[];
  points: number;
  taken: boolean;
  kind: "best";
}

export interface PointsWritten {
  seat: number;
  points: number;
  total: number;
  kind: "written";
}

export interface GameEnded {
  winners: number[];
  kind: "ended";
}

export type News =
  | DiceShaken
  | LookBegan
  | LidClosed
  | BoxCrossed
  | CrossesShown
  | LidLifted
  | CrossCounted
  | BestNamed
  | PointsWritten
  | GameEnded;
