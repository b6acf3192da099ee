import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "./table.svelte";

class Wire {
  static newest: Wire;
  sent: Record<string, unknown>[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  onerror = null;
  constructor() {
    Wire.newest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: object): void {
    const whole = "seq" in message ? { awaiting: { kind: "players" }, ...message } : message;
    this.onmessage?.({ data: JSON.stringify(whole) });
  }
}

function seated(made?: (number: string, taken: boolean) => void): TableStore {
  const store = new TableStore("table", made);
  store.sit(null);
  Wire.newest.onopen?.();
  Wire.newest.hear({ type: "update", seq: 3 });
  return store;
}
const answer = (status: string, word: string | null): void =>
  Wire.newest.hear({
    type: "answer",
    id: Wire.newest.sent.at(-1)!.id,
    status,
    seq: 3,
    why: "English words.",
    word,
    args: {},
  });

test("a phone with a seat says which row it has shown, one without says nothing", () => {
  const notes = (): unknown[] => Wire.newest.sent.filter(({ type }) => type !== "hello");
  seated();
  expect(notes()).toEqual([]);
  const store = new TableStore("table");
  store.together = ["mine", "yours"];
  store.sit({ seat: 0, token: "mine" });
  Wire.newest.onopen?.();
  Wire.newest.hear({ type: "update", seq: 3 });
  Wire.newest.hear({ type: "update", seq: 4 });
  expect(notes()).toEqual([
    { type: "together", tokens: ["mine", "yours"] },
    { type: "shown", seq: 3 },
    { type: "shown", seq: 4 },
  ]);
});

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("too many reactions are dropped without a word, and shut no button", async () => {
  const store = seated();
  const sent = store.react("wow");
  expect(Wire.newest.sent.at(-1)).toMatchObject({ type: "react", what: "wow" });
  expect(store.busy).toBe(false);
  answer("too_fast", "too-fast");
  await sent;
  expect(store.refusal).toBe("");
});

test("a refused command is told in words, from the word and not from the English", async () => {
  const store = seated();
  const sent = store.send({ type: "start" });
  answer("forbidden", "host-only");
  await sent;
  expect(store.refusal).toBe("Only the host of this table can do that.");
});

test("whoever has the phone next reads no refusal of the last one's", async () => {
  const store = seated();
  const sent = [store.send({ type: "start" }), store.react("wow")];
  for (const { id } of Wire.newest.sent.slice(1))
    Wire.newest.hear({ type: "answer", id, status: "forbidden", seq: 3, why: "", word: "host-only", args: {} });
  await Promise.resolve(); // the answers have arrived, their sentences are being loaded
  await Promise.resolve();
  expect(store.busy).toBe(false);
  store.sit(null);
  await Promise.all(sent);
  expect(store.refusal).toBe("");
});

test("a number counts as taken once the table says so, and never if it refuses", async () => {
  const told: [string, boolean][] = [];
  const store = seated((number, taken) => told.push([number, taken]));
  for (const status of ["ok", "stale"]) {
    const sent = status === "ok" ? store.throwDice() : store.act({ hold: [] }, true);
    answer(status, null);
    await sent;
  }
  const [first, second] = Wire.newest.sent.slice(1).map(({ device }) => device);
  expect(told).toEqual([
    [first, false],
    [first, true],
    [second, false],
  ]);
});

test("what throws nothing makes no number", async () => {
  const told: string[] = [];
  const store = seated((number) => told.push(number));
  const sent = store.act({ score: "chance" });
  answer("ok", null);
  await sent;
  expect([told, Wire.newest.sent.at(-1)!.device]).toEqual([[], undefined]);
});

test("what was pressed stays shut until what it did is seen", async () => {
  const store = seated();
  const sent = store.throwDice();
  Wire.newest.hear({
    type: "answer",
    id: Wire.newest.sent.at(-1)!.id,
    status: "ok",
    seq: 5,
    why: "",
    word: null,
    args: {},
  });
  await sent;
  expect(store.busy).toBe(true);
  Wire.newest.hear({ type: "update", seq: 4 });
  expect(store.busy).toBe(true);
  Wire.newest.hear({ type: "update", seq: 5 });
  expect(store.busy).toBe(false);
});

test("an update that comes before the answer opens nothing, the answer does", async () => {
  const store = seated();
  const sent = store.throwDice();
  Wire.newest.hear({ type: "update", seq: 4 });
  expect(store.busy).toBe(true);
  answer("ok", null);
  await sent;
  expect(store.busy).toBe(false);
});

test("a goodbye before the update opens what was shut", async () => {
  const store = seated();
  const sent = store.throwDice();
  Wire.newest.hear({
    type: "answer",
    id: Wire.newest.sent.at(-1)!.id,
    status: "ok",
    seq: 4,
    why: "",
    word: null,
    args: {},
  });
  await sent;
  Wire.newest.hear({ type: "bye", reason: "elsewhere", why: "", word: null });
  expect(store.busy).toBe(false);
});

test("after a last goodbye no button stays shut", async () => {
  const store = seated();
  Wire.newest.hear({ type: "bye", reason: "removed", why: "", word: null });
  expect((await store.undo()).status).toBe("unavailable");
  expect([store.busy, store.refusal]).toEqual([false, ""]);
});

test("what a game says is told as it is, in English", async () => {
  const store = seated();
  const sent = store.act({});
  answer("illegal", "rules");
  await sent;
  expect(store.refusal).toBe("English words.");
});

test("two reactions alike are two, and each goes by itself", () => {
  const store = seated();
  Wire.newest.hear({ type: "reacted", seat: 1, what: "clap" });
  vi.advanceTimersByTime(1000);
  Wire.newest.hear({ type: "reacted", seat: 1, what: "clap" });
  expect(store.waves.map(({ n }) => n)).toEqual([0, 1]);
  vi.advanceTimersByTime(1500);
  expect(store.waves.map(({ n }) => n)).toEqual([1]);
});

test("the clock of an older row is gone with the next update, and with the seat", () => {
  const store = seated();
  Wire.newest.hear({ type: "clock", seq: 3, seconds: 30 });
  expect(store.left).toBe(30);
  Wire.newest.hear({ type: "update", seq: 4 });
  expect(store.left).toBe(null);
  Wire.newest.hear({ type: "clock", seq: 4, seconds: 12 });
  store.leave();
  expect(store.left).toBe(null);
});

test("a shake is heard until its dice are there", () => {
  const store = seated();
  Wire.newest.hear({ type: "update", seq: 4, awaiting: { kind: "chance", by: 1 } });
  Wire.newest.hear({ type: "shaking", seat: 1, seconds: 2.78, leans: false });
  expect(store.shaken?.seat).toBe(1);
  expect(store.shaken!.ends - Date.now()).toBeGreaterThan(2000);
  Wire.newest.hear({ type: "update", seq: 5, awaiting: { kind: "wait" } });
  Wire.newest.hear({ type: "clock", seq: 5, seconds: 3.24 });
  expect(store.shaken).toBeNull();
  expect(store.ends! - Date.now()).toBeGreaterThan(2000);
  Wire.newest.hear({ type: "update", seq: 6 });
  expect(store.ends).toBeNull();
});
