/** Finds every board: a folder here with Board.svelte and index.ts, listed nowhere else. */
import type { Component } from "svelte";
import type { Answer, Update } from "../protocol/messages";
import { need } from "../words/words.svelte";

export interface BoardProps {
  /** The newest update, never null once the game has started. */
  update: Update;
  /** Does one of `update.legal[n].do`. With `throws` the same press also throws what follows, as a hold does; then something must. */
  act: (what: unknown, throws?: boolean) => Promise<Answer>;
  /** Throws, when `update.awaiting` is a chance by `me`. */
  throwDice: () => Promise<Answer>;
  /** By seat. */
  names: string[];
  /** The seat that looks, or null for a spectator. */
  me: number | null;
  /** Whether a command waits for its answer: buttons are shut meanwhile. */
  busy: boolean;
  /** Whether this is the big screen for all: large, nothing to press. */
  big: boolean;
  /** Told once the board has shown all that happened last in a game that is over. */
  played?: () => void;
}

interface Index {
  games: string[];
  /** Whether a seat sees what others may not; a phone that is passed on then draws a curtain. */
  secrets?: boolean;
  /** The area of its words, if not the game's id. */
  words?: string;
}

const indexes = import.meta.glob<Index>("./*/index.ts", { eager: true });
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

function folderOf(game: string): [string, Index] | undefined {
  const found = Object.entries(indexes).find(([, index]) => index.games.includes(game));
  return found && [found[0].slice(2, -"/index.ts".length), found[1]];
}

/** The board for this game; the generic one if it has none of its own. */
export async function boardFor(game: string): Promise<Component<BoardProps>> {
  const [folder] = folderOf(game) ?? [""];
  const own = boards[`./${folder}/Board.svelte`] ?? (() => import("./GenericBoard.svelte"));
  const [board] = await Promise.all([own(), need(wordsOf(game))]);
  return board.default;
}

/** The area of the words on this game's board. */
export const wordsOf = (game: string): string => folderOf(game)?.[1].words ?? game;

/** Whether this game has secrets, to be safe if it does not say. */
export const hasSecrets = (game: string): boolean => folderOf(game)?.[1].secrets ?? true;
