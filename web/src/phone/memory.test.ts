import { beforeEach, expect, test, vi } from "vitest";
import { forget, forgetToken, keep, tokensOf, lastTable, rememberNumber, rememberRoot, seenAt } from "./memory";

/** An in-memory localStorage. */
class Memory {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (n: number): string | null => [...this.kept.keys()][n] ?? null;
  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.kept.set(name, value);
  removeItem = (name: string): void => void this.kept.delete(name);
}

const seated = (table: string, ...tokens: string[]) => ({
  table,
  code: "ABCD",
  keys: tokens.map((token, seat) => ({ seat, token })),
});

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));

test("what is forgotten of a table is forgotten whole", () => {
  keep(seated("mine", "a"));
  rememberRoot("mine", "root");
  forget("mine");
  expect([tokensOf("mine"), lastTable(), seenAt("mine").root]).toEqual([[], undefined, null]);
});

test("what somebody saw who only looked on goes with the next table they sit at; their own stays", () => {
  keep(seated("mine", "a"));
  rememberRoot("mine", "root");
  rememberRoot("watched", "other");
  expect(seenAt("watched").root).toBe("other");
  keep(seated("next", "b"));
  expect([seenAt("watched").root, seenAt("mine").root]).toEqual([null, "root"]);
});

test("one token may be forgotten without the others", () => {
  keep(seated("mine", "a", "b"));
  forgetToken("mine", "a");
  expect(tokensOf("mine")).toEqual([{ seat: 1, token: "b" }]);
});

test("a table without a seat is none to come back to", () => {
  keep(seated("watched"));
  expect(lastTable()).toBeUndefined();
});

test("numbers are kept in the order they were made, with whether the table took them, and go with their table", () => {
  keep(seated("mine", "a"));
  rememberRoot("mine", "root");
  for (const number of ["cc", "aa", "bb"]) rememberNumber("mine", number, false);
  rememberNumber("mine", "aa", true);
  expect(Object.entries(seenAt("mine").made)).toEqual([
    ["cc", false],
    ["aa", true],
    ["bb", false],
  ]);
  forget("mine");
  expect(seenAt("mine")).toEqual({ root: null, made: {} });
});

test("a phone keeps no more numbers than the longest evening makes", () => {
  const made = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`n${n}`, true]));
  localStorage.setItem("seen-mine", JSON.stringify({ root: "root", made }));
  rememberNumber("mine", "newest", true);
  const kept = Object.keys(seenAt("mine").made);
  expect([kept.length, kept[0], kept.at(-1), seenAt("mine").root]).toEqual([3000, "n1", "newest", "root"]);
});
