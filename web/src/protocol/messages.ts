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
  seat?: number | null;
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

export interface Mark {
  op: "add" | "remove" | "replace";
  path: string;
  value: unknown;
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

export interface Shake {
  type: "shake";
  id: string;
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

export interface Hints {
  type: "hints";
  id: string;
  hints: boolean;
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

export interface Shown {
  type: "shown";
  seq: number;
}

export interface Together {
  type: "together";
  tokens: string[];
}

export interface TakeMarks {
  type: "marks";
}

export interface Commit {
  type: "commit";
  commitment: string;
}

export interface Give {
  type: "give";
  throw: number;
  number: string;
}

export interface Reach {
  type: "reach";
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
  wheels: (string | null)[] | null;
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
  typed: unknown;
  again: number[];
  rematch: string | null;
  root: string | null;
  wheels: number[] | null;
  begun: boolean;
  head: string | null;
  opened: Opened[];
  pad: unknown;
  news: Told[];
  missed: boolean;
  marks: Mark[];
  left: number | null;
}

export interface Away {
  seat: number;
  seconds: number;
}

export interface Present {
  type: "presence";
  here: number[];
  watching: number;
  away: Away[];
  host: number | null;
}

export interface Clock {
  type: "clock";
  seq: number;
  seconds: number;
}

export interface Shaking {
  type: "shaking";
  seat: number;
  seconds: number;
  leans: boolean;
}

export interface Call {
  type: "call";
  throw: number;
  head: string;
  lock: string;
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
  between: [number, number] | null;
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

export type Command = Do | Throw | Shake | Fell | Undo | Pencil | Start | Lock | Hints | Remove | HandToBot | StepAway | Rematch | React;

export type Note = Shown | Together | TakeMarks | Commit | Give | Reach;

export type AnswerStatus = "ok" | "stale" | "illegal" | "forbidden" | "too_fast" | "unavailable";

export type Goodbye = "elsewhere" | "refused" | "restart" | "removed" | "slow";

export type Level = "paddler" | "swimmer" | "diver" | "olympian";

export type Word =
  | "away-already"
  | "bot-plays"
  | "busy"
  | "check-when-over"
  | "bot-there"
  | "coach-busy"
  | "coach-thinks"
  | "elsewhere"
  | "full"
  | "here-already"
  | "hint-in-turn"
  | "host-only"
  | "id-used"
  | "locked"
  | "log-full"
  | "moved-on"
  | "name-empty"
  | "no-codes"
  | "no-hints"
  | "no-spectators"
  | "no-such-code"
  | "no-such-seat"
  | "no-such-table"
  | "no-throw-due"
  | "nobody-there"
  | "not-away-long"
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
  | "saved-broken"
  | "saved-no-game"
  | "saved-unreadable"
  | "seat-needed"
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

export type FromTable = Answer | Update | Clock | Shaking | Call | Present | Reacted | Bye;
