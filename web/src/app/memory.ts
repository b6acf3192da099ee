/** What this phone remembers: the keys to its seats, and who it was last. */
import type { Key, Seated } from "../protocol/messages";

export interface Kept {
  code: string;
  keys: Key[];
  at: number;
}

const MOST_TABLES = 30;

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const tables = (): Record<string, Kept> => read<Record<string, Kept>>("tables", {});

/** Keeps the keys to a table; the oldest tables are forgotten. */
export function keep(seated: Seated): void {
  const old = tables()[seated.table];
  const kept = { code: seated.code, keys: [...(old?.keys ?? []), ...seated.keys], at: Date.now() };
  const all = Object.entries({ ...tables(), [seated.table]: kept });
  const newest = all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST_TABLES);
  localStorage.setItem("tables", JSON.stringify(Object.fromEntries(newest)));
}

export function forget(table: string): void {
  const { [table]: _, ...others } = tables();
  localStorage.setItem("tables", JSON.stringify(others));
}

export const keysTo = (table: string): Key[] => tables()[table]?.keys ?? [];

/** The table with this code that this phone has a seat at. */
export const tableOf = (code: string): string | undefined =>
  Object.entries(tables()).find(([, kept]) => kept.code === code)?.[0];

/** The table this phone sat at last, if it was today. */
export function lastTable(): { table: string; code: string } | undefined {
  const [found] = Object.entries(tables()).sort(([, a], [, b]) => b.at - a.at);
  const fresh = found && Date.now() - found[1].at < 12 * 3600 * 1000;
  return fresh ? { table: found[0], code: found[1].code } : undefined;
}

export interface Person {
  name: string;
  animal: string;
}

export const lastPerson = (): Person => read<Person>("person", { name: "", animal: "fox" });
export const rememberPerson = (person: Person): void => localStorage.setItem("person", JSON.stringify(person));
