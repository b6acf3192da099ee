import { beforeEach, expect, test, vi } from "vitest";
import { forget, forgetKey, keep, keysTo, lastTable, rememberRoot, seenAt } from "./memory";

/** A phone's memory, as a browser gives it. */
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

const seated = (table: string, ...tokens: string[]) => ({ table, code: "ABCD", keys: tokens.map((token, seat) => ({ seat, token })) });

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));

test("what is forgotten of a table is forgotten whole", () => {
  keep(seated("mine", "a"));
  rememberRoot("mine", "root");
  forget("mine");
  expect([keysTo("mine"), lastTable(), seenAt("mine").root]).toEqual([[], undefined, null]);
});

test("what somebody saw who only looked on goes with the next table they sit at; their own stays", () => {
  keep(seated("mine", "a"));
  rememberRoot("mine", "root");
  rememberRoot("watched", "other");
  expect(seenAt("watched").root).toBe("other");
  keep(seated("next", "b"));
  expect([seenAt("watched").root, seenAt("mine").root]).toEqual([null, "root"]);
});

test("one key may be forgotten without the others", () => {
  keep(seated("mine", "a", "b"));
  forgetKey("mine", "a");
  expect(keysTo("mine")).toEqual([{ seat: 1, token: "b" }]);
});

test("a table without a seat is none to come back to", () => {
  keep(seated("watched"));
  expect(lastTable()).toBeUndefined();
});
