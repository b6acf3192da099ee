// Made from the Python types by `python -m tools.typescript`. Do not edit.

export interface Sweets {
  cupcake: number;
  donut: number;
  cake: number;
}

export interface SheetView {
  yellow: number;
  red: number;
  green: boolean[][];
  blue: Sweets;
  stars: number;
  complete: string[];
}

export interface Own {
  before: SheetView;
  queue: string[];
}

export interface View {
  seat: number | null;
  phase: "roll" | "use" | "place" | "others" | "over";
  turn: number;
  active: number;
  dice: string[];
  used: number[];
  queue: string[];
  own: Own | null;
  sheets: SheetView[];
  winners: number[];
}

export type News = never;
