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

export type News = never;
