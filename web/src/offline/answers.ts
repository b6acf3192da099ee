/** The offline server's answers to HTTP requests. */
import type { Reviewed, Room, SeatReview, Thinking } from "../protocol/messages";
import { house, House } from "./house";

interface Answer {
  ok: boolean;
  json: () => Promise<unknown>;
}

const as = (content: unknown): Answer => ({ ok: true, json: () => Promise.resolve(content) });

/** The answer to this request. The list of games is built in, as the page opens before the offline server. */
export async function answer(path: string, body?: object): Promise<Answer> {
  if (path === "/api/games") return as((await import("./shelf.gen.json")).default);
  const [, , , table, what] = path.split("/");
  const { status, text } = await house().ask(body ? "POST" : "GET", path, body ? JSON.stringify(body) : "");
  if (status !== 200) return { ok: false, json: () => Promise.resolve(JSON.parse(text)) };
  if (what === "review") return as(await reviewed(table!, JSON.parse(text) as ToReview));
  return as(JSON.parse(text));
}

/** A finished game with the seats to review. */
interface ToReview {
  room: Room;
  record: object;
  seats: number[];
}

interface Review {
  of: string;
  done: SeatReview[];
  next: Promise<void>;
}

const reviews = new Map<string, Review>();
const SOON_MS = 1000;

/** The review, or its progress. A second worker computes it, so that the first one still answers. */
async function reviewed(table: string, asked: ToReview): Promise<Reviewed | Thinking> {
  const of = JSON.stringify(asked.record); // corrections of real dice may change it after the end
  let review = reviews.get(table);
  if (review?.of !== of) {
    review = { of, done: [], next: Promise.resolve() };
    review.next = work(review, asked);
    review.next.catch(() => reviews.delete(table)); // the next request retries
    reviews.set(table, review);
  }
  await Promise.race([review.next, new Promise((soon) => setTimeout(soon, SOON_MS))]);
  const { done } = review;
  if (done.length < asked.seats.length) return { done: done.length, of: asked.seats.length };
  return { room: asked.room, seats: done };
}

async function work(review: Review, { record, seats }: ToReview): Promise<void> {
  const second = new House();
  try {
    for (const seat of seats) {
      const { status, text } = await second.ask("POST", "/api/review", JSON.stringify({ record, seat }));
      if (status !== 200) throw new Error(text);
      review.done.push(JSON.parse(text) as SeatReview);
    }
  } finally {
    second.close();
  }
}
