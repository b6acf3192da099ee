/** Which seats have held their token on this phone; who has is not dealt it again when the page is opened anew. */

const KEY = "dealt";

function known(): Record<string, number[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

export const isDealt = (table: string, seat: number): boolean => known()[table]?.includes(seat) ?? false;

export function setDealt(table: string, seat: number): void {
  const before = known()[table] ?? [];
  if (!before.includes(seat)) sessionStorage.setItem(KEY, JSON.stringify({ [table]: [...before, seat] }));
}
