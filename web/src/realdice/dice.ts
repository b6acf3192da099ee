import type { Update } from "../protocol/messages";

/** Whose throw this phone may type in at once: its own, a bot's, nobody's; the host's alone also anybody's. */
export function mine({ awaiting, you, host, room }: Update): boolean {
  const { by } = awaiting;
  if (you === null) return host;
  if (by === null || by === you) return true;
  const seat = room.seats[by]!;
  return seat.kind === "bot" || seat.covered;
}
