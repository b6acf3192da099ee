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

export interface StepView {
  area: string;
  spot: string | null;
  free: boolean;
  gifts: string[];
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
  told: StepView[][];
}

export interface DiceRolled {
  seat: number;
  dice: string[];
  fits: boolean;
  kind: "rolled";
}

export interface DiceUsed {
  seat: number;
  area: string;
  dice: number[];
  kind: "used";
}

export interface SymbolCrossed {
  seat: number;
  spot: string;
  giver: string | null;
  kind: "crossed";
}

export interface StarsEarned {
  seat: number;
  giver: string;
  stars: number;
  kind: "stars";
}

export interface BonusEarned {
  seat: number;
  giver: string;
  area: string;
  kind: "bonus";
}

export interface BonusLost {
  seat: number;
  giver: string;
  area: string;
  kind: "lost";
}

export interface BonusWaits {
  seat: number;
  giver: string;
  area: string;
  kind: "waits";
}

export interface AreaCompleted {
  seat: number;
  area: string;
  kind: "complete";
}

export interface Passed {
  seat: number;
  kind: "passed";
}

export interface GameEnded {
  winners: number[];
  kind: "ended";
}

export type News =
  | DiceRolled
  | DiceUsed
  | SymbolCrossed
  | StarsEarned
  | BonusEarned
  | BonusLost
  | BonusWaits
  | AreaCompleted
  | Passed
  | GameEnded;
