import type { Update } from "../protocol/messages";

/** Whether this phone may enter this throw: its own, a bot's or nobody's. A host without a seat may enter any. */
export function mine({ awaiting, you, host, room }: Update): boolean {
  const { by } = awaiting;
  if (you === null) return host;
  if (by === null || by === you) return true;
  const seat = room.seats[by]!;
  return seat.kind === "bot" || seat.covered;
}
