import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Bye, Clock, Update } from "./messages";
import { Line, type LineState } from "./socket";

class Wire {
  static all: Wire[] = [];
  sent: Record<string, unknown>[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function line(): { line: Line; states: LineState[]; updates: Update[]; clocks: Clock[]; byes: Bye[] } {
  const states: LineState[] = [];
  const updates: Update[] = [];
  const clocks: Clock[] = [];
  const byes: Bye[] = [];
  const made = new Line(
    "table",
    "token",
    {
      state: (s) => states.push(s),
      update: (u) => updates.push(u),
      clock: (c) => clocks.push(c),
      presence: () => {},
      reacted: () => {},
      bye: (b) => byes.push(b),
    },
    () => new Wire() as unknown as WebSocket,
  );
  return { line: made, states, updates, clocks, byes };
}

const newest = (): Wire => Wire.all.at(-1)!;

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("the first message says who and what was seen", () => {
  line();
  newest().open();
  expect(newest().sent).toEqual([{ type: "hello", table: "table", token: "token", seen: -1 }]);
});

test("an unanswered command is sent again with the same id, and answered once", async () => {
  const { line: it } = line();
  newest().open();
  newest().hear({ type: "update", seq: 4 });
  const answer = it.send({ type: "throw", base: 4 });
  const first = newest().sent[1]!;
  newest().onclose?.();
  await vi.advanceTimersByTimeAsync(0);
  newest().open();
  expect(Wire.all).toHaveLength(2);
  expect(newest().sent).toEqual([{ type: "hello", table: "table", token: "token", seen: 4 }, first]);
  newest().hear({ type: "answer", id: first.id, status: "ok", seq: 5, why: "" });
  expect((await answer).seq).toBe(5);
});

test("a line that never opens is given up and tried again", async () => {
  const { states } = line();
  await vi.advanceTimersByTimeAsync(6001);
  expect(Wire.all.length).toBeGreaterThan(1);
  expect(states).toContain("lost");
});

test("a server that restarts is knocked at every half second until three seconds are nearly over", async () => {
  line();
  newest().open();
  newest().hear({ type: "update", seq: 1 });
  for (let knocks = 0; knocks < 6; knocks++) {
    newest().onclose?.();
    await vi.advanceTimersByTimeAsync(knocks === 0 ? 0 : 500);
    expect(Wire.all).toHaveLength(knocks + 2);
  }
});

test("an open line that stays is not given up", async () => {
  line();
  newest().open();
  newest().hear({ type: "update", seq: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("a line that is open but never answers is given up, and the command said again on the next", async () => {
  const { line: it, states } = line();
  newest().open();
  newest().hear({ type: "update", seq: 4 });
  const answer = it.send({ type: "throw", base: 4 });
  const asked = newest().sent[1]!;
  for (const lines of [2, 3]) {
    await vi.advanceTimersByTimeAsync(6001);
    expect(Wire.all).toHaveLength(lines);
    expect(states.at(-1)).toBe("lost");
    newest().open();
    newest().hear({ type: "update", seq: 4 });
    expect(newest().sent[1]).toEqual(asked);
  }
  newest().hear({ type: "answer", id: asked.id, status: "ok", seq: 5, why: "" });
  expect((await answer).seq).toBe(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(3);
});

test("a seat opened elsewhere is left in peace; a restart is not", async () => {
  const gone = line();
  newest().open();
  newest().hear({ type: "bye", reason: "elsewhere", why: "" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(gone.states.at(-1)).toBe("closed");

  line();
  newest().open();
  newest().hear({ type: "bye", reason: "restart", why: "" });
  newest().onclose?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(Wire.all).toHaveLength(3);
});

test("a table that cannot be read just now is asked again; its seat is not given up", async () => {
  const { byes, states } = line();
  newest().open();
  newest().hear({ type: "bye", reason: "refused", why: "", word: "store-down" });
  newest().onclose?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(Wire.all).toHaveLength(2);
  expect([byes, states.at(-1)]).toEqual([[], "connecting"]);
});

test("the clock is passed on, also after the line came back", async () => {
  const { clocks } = line();
  newest().open();
  newest().hear({ type: "update", seq: 4 });
  newest().hear({ type: "clock", seq: 4, seconds: 30 });
  newest().onclose?.();
  await vi.advanceTimersByTimeAsync(0);
  newest().open();
  newest().hear({ type: "update", seq: 4 });
  newest().hear({ type: "clock", seq: 4, seconds: 21.5 });
  expect(clocks.map(({ seconds }) => seconds)).toEqual([30, 21.5]);
});

test("who hangs up leaves nobody waiting for an answer", async () => {
  const { line: it } = line();
  newest().open();
  const answer = it.send({ type: "start" });
  it.close();
  expect((await answer).status).toBe("unavailable");
  expect((await it.send({ type: "start" })).status).toBe("unavailable"); // nor an order after closing
});

test("a pad is told whole once; after that what is new on it is put where it belongs", () => {
  const { updates } = line();
  newest().open();
  const before = { columns: 1, players: [{ name: "Ana", columns: [{ total: 0 }], total: 0 }] };
  newest().hear({ type: "update", seq: 4, pad: before, marks: [] });
  expect(newest().sent.at(-1)).toEqual({ type: "marks" });
  const marks = [
    { op: "add", path: "/players/-", value: { name: "Bo", columns: [], total: 0 } },
    { op: "replace", path: "/players/0/columns/0", value: { total: 7 } },
    { op: "replace", path: "/players/0/total", value: 7 },
  ];
  newest().hear({ type: "update", seq: 5, pad: null, marks });
  const after = {
    columns: 1,
    players: [
      { name: "Ana", columns: [{ total: 7 }], total: 7 },
      { name: "Bo", columns: [], total: 0 },
    ],
  };
  expect(updates[1]!.pad).toEqual(after);
  newest().hear({ type: "update", seq: 6, pad: null, marks: [{ op: "remove", path: "/players/1", value: null }] });
  expect((updates[2]!.pad as typeof after).players).toHaveLength(1);
  newest().hear({ type: "update", seq: 7, pad: null, marks: [] });
  expect(updates[3]!.pad).toEqual(updates[2]!.pad);
  expect(updates[0]!.pad).toEqual(before);
  newest().onclose?.();
  vi.advanceTimersByTime(0);
  newest().open();
  newest().hear({ type: "update", seq: 8, pad: after, marks: [] });
  expect(newest().sent.at(-1)).toEqual({ type: "marks" });
  expect(updates[4]!.pad).toEqual(after);
});
