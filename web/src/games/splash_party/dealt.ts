/** Which seats have seen their token on this phone, so that a reload does not show the deal again. */

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
