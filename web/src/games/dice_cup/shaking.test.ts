import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { play } from "../../ui/sounds";
import { Shaking } from "./shaking.svelte";

vi.mock("../../dice/quality", () => ({ patient: () => true, spatial: () => false }));
vi.mock("../../ui/sounds", () => ({ play: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the table is asked once the hand has shaken and counted", async () => {
  const [hand, ask] = [new Shaking(), vi.fn(() => Promise.resolve())];
  void hand.shake("table", 1, true, ask);
  await vi.advanceTimersByTimeAsync(950 + 3 * 480 - 1);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledOnce();
  expect(hand.on).toBe(false);
});

test("a hand that is gone goes quiet, and asks for nothing", async () => {
  const [hand, ask] = [new Shaking(), vi.fn(() => Promise.resolve())];
  void hand.shake("table", 1, true, ask);
  await vi.advanceTimersByTimeAsync(1000);
  hand.stop();
  vi.mocked(play).mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).not.toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  expect(hand.on).toBe(false);
});
