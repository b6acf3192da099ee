/** A finished game as the coach sees it, asked for until it has been thought through. */
import { ask } from "../protocol/ask";
import type { Reviewed, Thinking } from "../protocol/messages";

/** The review of this table's game; null if nobody waits for it any more. The server lets a second pass before it says that it thinks. */
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
