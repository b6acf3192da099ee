/** Questions to the server outside a socket. */
import type { Joining, Level, NewTable, Room, Seated, Word } from "./messages";
import { inWords } from "./refusals";

export interface GameOption {
  name: string;
  type: string;
  default: unknown;
  low?: number;
  high?: number;
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
  /** Whether there is a score pad for it. */
  pad: boolean;
  /** Those at which its bots differ, the weakest first. */
  levels: Level[];
  options: GameOption[];
}

/** A refusal, in words fit to show in the reader's language; empty if the server could not be reached. */
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

export async function ask<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body && { method: "POST", body: JSON.stringify(body) });
  } catch {
    throw new Refusal("");
  }
  const said = (await answer.json().catch(() => ({}))) as T & Refused;
  if (answer.ok) return said;
  const { word = null, error = "", args = {} } = said;
  throw new Refusal(await inWords({ word, why: error, args }), word);
}

let shelf: Promise<GameAbout[]> | undefined;
export function games(): Promise<GameAbout[]> {
  shelf ??= ask<GameAbout[]>("/api/games").catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}

/** What an option of this table is: as it was chosen, else what the game takes unless told otherwise. */
export async function optionOf(room: Room, name: string): Promise<unknown> {
  if (room.options[name] !== undefined) return room.options[name];
  const about = (await games()).find(({ id }) => id === room.game);
  return about?.options.find((option) => option.name === name)?.default;
}

export const makeTable = (wanted: NewTable): Promise<Seated> => ask("/api/tables", wanted);
export const showRoom = (code: string): Promise<Room> => ask(`/api/rooms/${code}`);
export const joinRoom = (code: string, joining: Joining): Promise<Seated> => ask(`/api/rooms/${code}/seats`, joining);
