import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../protocol/messages";
import { Ending, STAYS } from "./ending.svelte";

const at = (game: string, kind: string): Update =>
  ({ awaiting: { kind }, room: { game, started: kind !== "start" } }) as unknown as Update;

/** A screen that saw this game going on and then its end. */
function seen(game: string, big = false): Ending {
  const ending = new Ending(big);
  for (const kind of ["start", "chance", "players", "over"]) ending.follow(at(game, kind));
  return ending;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("who comes after the end sees the result at once", () => {
  const ending = new Ending(false);
  ending.follow(at("dice-cup", "over"));
  expect(ending.shows).toBe("result");
  expect(ending.came).toBe(false);
});

test("who was there sees the last thing first, for as long as it plays and a glance more", () => {
  const ending = seen("clever-kids");
  vi.advanceTimersByTime(60_000); // a long chain
  expect(ending.shows).toBe("last");
  ending.played(at("clever-kids", "over"));
  vi.advanceTimersByTime(STAYS.glance - 1);
  expect(ending.shows).toBe("last");
  vi.advanceTimersByTime(1);
  expect(ending.shows).toBe("result");
  expect(ending.came).toBe(true);
});

test.each(["dice-cup", "dice-pool-party", "splash-party"])("the last reveal of %s waits for a tap", (game) => {
  const ending = seen(game);
  ending.played(at(game, "over"));
  vi.advanceTimersByTime(600_000);
  expect(ending.shows).toBe("last");
  ending.result();
  expect(ending.shows).toBe("result");
});

test("on the big screen, where nobody can tap, a reveal goes after a while", () => {
  const ending = seen("dice-cup", true);
  ending.played(at("dice-cup", "over"));
  vi.advanceTimersByTime(STAYS.reveal - 1);
  expect(ending.shows).toBe("last");
  vi.advanceTimersByTime(1);
  expect(ending.shows).toBe("result");
});

test("the big screen goes on at the latest, whatever its board says", () => {
  const ending = seen("clever-kids", true);
  vi.advanceTimersByTime(STAYS.latest);
  expect(ending.shows).toBe("result");
});

test("a phone that is handed on at the end tells of it again, and nothing begins anew", () => {
  const ending = seen("splash-party");
  ending.result();
  ending.follow(at("splash-party", "over"));
  expect(ending.shows).toBe("result");
});

test("who asks for the board again has it until they go back", () => {
  const ending = seen("pool-zee");
  ending.result();
  ending.look();
  ending.played(at("pool-zee", "over"));
  vi.advanceTimersByTime(600_000);
  expect(ending.shows).toBe("board");
});

test("an end that is corrected is no end; the next one is seen again", () => {
  const ending = seen("pool-zee");
  ending.played(at("pool-zee", "over"));
  ending.follow(at("pool-zee", "players"));
  vi.advanceTimersByTime(600_000);
  ending.follow(at("pool-zee", "over"));
  expect(ending.shows).toBe("last");
});
