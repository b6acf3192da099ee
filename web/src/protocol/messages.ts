// Made from the Python types by `python -m tools.typescript`. Do not edit.

export interface PersonWanted {
  type: "person";
  name: string;
  animal?: string;
}

export interface OpenWanted {
  type: "open";
}

export interface BotWanted {
  type: "bot";
  level?: "paddler" | "swimmer" | "diver" | "olympian";
}

export interface NewTable {
  game: string;
  seats: (PersonWanted | OpenWanted | BotWanted)[];
  options?: Record<string, unknown>;
  dice?: "virtual" | "real" | "pad";
  clock?: number | null;
  spectators?: boolean;
  hints?: boolean;
}

export interface Joining {
  name: string;
  animal?: string;
  token?: string | null;
}

export interface SeatToken {
  seat: number | null;
  token: string;
}

export interface Seated {
  table: string;
  code: string;
  keys: SeatToken[];
}

export interface RoomSeat {
  kind: "open" | "person" | "bot";
  name: string;
  animal: string;
  level: string | null;
  covered: boolean;
}

export interface Room {
  table: string;
  code: string;
  game: string;
  options: Record<string, unknown>;
  seats: RoomSeat[];
  dice: string;
  clock: number | null;
  spectators: boolean;
  hints: boolean;
  locked: boolean;
  started: boolean;
  over: boolean;
}

export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  seen?: number;
}

export interface Do {
  type: "do";
  id: string;
  base: number;
  do: Record<string, unknown>;
  device?: string | null;
}

export interface Throw {
  type: "throw";
  id: string;
  base: number;
  device?: string | null;
}

export interface Fell {
  type: "fell";
  id: string;
  base: number;
  chance: Record<string, unknown>;
  correct?: boolean;
}

export interface Undo {
  type: "undo";
  id: string;
  base: number;
}

export interface Pencil {
  type: "pencil";
  id: string;
  change: Record<string, unknown>;
}

export interface Start {
  type: "start";
  id: string;
}

export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}

export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

export interface HandToBot {
  type: "bot";
  id: string;
  seat: number;
  level?: "paddler" | "swimmer" | "diver" | "olympian";
  only_if_open?: boolean;
}

export interface StepAway {
  type: "away";
  id: string;
  away: boolean;
  level?: "paddler" | "swimmer" | "diver" | "olympian";
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface React {
  type: "react";
  id: string;
  what: "splash" | "clap" | "laugh" | "wow" | "oops" | "hurry";
}

export interface Answer {
  type: "answer";
  id: string;
  status: "ok" | "stale" | "illegal" | "forbidden" | "too_fast" | "unavailable";
  seq: number;
  why: string;
  word: Word | null;
  args: Record<string, string | number>;
}

export interface Choice {
  do: unknown;
  points: number | null;
}

export interface Awaited {
  kind: "start" | "players" | "chance" | "wait" | "over" | "pad";
  seats: number[];
  by: number | null;
  seconds: number | null;
}

export interface Opened {
  n: number;
  seat: number | null;
  device: string;
  key: string;
  path: string[];
}

export interface Told {
  seq: number;
  event: number;
  news: unknown[];
  undone: boolean;
}

export interface Update {
  type: "update";
  seq: number;
  room: Room;
  you: number | null;
  host: boolean;
  awaiting: Awaited;
  view: unknown;
  scores: number[];
  winners: number[];
  legal: Choice[] | null;
  more: boolean;
  undo: boolean;
  correct: boolean;
  rematch: string | null;
  root: string | null;
  opened: Opened[];
  pad: unknown;
  news: Told[];
  missed: boolean;
}

export interface Present {
  type: "presence";
  here: number[];
  watching: number;
}

export interface Clock {
  type: "clock";
  seq: number;
  seconds: number;
}

export interface Reacted {
  type: "reacted";
  seat: number;
  what: string;
}

export interface Bye {
  type: "bye";
  reason: "elsewhere" | "refused" | "restart" | "removed" | "slow";
  why: string;
  word: Word;
}

export interface HintWanted {
  token: string;
  base: number;
}

export interface Reason {
  id: string;
  about: Record<string, unknown>;
}

export interface Hint {
  seq: number;
  do: unknown;
  notes: Reason[];
}

export interface Weighed {
  event: number;
  played: unknown;
  best: unknown;
  lost: number;
  error: number;
  at_stake: number;
  view: unknown;
}

export interface Thrown {
  event: number;
  fell: unknown;
  gained: number;
  error: number;
}

export interface SeatReview {
  seat: number;
  unit: "points" | "winning chance";
  exact: boolean;
  accuracy: number | null;
  expected: number;
  result: number;
  lost: number;
  luck: number;
  others: number;
  decisions: Weighed[];
  throws: Thrown[];
}

export interface Reviewed {
  room: Room;
  seats: SeatReview[];
}

export interface Thinking {
  done: number;
  of: number;
}

export type SeatWanted = PersonWanted | OpenWanted | BotWanted;

export type Command = Do | Throw | Fell | Undo | Pencil | Start | Lock | Remove | HandToBot | StepAway | Rematch | React;

export type AnswerStatus = "ok" | "stale" | "illegal" | "forbidden" | "too_fast" | "unavailable";

export type Goodbye = "elsewhere" | "refused" | "restart" | "removed" | "slow";

export type Level = "paddler" | "swimmer" | "diver" | "olympian";

export type Word =
  | "away-already"
  | "bot-plays"
  | "busy"
  | "check-when-over"
  | "coach-busy"
  | "coach-thinks"
  | "elsewhere"
  | "full"
  | "here-already"
  | "hint-in-turn"
  | "host-only"
  | "id-used"
  | "locked"
  | "moved-on"
  | "name-empty"
  | "no-hints"
  | "no-spectators"
  | "no-such-code"
  | "no-such-seat"
  | "no-such-table"
  | "no-throw-due"
  | "nobody-there"
  | "not-for-log"
  | "not-over"
  | "not-started"
  | "not-your-hand"
  | "other-site"
  | "over-stays"
  | "own-dice"
  | "own-points"
  | "pad-no-bots"
  | "pad-no-options"
  | "pad-no-record"
  | "pad-not-played"
  | "played-no-pad"
  | "players-only"
  | "real-dice"
  | "record-broken"
  | "removed"
  | "restart"
  | "review-when-over"
  | "rules"
  | "seat-not-yours"
  | "seat-taken"
  | "seats-open"
  | "secret-game"
  | "secrets-until-over"
  | "setup"
  | "slow"
  | "started"
  | "started-give-bot"
  | "store-down"
  | "throw-gone-on"
  | "thrower-types"
  | "too-fast"
  | "too-long"
  | "too-many-phones"
  | "too-many-tables"
  | "undo-too-late"
  | "unreadable"
  | "watching"
  | "wrong-address"
  | "wrong-method";

export type FromTable = Answer | Update | Clock | Present | Reacted | Bye;
