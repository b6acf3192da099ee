// Made from the Python types by `python -m tools.typescript`. Do not edit.

export interface SeenPawn {
  colour: string;
  number: number | null;
}

export interface SeenSwimmer {
  colour: string;
  number: number | null;
  face_up: boolean;
}

export interface SeenPlunge {
  colour: string;
  number: number | null;
  space: number;
}

export interface Move {
  start: number;
  end: number;
  go: "cw" | "ccw";
}

export interface Accusation {
  accuser: number;
  accused: number;
  colour: string;
  right: boolean;
}

export interface View {
  you: number | null;
  phase: "deal" | "lift" | "go" | "fall" | "accuse" | "over";
  turn: number;
  mover: number | null;
  ring: (SeenPawn | null)[];
  pool: SeenSwimmer[];
  falling: SeenPlunge[];
  lifted: number | null;
  ways: Move[];
  last_move: Move | null;
  tokens: (string | null)[];
  live: number[];
  may_accuse: boolean;
  accusable: number[];
  accusations: Accusation[];
  last_splash: number;
  quiet_turns: number;
  standstill: number;
  winners: number[];
  ended_by: "last_one_dry" | "few_colours" | "standstill" | null;
}
