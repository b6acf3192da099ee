/** The seats of a table as its screens show them. */
import type { Present, RoomSeat, Update } from "../protocol/messages";
import type { ShellSeat } from "../ui/shell";
import { t } from "../words/words.svelte";
import { awaitedBy } from "./handing.svelte";

export const nameOf = (seat: RoomSeat): string => seat.name || t("open-seat");
export const faceOf = (seat: RoomSeat): string =>
  seat.kind === "bot" ? "robot" : seat.kind === "open" ? "open" : seat.animal;

/** Each seat with its state; those of this phone (`local`) are never away. */
export function shellSeats(update: Update, presence: Present, local: readonly number[] = []): ShellSeat[] {
  const awaited = awaitedBy(update);
  return update.room.seats.map((seat, n) => {
    const absent = seat.covered || (seat.kind === "person" && !presence.here.includes(n) && !local.includes(n));
    return {
      name: nameOf(seat),
      animal: faceOf(seat),
      state: awaited.includes(n) ? "turn" : absent ? "away" : "plain",
      score: update.scores[n] ?? null,
      me: n === update.you,
    };
  });
}
