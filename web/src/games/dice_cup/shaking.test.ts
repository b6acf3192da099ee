import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { play } from "../../ui/sounds";
import { beatAt, Shaking, WHOLE } from "./shaking.svelte";

vi.mock("../../ui/sounds", () => ({ play: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a shake is a rattle, then three, two, one", () => {
  const heard = [2780, 1801, 1800, 1201, 1200, 600, 1, 0].map((left) => beatAt(left, false));
  expect(heard.map(({ now, count }) => count ?? now)).toEqual(["rattle", "rattle", 3, 3, 2, 1, 1, "due"]);
});

test("where a die leans, it is seen between two rattles", () => {
  const heard = [5460, 4481, 4480, 2781, 2780, 1800].map((left) => beatAt(left, true));
  expect(heard.map(({ now, count }) => count ?? now)).toEqual(["rattle", "rattle", "lean", "lean", "rattle", 3]);
});

test("the dice are asked for at the end, by who comes late as well", async () => {
  for (const late of [0, 900, 2000]) {
    const [hand, over] = [new Shaking(), vi.fn()];
    hand.follow({ ends: Date.now() + WHOLE - late, leans: false }, over);
    await vi.advanceTimersByTimeAsync(WHOLE - late - 1);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
    expect(hand.on).toBe(true); // until the dice arrive
  }
});

test("a shake that is stopped goes quiet, and asks for nothing", async () => {
  const [hand, over] = [new Shaking(), vi.fn()];
  hand.follow({ ends: Date.now() + WHOLE, leans: false }, over);
  await vi.advanceTimersByTimeAsync(1000);
  hand.stop();
  vi.mocked(play).mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(over).not.toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  expect(hand.on).toBe(false);
});
