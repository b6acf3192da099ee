import { expect, test } from "vitest";
import { hasSecrets } from "../games/about.svelte";
import { GAMES } from "../games/pages";
import type { Awaited, SeatToken, RoomSeat, Update } from "../protocol/messages";
import type { Order } from "../protocol/socket";
import type { TableStore } from "../protocol/table.svelte";
import { announce, announced } from "../ui/announce.svelte";
import { Handing } from "./handing.svelte";

const [SECRET = ""] = GAMES.filter(hasSecrets);
const [OPEN = ""] = GAMES.filter((game) => !hasSecrets(game));
const TOKENS: SeatToken[] = [0, 1].map((seat) => ({ seat, token: `token-${seat}` }) as SeatToken);
const person = (name: string): RoomSeat => ({ kind: "person", name, animal: "fox", level: null, covered: false });
const PEOPLE = ["Ana", "Bo", "Cy"].map(person);
const AWAY: RoomSeat = { ...person("Bo"), covered: true };
const BOT: RoomSeat = { ...person("Otto"), kind: "bot" };

/** The update that this seat receives. */
function at(
  you: number | null,
  awaited: number[],
  { seats = PEOPLE, game = OPEN, kind = "players" as Awaited["kind"] } = {},
): Update {
  const room = { game, seats, spectators: true, started: kind !== "start", over: kind === "over" };
  return {
    seq: 7,
    you,
    room,
    undo: false,
    awaiting: { kind, seats: awaited, by: null, seconds: null },
  } as unknown as Update;
}

/** A phone for the first two seats; `sat` lists the seats it connected as, `sent` the orders it sent. */
function phone(): { it: Handing; store: { update: Update | null }; sat: (number | null)[]; sent: Order[] } {
  const [sat, sent]: [(number | null)[], Order[]] = [[], []];
  const store = {
    update: null as Update | null,
    sit: (token: SeatToken | null) => void sat.push(token?.seat ?? null),
    leave: () => void (store.update = null),
    send: (order: Order) => void sent.push(order),
  };
  return { it: new Handing(store as unknown as TableStore, TOKENS), store, sat, sent };
}

test("whoever is awaited takes the phone", () => {
  const { it, sat } = phone();
  it.follow(at(0, [1]));
  expect(sat).toEqual([1]);
});

test.each([
  ["given to a bot", BOT],
  ["stepped away from", AWAY],
])("a seat that was %s is nobody to hand the phone to", (_, seat) => {
  const seats = [PEOPLE[0]!, seat, PEOPLE[2]!];
  const plain = phone();
  plain.it.follow(at(0, [1], { seats }));
  expect(plain.sat).toEqual([]);
  const secret = phone();
  secret.it.follow(at(0, [1], { seats, game: SECRET }));
  expect(secret.it.curtain).toBeNull();
  secret.it.follow(at(1, [0, 1], { seats, game: SECRET })); // all choose at once: now the other seat of this phone
  expect(secret.it.curtain).toMatchObject({ seat: 0, name: "Ana" });
});

test("at the end the phone is somebody's again, but not a bot's", () => {
  const { it, sat } = phone();
  it.follow(at(null, [], { kind: "over", seats: [BOT, ...PEOPLE.slice(1)] }));
  expect(sat).toEqual([1]);
});

test("who stepped away from a shared phone comes back by it, behind a curtain where there are secrets", () => {
  const seats = [PEOPLE[0]!, AWAY, PEOPLE[2]!];
  for (const game of [OPEN, SECRET]) {
    const { it, store, sat, sent } = phone();
    store.update = at(0, [0], { seats, game });
    it.follow(store.update);
    expect(it.absent).toBe(1);
    it.comeBack(1);
    if (game === SECRET) it.take(it.curtain!.seat);
    expect([sat, sent]).toEqual([[1], []]);
    it.follow(at(1, [0], { seats, game }));
    expect(sent).toEqual([{ type: "away", away: false }]);
  }
});

test("who stepped away from their own phone comes back at once", () => {
  const { it, store, sat, sent } = phone();
  store.update = at(1, [2], { seats: [PEOPLE[0]!, AWAY, PEOPLE[2]!] });
  it.comeBack(1);
  expect([sat, sent]).toEqual([[], [{ type: "away", away: false }]]);
});

test("a token that opens nothing any more is given up; the phone's other seat plays on, and nobody sees it unasked", () => {
  const { it, sat } = phone();
  expect(it.giveUp()).toBe(true);
  expect([sat, it.token]).toEqual([[1], "token-1"]);
  it.follow(at(1, [1], { game: SECRET, seats: [BOT, ...PEOPLE.slice(1)] }));
  expect(it.curtain).toMatchObject({ seat: 1 });
  it.take(1);
  expect(it.giveUp()).toBe(false);
});

test("what was said to the last player is gone for the next, and behind the curtain", () => {
  for (const [game, next] of [
    [SECRET, at(0, [1], { game: SECRET })],
    [OPEN, at(0, [1])],
  ] as const) {
    announce("Cross out the sevens.");
    phone().it.follow(next);
    expect(announced().trim(), game).toBe("");
  }
});

test("a phone that was put down draws a curtain where there are secrets, but not over a score pad", () => {
  for (const kind of ["players", "pad"] as const) {
    const { it, store } = phone();
    store.update = at(0, [0], { game: SECRET, kind });
    it.away();
    expect(!!it.curtain, kind).toBe(kind === "players");
  }
});
