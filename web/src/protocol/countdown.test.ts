import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "./countdown";

let shown: (number | null)[] = [];
let warnings = 0;
const clock = (): Countdown =>
  new Countdown(
    (seconds) => shown.push(seconds),
    () => warnings++,
  );

beforeEach(() => {
  shown = [];
  warnings = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("it shows whole seconds down to nought, and then rests", () => {
  clock().set(4, 2.4);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([3, 2, 1, 0]);
});

test("it does not drift, however late each tick comes", () => {
  clock().set(4, 30);
  const end = Date.now() + 30_000;
  for (let n = 0; n < 28; n++) {
    vi.advanceTimersToNextTimer();
    vi.setSystemTime(Date.now() + 80); // a busy phone
    expect(shown.at(-1)).toBe(Math.ceil((end - Date.now() + 80) / 1000));
  }
});

test("a phone that slept sees what is left, not what it had counted", () => {
  clock().set(4, 60);
  vi.advanceTimersByTime(5000);
  vi.setSystemTime(Date.now() + 40_000); // timers stop while a phone sleeps
  vi.advanceTimersByTime(1000);
  expect(shown.at(-1)).toBe(14);
});

test("a line that comes back says anew what is left", () => {
  const it = clock();
  it.set(4, 60);
  it.at(4);
  it.set(4, 41.2);
  expect(shown).toEqual([60, 42]);
});

test("a newer row stops the clock of an older one", () => {
  const it = clock();
  it.set(4, 60);
  it.at(5);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([60, null]);
});

test("ten seconds are told once, and only of what was longer", () => {
  const it = clock();
  it.set(4, 30);
  vi.advanceTimersByTime(19_000);
  expect(warnings).toBe(0);
  vi.advanceTimersByTime(2000);
  it.set(4, 9); // reconnected
  vi.advanceTimersByTime(5000);
  expect(warnings).toBe(1);
  it.set(5, 3); // the clock of a look starts
  vi.advanceTimersByTime(5000);
  expect(warnings).toBe(1);
});
