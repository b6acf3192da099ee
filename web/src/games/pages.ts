/** What the page knows of each game: one `page` in the index.ts of every folder here, listed nowhere else. */
import type { Component } from "svelte";
import type { Answer, Level, Thrown, Update, Weighed } from "../protocol/messages";
import type { Shaken } from "../protocol/table.svelte";
import type { NewsQueue } from "../ui/newsQueue.svelte";
import { need } from "../words/words.svelte";

/** The games of one folder. What is a function is loaded when it is needed; what is optional has a stand-in for any game. */
export interface GamePage {
  /** Their ids, each with the place of its card among the others. */
  games: Readonly<Record<string, number>>;
  /** Whether a seat sees what others may not; a phone that is passed on then draws a curtain. */
  secrets: boolean;
  /** The area of their words, if not the game's id. */
  words?: string;
  /** How well bots play unless somebody asks for more; where children play they begin easily. */
  level?: Level;
  /** By game, colours of its dice that are painted otherwise than they are called. */
  paints?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether the coach reviews a game in a moment, so that the end shows what it says unasked. */
  quickCoach?: boolean;
  /** Whether the board wants all the height of a phone: a lesson then shows no seats above it. */
  tall?: boolean;
  Board: () => Promise<{ default: Component<BoardProps> }>;
  /** Without it no real dice are offered. */
  realDice?: () => Promise<{ realDice: RealDice }>;
  say?: () => Promise<{ say: Say }>;
  pointing?: () => Promise<{ stages: Pointing }>;
  /** Pictures of its own in its rules, by the word before the colon in `![caption](word:…)`. */
  figures?: () => Promise<{ FIGURES: Readonly<Record<string, Figure>> }>;
}

export interface BoardProps {
  /** What is shown of the game: the newest update, once the news that leads to it has been shown. */
  update: Update;
  /** Plays the board's scenes: `news.use({ say, show, land })`. */
  news: NewsQueue;
  /** Does one of `update.legal[n].do`. With `throws` the same press also throws what follows, as a hold does; then something must. */
  act: (what: unknown, throws?: boolean) => Promise<Answer>;
  /** Throws, when `update.awaiting` is a chance by `me`. */
  throwDice: () => Promise<Answer>;
  /** A hand takes the dice, and throws them a little later. */
  reach?: () => void;
  /** Tells everybody that this hand shakes; without it, as in a lesson, there is nobody to tell. */
  shake?: () => Promise<Answer>;
  /** The hand that shakes just now, if any; dice by this seat's hand are thrown when its time is over. */
  shaken?: Shaken | null;
  /** When the look or the turn is over, by Date.now(), where a clock runs. */
  ends?: number | null;
  /** By seat. */
  names: string[];
  /** The seat that looks, or null for a spectator. */
  me: number | null;
  /** Whether a command waits for its answer, or for what came of it to be shown: buttons are shut meanwhile. */
  busy: boolean;
  /** Whether this is the big screen for all: large, nothing to press. */
  big: boolean;
  /** The action that the coach suggests just now, if any. */
  hint?: unknown;
  /** Whether several people look at this one phone. */
  together?: boolean;
  /** Told once the board has shown all there is to see in a game that is over. */
  played?: () => void;
}

/** An action as it is sent. */
export type Action = Record<string, unknown>;

/** Which real dice are to be typed in, and how a record spells what fell. */
export interface RealDice {
  /** The dice of the throw that is awaited; of the last throw when it is corrected. */
  dice(update: Update, correct: boolean): RealDie[] | Promise<RealDie[]>;
  chance(shown: string[], update: Update): Record<string, unknown>;
  /** What these dice show in a throw that was typed in. */
  faces(typed: unknown): string[];
}

export interface RealDie {
  /** What it may show, as the record spells it. */
  faces: readonly string[];
  /** How it looks: the paint of a die with pips, or its own symbols. */
  look: string | Symbols;
}

export interface Symbols {
  /** The inside of an SVG of 40 × 45. */
  draw(face: string): string;
  /** In the reader's language. */
  name(face: string): string;
}

/** Where something is done or said: the game, what the seat sees, and who sits where. */
export interface Situation {
  game: string;
  view: unknown;
  names: string[];
}

/** How the coach speaks of a game. */
export interface Say {
  /** An action as something to do; null for one it does not know. */
  action(what: Action, at: Situation): string | null;
  /** What a note is about, as far as the shared ways to say it do not do. */
  about?(about: Record<string, unknown>): Record<string, string>;
  /** The dice that a choice was about. */
  dice?(choice: Weighed, throws: Thrown[]): { value: number; colour: string }[];
}

/** What to press for an action, stage by stage: each name is a button's `data-do`, or DOCK. */
export type Pointing = (what: Action, update: Update) => string[][];
/** The big button below the board. */
export const DOCK = "dock";

/** A picture from the words behind the colon. */
export type Figure = (words: string[]) => string;

const folders = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "page" });
const indexes = Object.values(folders);

/** Every game the page brings something for. */
export const GAMES = indexes.flatMap(({ games }) => Object.keys(games));

/** What the page brings for this game, if anything. */
export const pageOf = (game: string): GamePage | undefined => indexes.find(({ games }) => game in games);

/** The board for this game; the generic one if it has none of its own. */
export async function boardFor(game: string): Promise<Component<BoardProps>> {
  const own = pageOf(game)?.Board ?? (() => import("./GenericBoard.svelte"));
  const [board] = await Promise.all([own(), need(wordsOf(game))]);
  return board.default;
}

/** The area of the words on this game's board. */
export const wordsOf = (game: string): string => pageOf(game)?.words ?? game;

/** These games in the order of their cards; those without a place come last, as they came. */
export function inOrder<T>(games: readonly T[], id: (one: T) => string): T[] {
  const place = (one: T): number => pageOf(id(one))?.games[id(one)] ?? Infinity;
  return games
    .map((one, n) => ({ one, n }))
    .sort((a, b) => place(a.one) - place(b.one) || a.n - b.n)
    .map(({ one }) => one);
}

/** The inside of the SVG on this game's card: that of `picture.ts` in its folder, if there is one. */
export async function pictureOf(game: string): Promise<string> {
  const { OWN, PAD, ANY } = await import("./pictures");
  const index = Object.keys(folders).find((path) => game in folders[path]!.games);
  const own = index && OWN[index.replace("index", "picture")];
  return own ? own(game) : game === "pad" ? PAD : ANY;
}
