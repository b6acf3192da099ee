/** HTTP requests, to the server or to the offline server on this phone. */
import { ALONE, livesHere, taken } from "../offline/home";
import type { Joining, Level, NewTable, Room, Seated, Word } from "./messages";
import { inWords } from "./refusals";

export interface GameOption {
  name: string;
  type: string;
  default: unknown;
  low?: number;
  high?: number;
  step?: number;
  /** Whether it is a house rule, which departs from the game's rules. */
  house?: boolean;
  values?: string[];
  /** In English. */
  help?: string;
}

export interface GameAbout {
  id: string;
  name: string;
  /** In English. */
  tagline: string;
  seats: [number, number];
  real_dice: boolean;
  secrets: boolean;
  /** Whether it has a score pad. */
  pad: boolean;
  /** The levels at which its bots differ, weakest first. */
  levels: Level[];
  options: GameOption[];
}

/** A refusal, worded for the reader; its message is empty if the server could not be reached. */
export class Refusal extends Error {
  constructor(
    words: string,
    readonly word: Word | null = null,
  ) {
    super(words);
  }
}

interface Refused {
  error?: string;
  word?: Word;
  args?: Record<string, string | number>;
}

type Answered = Pick<Response, "ok" | "json">;

/** Asks the server. On a phone that can serve itself, the request for the list of games has a short timeout. */
const theServer = (path: string, body?: object): Promise<Answered> =>
  fetch(path, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    ...(taken() && path === SHELF && { signal: AbortSignal.timeout(SOON_MS) }),
  });

/** Asks the offline server on this phone. */
const thisPhone = async (path: string, body?: object): Promise<Answered> =>
  (await import("../offline/answers")).answer(path, body);

export async function ask<T>(path: string, body?: object, here = livesHere(path.split("/")[3] ?? "")): Promise<T> {
  let answer: Answered;
  try {
    answer = await (here ? thisPhone : theServer)(path, body);
  } catch {
    throw new Refusal("");
  }
  const said = (await answer.json().catch(() => ({}))) as T & Refused;
  if (answer.ok) return said;
  const { word = null, error = "", args = {} } = said;
  throw new Refusal(await inWords({ word, why: error, args }), word);
}

const SHELF = "/api/games";
const SOON_MS = 3000;
let shelf: Promise<GameAbout[]> | undefined;
let answers = false;

/** Whether a server answers; valid once `games()` has resolved. */
export const served = (): boolean => answers;

async function shelved(): Promise<GameAbout[]> {
  answers = false;
  if (!ALONE)
    try {
      const found = await ask<GameAbout[]>(SHELF);
      answers = true;
      return found;
    } catch (error) {
      if (!taken()) throw error;
    }
  return ask(SHELF, undefined, true);
}

/** The list of games, cached. Without a server it is not cached, as the server may come back. */
export function games(): Promise<GameAbout[]> {
  shelf ??= shelved().finally(() => !answers && !ALONE && (shelf = undefined));
  return shelf;
}

/** The value of an option at this table: the chosen one, otherwise the game's default. */
export async function optionOf(room: Room, name: string): Promise<unknown> {
  if (room.options[name] !== undefined) return room.options[name];
  const about = (await games()).find(({ id }) => id === room.game);
  return about?.options.find((option) => option.name === name)?.default;
}

/** Creates a table, at the server or here on this phone. */
export const makeTable = (wanted: NewTable, here: boolean): Promise<Seated> => ask("/api/tables", wanted, here);
export const showRoom = (code: string): Promise<Room> => ask(`/api/rooms/${code}`);
export const joinRoom = (code: string, joining: Joining): Promise<Seated> => ask(`/api/rooms/${code}/seats`, joining);
