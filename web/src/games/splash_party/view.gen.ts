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

export interface PawnsDealt {
  first: number;
  token: string | null;
  kind: "dealt";
}

export interface PawnLifted {
  seat: number;
  space: number;
  colour: string;
  number: number;
  ways: Move[];
  kind: "lifted";
}

export interface PawnMoved {
  seat: number;
  colour: string;
  number: number;
  start: number;
  hops: number[];
  over: number[];
  diving_board: boolean;
  kind: "moved";
}

export interface PawnPushed {
  seat: number;
  space: number;
  colour: string;
  number: number | null;
  by: string;
  kind: "pushed";
}

export interface PawnFell {
  space: number;
  colour: string;
  face_up: boolean;
  number: number | null;
  kind: "fell";
}

export interface ColourAccused {
  seat: number;
  accused: number;
  colour: string;
  right: boolean;
  out: number;
  token: string;
  falling: number[];
  kind: "accused";
}

export interface NobodyAccused {
  seat: number;
  kind: "quiet";
}

export interface PlayerOut {
  seat: number;
  colour: string;
  kind: "out";
}

export interface GameEnded {
  winners: number[];
  reason: "last_one_dry" | "few_colours" | "standstill";
  tokens: string[];
  kind: "ended";
}

export type News =
  | PawnsDealt
  | PawnLifted
  | PawnMoved
  | PawnPushed
  | PawnFell
  | ColourAccused
  | NobodyAccused
  | PlayerOut
  | GameEnded;
