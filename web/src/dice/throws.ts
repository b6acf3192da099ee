/** The baked throws, fetched on demand, and how the twelve dice of a cup come to rest. */
import rests from "./throws/rests.json";
import { readTrack, type Track } from "./track";
import type { Place, Turn } from "./turn";

const urls = import.meta.glob<string>("./throws/*.bin", { query: "?url", import: "default", eager: true });

export type Kind = "cup" | "cup-lean" | "hand" | "hand-lean";

/** The names of this kind's throws. */
export const named = (kind: Kind): string[] =>
  Object.keys(urls)
    .map((path) => path.slice("./throws/".length, -".bin".length))
    .filter((name) => name.replace(/-\d+$/, "") === kind)
    .sort();

/** The throw of this kind that a number from 0 to 1 selects. */
export function oneOf(kind: Kind, share: number): string {
  const names = named(kind);
  return names[Math.floor(share * names.length)]!;
}

/** Fetches a throw; the browser caches it. */
export async function fetchTrack(name: string): Promise<Track> {
  const answer = await fetch(urls[`./throws/${name}.bin`]!);
  if (!answer.ok) throw new Error(`no throw ${name}`);
  return readTrack(await answer.arrayBuffer());
}

/** Where the twelve dice of a cup end, without a fetch: six small ones, then six large ones. */
export function restOf(name: string): { place: Place; turn: Turn }[] {
  const poses = (rests as unknown as Record<string, [number, number, number, number, number, number, number][]>)[name]!;
  return poses.map(([x, y, z, ...turn]) => ({ place: [x, y, z], turn }));
}
