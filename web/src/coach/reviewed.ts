/** Polls for the coach's review of a finished game. */
import { ask } from "../protocol/ask";
import type { Reviewed, Thinking } from "../protocol/messages";

/** The review of this table's game; null once `gone()`. The server waits a second before it answers "thinking". */
export async function reviewOf(
  table: string,
  gone: () => boolean,
  thinks: (so: Thinking) => void = () => {},
): Promise<Reviewed | null> {
  for (;;) {
    const said = await ask<Reviewed | Thinking>(`/api/tables/${table}/review`);
    if (!("of" in said)) return said;
    if (gone()) return null;
    thinks(said);
  }
}
