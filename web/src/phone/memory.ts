/** What this phone stores: the tokens of its seats and its last player. */
import type { SeatToken, Seated } from "../protocol/messages";

export interface Kept {
  code: string;
  /** Tokens; `keys` is the field's name in messages and in stored data. */
  keys: SeatToken[];
  at: number;
}

const MOST_TABLES = 30;
const MOST_NUMBERS = 3000; // more than ten people on one phone use in six games of Pool-zee

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const tables = (): Record<string, Kept> => read<Record<string, Kept>>("tables", {});

/** Stores the tokens of a table. Drops the oldest tables, and what was seen of tables without a token. */
export function keep(seated: Seated): void {
  const old = tables()[seated.table];
  const others = (old?.keys ?? []).filter(({ token }) => !seated.keys.some((held) => held.token === token));
  const tokens = [...others, ...seated.keys];
  if (!tokens.length) return; // a spectator has no seat to come back to
  const kept = { code: seated.code, keys: tokens, at: Date.now() };
  const all = Object.entries({ ...tables(), [seated.table]: kept });
  const newest = all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST_TABLES);
  localStorage.setItem("tables", JSON.stringify(Object.fromEntries(newest)));
  const seen = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n)!).filter((name) =>
    name.startsWith("seen-"),
  );
  for (const name of seen) if (!newest.some(([table]) => name === `seen-${table}`)) localStorage.removeItem(name);
}

export function forget(table: string): void {
  const { [table]: _, ...others } = tables();
  localStorage.setItem("tables", JSON.stringify(others));
  localStorage.removeItem(`seen-${table}`);
}

/** Deletes one token of a table, if it is still stored. */
export function forgetToken(table: string, token: string | null): void {
  const { [table]: kept, ...others } = tables();
  if (kept)
    localStorage.setItem(
      "tables",
      JSON.stringify({ ...others, [table]: { ...kept, keys: kept.keys.filter((held) => held.token !== token) } }),
    );
}

export const tokensOf = (table: string): SeatToken[] => tables()[table]?.keys ?? [];

/** The table with this code, if this phone has a seat at it. */
export const tableOf = (code: string): string | undefined =>
  Object.entries(tables()).find(([, kept]) => kept.code === code)?.[0];

/** The last table this phone sat at, if that was within 12 hours. */
export function lastTable(): { table: string; code: string } | undefined {
  const [found] = Object.entries(tables()).sort(([, a], [, b]) => b.at - a.at);
  const fresh = found && Date.now() - found[1].at < 12 * 3600 * 1000;
  return fresh ? { table: found[0], code: found[1].code } : undefined;
}

/** The token of a request for a seat that was never answered: it may have become the seat's token. */
export const askedWith = (code: string): string | null => sessionStorage.getItem(`asked-${code}`);
export function rememberAsked(code: string, token: string | null): void {
  if (token) sessionStorage.setItem(`asked-${code}`, token);
  else sessionStorage.removeItem(`asked-${code}`);
}

export interface Person {
  name: string;
  animal: string;
}

export const lastPerson = (): Person => read<Person>("person", { name: "", animal: "fox" });
export const rememberPerson = (person: Person): void => localStorage.setItem("person", JSON.stringify(person));

/** What this phone saw of a table's seal, and the numbers it gave for throws; the check at the end needs both. */
export interface Seen {
  root: string | null;
  /** The numbers in the order they were made, each with whether the table accepted it. */
  made: Record<string, boolean>;
  /** Scheme 2: the secret behind this phone's numbers, and the head of every call that it has answered. */
  wheel?: { secret: string; heads: Record<string, string> };
  /** The head at the end of the game. */
  end?: string;
}

export const seenAt = (table: string): Seen => ({ root: null, made: {}, ...read<Partial<Seen>>(`seen-${table}`, {}) });

/** Stores the first root this phone sees. */
export function rememberRoot(table: string, root: string): void {
  const seen = seenAt(table);
  if (!seen.root) localStorage.setItem(`seen-${table}`, JSON.stringify({ ...seen, root }));
}

/** Stores more of what this phone saw of a table. */
export function rememberSeen(table: string, more: Partial<Seen>): void {
  localStorage.setItem(`seen-${table}`, JSON.stringify({ ...seenAt(table), ...more }));
}

export function rememberNumber(table: string, number: string, taken: boolean): void {
  const seen = seenAt(table);
  const newest = Object.entries({ ...seen.made, [number]: taken }).slice(-MOST_NUMBERS);
  localStorage.setItem(`seen-${table}`, JSON.stringify({ ...seen, made: Object.fromEntries(newest) }));
}
