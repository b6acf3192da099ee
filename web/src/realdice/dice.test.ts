import { expect, test } from "vitest";
import type { Update } from "../protocol/messages";
import { mine } from "./dice";

test("a phone is asked for its own throw and for a bot's, not for a friend's", () => {
  const seats = [
    { kind: "person", covered: false },
    { kind: "person", covered: false },
    { kind: "bot", covered: false },
    { kind: "person", covered: true },
  ];
  const by = (seat: number | null, you: number | null, host = false): boolean =>
    mine({ awaiting: { by: seat }, you, host, room: { seats } } as unknown as Update);
  expect([by(0, 0), by(null, 0), by(2, 0), by(3, 0), by(1, 0), by(1, 0, true)]).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([by(1, null, true), by(1, null)]).toEqual([true, false]);
});
