/** Questions to the server outside a socket. */
import type { Joining, NewTable, Room, Seated } from "../protocol/messages";

export interface GameOption {
  name: string;
  type: string;
  default: unknown;
  low?: number;
  high?: number;
  values?: string[];
}

export interface GameAbout {
  id: string;
  name: string;
  seats: [number, number];
  real_dice: boolean;
  options: GameOption[];
}

/** A refusal, in words fit to show; empty if the server could not be reached. */
export class Refusal extends Error {}

export async function ask<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body && { method: "POST", body: JSON.stringify(body) });
  } catch {
    throw new Refusal("");
  }
  const said = (await answer.json().catch(() => ({}))) as T & { error?: string };
  if (!answer.ok) throw new Refusal(said.error ?? "");
  return said;
}

let shelf: Promise<GameAbout[]> | undefined;
export function games(): Promise<GameAbout[]> {
  shelf ??= ask<GameAbout[]>("/api/games").catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}

export const makeTable = (wanted: NewTable): Promise<Seated> => ask("/api/tables", wanted);
export const showRoom = (code: string): Promise<Room> => ask(`/api/rooms/${code}`);
export const joinRoom = (code: string, joining: Joining): Promise<Seated> => ask(`/api/rooms/${code}/seats`, joining);
