/** The seats of a table as its screens show them. */
import type { Present, RoomSeat, Update } from "../protocol/messages";
import type { ShellSeat } from "../ui/shell";
import { botFace } from "../ui/animals";
import { t } from "../words/words.svelte";
import { awaitedBy } from "./handing.svelte";
import { telling } from "../phone/past";

export const nameOf = (seat: RoomSeat): string => seat.name || t("open-seat");
export const faceOf = (seat: RoomSeat): string =>
  seat.kind === "bot" ? botFace(seat.level) : seat.kind === "open" ? "open" : seat.animal;

/** Each seat with its state; absence outranks the turn. The seats of this phone (`local`) are never away. */
export function shellSeats(
  update: Update,
  presence: Present,
  local: readonly number[] = [],
  /** The whole minutes for which a seat has been absent. */
  minutes: (seat: number) => number = () => 0,
): ShellSeat[] {
  const awaited = awaitedBy(update);
  const known = presence.here.length + presence.watching > 0; // this phone counts, so 0 means: not told yet
  return update.room.seats.map((seat, n) => {
    const absent =
      seat.covered || (known && seat.kind === "person" && !presence.here.includes(n) && !local.includes(n));
    return {
      name: nameOf(seat),
      animal: faceOf(seat),
      state: absent ? "away" : awaited.includes(n) ? "turn" : "plain",
      covered: seat.covered,
      minutes: minutes(n),
      score: update.scores[n] ?? null,
      me: n === update.you,
    };
  });
}

export interface Placed {
  n: number;
  name: string;
  face: string;
  score: number | null;
  won: boolean;
  place: number;
}

/** The final places. Winners come first whatever their points; after them, equal points share a place. */
export function ranking(update: Update): Placed[] {
  const points = telling(update);
  const all = update.room.seats
    .map((seat, n) => ({
      n,
      name: nameOf(seat),
      face: faceOf(seat),
      score: points ? (update.scores[n] ?? null) : null,
      won: update.winners.includes(n),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0));
  const first = (one: (typeof all)[number]): number =>
    all.findIndex((other) => !other.won && other.score === one.score) + 1;
  return all.map((one) => ({ ...one, place: one.won ? 1 : first(one) }));
}

/** The number of places on the podium; the others are listed below it. */
export const ON_PODIUM = 3;
