/** The games this phone has finished: stored here and nowhere else, until they are deleted. */
import type { Update } from "../protocol/messages";

export interface PastSeat {
  name: string;
  animal: string;
  bot: boolean;
  /** Whether a player on this phone had this seat. */
  mine: boolean;
  score: number | null;
  won: boolean;
  /** The coach's mark for this seat's play, from 0 to 100, with its bounds. */
  coach?: Marks;
}

export type Marks = [value: number, low: number, high: number];

export interface PastGame {
  table: string;
  game: string;
  /** The time of its end, in milliseconds since 1970. */
  at: number;
  dice: string;
  seats: PastSeat[];
}

/** One person's totals for one game; `streak` counts the wins since the last loss. */
export interface Tally {
  games: number;
  wins: number;
  best: number | null;
  average: number | null;
  streak: number;
}

const MOST_GAMES = 300;
const PLACE = "past-games";

/** All games, newest first. */
export function pastGames(): PastGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as PastGame[]) : [];
  } catch {
    return [];
  }
}

/** Whether the points of this game say more than who won. */
export const telling = ({ scores, winners }: Pick<Update, "scores" | "winners">): boolean =>
  scores.some((score, n) => score !== Number(winners.includes(n)));

/** Stores a finished game, once per table; a game whose end was corrected replaces the earlier entry. */
export function keepGame(update: Update, mine: readonly number[], now = Date.now()): void {
  if (!mine.length) return;
  const { room, scores, winners } = update;
  const points = telling(update);
  const seats = room.seats.map(({ name, animal, kind }, n) => ({
    name,
    animal,
    bot: kind === "bot",
    mine: mine.includes(n),
    score: points ? (scores[n] ?? null) : null,
    won: winners.includes(n),
  }));
  const all = pastGames();
  const known = all.find(({ table }) => table === room.table)?.seats;
  seats.forEach((seat, n) => known?.[n]?.coach && Object.assign(seat, { coach: known[n].coach }));
  const at = all.find(({ table }) => table === room.table)?.at ?? now;
  const others = all.filter(({ table }) => table !== room.table);
  store([{ table: room.table, game: room.game, at, dice: room.dice, seats }, ...others].sort((a, b) => b.at - a.at));
}

/** Stores the coach's marks for a seat, if its game is stored here. */
export function keepMarks(table: string, seat: number, coach: Marks): void {
  const games = pastGames();
  const kept = games.find((game) => game.table === table)?.seats[seat];
  if (!kept) return;
  kept.coach = coach;
  store(games);
}

export const dropGame = (table: string): void => store(pastGames().filter((game) => game.table !== table));
export const dropAll = (): void => store([]);

/** Writes the list; a phone with no space left drops the oldest games first. */
function store(games: PastGame[]): void {
  let left = games.slice(0, MOST_GAMES);
  for (;;) {
    try {
      return localStorage.setItem(PLACE, JSON.stringify(left));
    } catch {
      if (!left.length) return;
      left = left.slice(0, Math.floor(left.length * 0.8));
    }
  }
}

/** The names of the people who have played on this phone, most recent first. */
export const people = (games: readonly PastGame[]): string[] => [
  ...new Set(games.flatMap(({ seats }) => seats.filter(({ mine }) => mine).map(({ name }) => name))),
];

const seatOf = (game: PastGame, name: string): PastSeat | undefined =>
  game.seats.find((seat) => seat.mine && seat.name === name);

/** This person's totals for this game; `games` must be sorted newest first. */
export function tally(games: readonly PastGame[], game: string, name: string): Tally {
  const seats = games.filter((one) => one.game === game).flatMap((one) => seatOf(one, name) ?? []);
  const scores = seats.flatMap(({ score }) => (score === null ? [] : [score]));
  const lost = seats.findIndex(({ won }) => !won);
  return {
    games: seats.length,
    wins: seats.filter(({ won }) => won).length,
    best: scores.length ? Math.max(...scores) : null,
    average: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    streak: lost < 0 ? seats.length : lost,
  };
}
