/** The games the page knows: every folder here exports a `page` from its index.ts; there is no other list. */
import type { Component } from "svelte";
import type { Answer, Level, Thrown, Update, Weighed } from "../protocol/messages";
import type { Shaken } from "../protocol/table.svelte";
import type { NewsQueue } from "../ui/newsQueue.svelte";
import { need } from "../words/words.svelte";

/** The games of one folder. Functions load their part on demand; every optional part has a generic fallback. */
export interface GamePage {
  /** Their ids, each with the position of its card. */
  games: Readonly<Record<string, number>>;
  /** Whether a seat sees what others may not; a shared phone then draws a curtain. */
  secrets: boolean;
  /** The area of their words, if it differs from the game's id. */
  words?: string;
  /** The default level of bots; lower where children play. */
  level?: Level;
  /** By game, the paint of dice colours whose paint has another name. */
  paints?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether the coach reviews a game quickly enough to show the review at its end unasked. */
  quickCoach?: boolean;
  /** Whether the board needs a phone's full height, so that a lesson shows no seats above it. */
  tall?: boolean;
  Board: () => Promise<{ default: Component<BoardProps> }>;
  /** Without it the game offers no real dice. */
  realDice?: () => Promise<{ realDice: RealDice }>;
  say?: () => Promise<{ say: Say }>;
  pointing?: () => Promise<{ stages: Pointing }>;
  /** Its own figures in its rules, by the word before the colon in `![caption](word:…)`. */
  figures?: () => Promise<{ FIGURES: Readonly<Record<string, Figure>> }>;
}

export interface BoardProps {
  /** The update on display: the newest one, once the news that leads to it has been shown. */
  update: Update;
  /** Plays the board's scenes: `news.use({ say, show, land })`. */
  news: NewsQueue;
  /** Sends one of `update.legal[n].do`. With `throws` a throw must follow, and the same press makes it. */
  act: (what: unknown, throws?: boolean) => Promise<Answer>;
  /** Throws the dice when `update.awaiting` is a chance by `me`. */
  throwDice: () => Promise<Answer>;
  /** Tells the table that this seat picks up the dice and throws them shortly. */
  reach?: () => void;
  /** Tells everyone that this seat shakes the dice; undefined in a lesson. */
  shake?: () => Promise<Answer>;
  /** The current shake, if any; a shake by this seat ends with its throw. */
  shaken?: Shaken | null;
  /** The time when the look or the turn ends, by Date.now(), if a clock runs. */
  ends?: number | null;
  /** By seat. */
  names: string[];
  /** The viewer's seat, or null for a spectator. */
  me: number | null;
  /** Whether a command waits for its answer or for its result to appear; disables the buttons. */
  busy: boolean;
  /** Whether this is the big screen: large, with nothing to press. */
  big: boolean;
  /** The action that the coach suggests now, if any. */
  hint?: unknown;
  /** Whether several people share this phone. */
  together?: boolean;
  /** Called once the board has shown everything of a finished game. */
  played?: () => void;
}

/** An action, as in messages. */
export type Action = Record<string, unknown>;

/** The real dice to type in, and how a record stores them. */
export interface RealDice {
  /** The dice of the awaited throw, or of the last throw for a correction. */
  dice(update: Update, correct: boolean): RealDie[] | Promise<RealDie[]>;
  chance(shown: string[], update: Update): Record<string, unknown>;
  /** The faces of a throw that was typed in. */
  faces(typed: unknown): string[];
}

export interface RealDie {
  /** Its possible faces, as stored in a record. */
  faces: readonly string[];
  /** Its look: the paint of a die with pips, or its own symbols. */
  look: string | Symbols;
}

export interface Symbols {
  /** The content of an SVG of 40 × 45. */
  draw(face: string): string;
  /** In the reader's language. */
  name(face: string): string;
}

/** The context of an action or a sentence: the game, the seat's view, and the names by seat. */
export interface Situation {
  game: string;
  view: unknown;
  names: string[];
}

/** The coach's words for a game. */
export interface Say {
  /** An action as advice; null for an unknown one. */
  action(what: Action, at: Situation): string | null;
  /** The arguments of a note that need the game's own wording. */
  about?(about: Record<string, unknown>): Record<string, string>;
  /** The dice that a choice was about. */
  dice?(choice: Weighed, throws: Thrown[]): { value: number; colour: string }[];
}

/** The buttons to press for an action, stage by stage: each name is a button's `data-do`, or DOCK. */
export type Pointing = (what: Action, update: Update) => string[][];
/** The big button below the board. */
export const DOCK = "dock";

/** Draws a figure from the words after the colon. */
export type Figure = (words: string[]) => string;

const folders = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "page" });
const indexes = Object.values(folders);

/** The ids of all games the page knows. */
export const GAMES = indexes.flatMap(({ games }) => Object.keys(games));

/** The page's part for this game, if any. */
export const pageOf = (game: string): GamePage | undefined => indexes.find(({ games }) => game in games);

/** The board for this game, or the generic one. */
export async function boardFor(game: string): Promise<Component<BoardProps>> {
  const own = pageOf(game)?.Board ?? (() => import("./GenericBoard.svelte"));
  const [board] = await Promise.all([own(), need(wordsOf(game))]);
  return board.default;
}

/** The area with the words of this game's board. */
export const wordsOf = (game: string): string => pageOf(game)?.words ?? game;

/** These games in the order of their cards; those without a position come last, in their given order. */
export function inOrder<T>(games: readonly T[], id: (one: T) => string): T[] {
  const place = (one: T): number => pageOf(id(one))?.games[id(one)] ?? Infinity;
  return games
    .map((one, n) => ({ one, n }))
    .sort((a, b) => place(a.one) - place(b.one) || a.n - b.n)
    .map(({ one }) => one);
}

/** The content of the SVG on this game's card: from `picture.ts` in its folder, if there is one. */
export async function pictureOf(game: string): Promise<string> {
  const { OWN, PAD, ANY } = await import("./pictures");
  const index = Object.keys(folders).find((path) => game in folders[path]!.games);
  const own = index && OWN[index.replace("index", "picture")];
  return own ? own(game) : game === "pad" ? PAD : ANY;
}
