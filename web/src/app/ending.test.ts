import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasSecrets } from "../games/about.svelte";
import { GAMES } from "../games/pages";
import type { Update } from "../protocol/messages";
import { Ending, STAYS } from "./ending.svelte";

const SECRET = GAMES.filter(hasSecrets);
const [OPEN = ""] = GAMES.filter((game) => !hasSecrets(game));

const at = (game: string, kind: string): Update =>
  ({ awaiting: { kind }, room: { game, started: kind !== "start" } }) as unknown as Update;

/** The ending on a screen that saw this game running and then its end. */
function seen(game: string, big = false): Ending {
  const ending = new Ending(big);
  for (const kind of ["start", "chance", "players", "over"]) ending.follow(at(game, kind));
  return ending;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("who comes after the end sees the result at once", () => {
  const ending = new Ending(false);
  ending.follow(at(SECRET[0]!, "over"));
  expect(ending.shows).toBe("result");
  expect(ending.came).toBe(false);
});

test("who was there sees the last thing first, for as long as it plays and a glance more", () => {
  const ending = seen(OPEN);
  vi.advanceTimersByTime(60_000); // a long chain
  expect(ending.shows).toBe("last");
  ending.played(at(OPEN, "over"));
  vi.advanceTimersByTime(STAYS.glance - 1);
  expect(ending.shows).toBe("last");
  vi.advanceTimersByTime(1);
  expect(ending.shows).toBe("result");
  expect(ending.came).toBe(true);
});

test.each(SECRET)("the last reveal of %s waits for a tap", (game) => {
  const ending = seen(game);
  ending.played(at(game, "over"));
  vi.advanceTimersByTime(600_000);
  expect(ending.shows).toBe("last");
  ending.result();
  expect(ending.shows).toBe("result");
});

test("on the big screen, where nobody can tap, a reveal goes after a while", () => {
  const ending = seen(SECRET[0]!, true);
  ending.played(at(SECRET[0]!, "over"));
  vi.advanceTimersByTime(STAYS.reveal - 1);
  expect(ending.shows).toBe("last");
  vi.advanceTimersByTime(1);
  expect(ending.shows).toBe("result");
});

test("the big screen goes on at the latest, whatever its board says", () => {
  const ending = seen(OPEN, true);
  vi.advanceTimersByTime(STAYS.latest);
  expect(ending.shows).toBe("result");
});

test("a phone that is handed on at the end tells of it again, and nothing begins anew", () => {
  const ending = seen(SECRET[0]!);
  ending.result();
  ending.follow(at(SECRET[0]!, "over"));
  expect(ending.shows).toBe("result");
});

test("who asks for the board again has it until they go back", () => {
  const ending = seen(OPEN);
  ending.result();
  ending.look();
  ending.played(at(OPEN, "over"));
  vi.advanceTimersByTime(600_000);
  expect(ending.shows).toBe("board");
});

test("an end that is corrected is no end; the next one is seen again", () => {
  const ending = seen(OPEN);
  ending.played(at(OPEN, "over"));
  ending.follow(at(OPEN, "players"));
  vi.advanceTimersByTime(600_000);
  ending.follow(at(OPEN, "over"));
  expect(ending.shows).toBe("last");
});
