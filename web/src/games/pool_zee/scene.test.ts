import { beforeEach, expect, test, vi } from "vitest";
import { FakeFrames, leadsTo } from "../../ui/frames.fixture";
import { NewsQueue } from "../../ui/newsQueue.svelte";
import { Scene } from "./scene.svelte";
import type { News, View } from "./view.gen";

vi.mock("../../ui/sounds", () => ({ play: vi.fn(), bonus: vi.fn() }));

const view = (changes: Partial<View>): View => ({
  phase: "throw",
  teams: [[0], [1]],
  games: 1,
  game: 0,
  opening: [],
  starters: [0],
  turn: 0,
  columns: [],
  scores: [0, 0],
  winners: [],
  dice: [],
  held: [],
  rolls_left: 3,
  possible: {},
  joker: null,
  ...changes,
});

let frames: FakeFrames;
let news: NewsQueue;
let scene: Scene;
const follow = (to: View, ...rows: News[][]): void => news.follow(leadsTo(to, ...rows));
beforeEach(() => {
  frames = new FakeFrames();
  news = new NewsQueue(() => {}, frames);
  scene = new Scene({ table: "t", me: () => 1, seats: () => 2, onShow: (seat) => seat === 1, spots: () => null });
  follow(view({}));
  news.use<News>({
    say: ({ kind }) => kind,
    show: (piece, moment, told) => scene.show(piece, moment, told.seq),
    land: ({ view }) => scene.land(view as View),
  });
});

const THROWN: News = { kind: "thrown", seat: 0, roll: 1, kept: [], dice: [1, 4, 4, 4, 4], fifth: 1 };

test("what is kept stays where it lies, and the rest is thrown beside it", async () => {
  follow(view({ phase: "choose", dice: [1, 4, 4, 4, 6], rolls_left: 2 }), [
    { ...THROWN, dice: [1, 4, 4, 4, 6], fifth: null },
  ]);
  await frames.pass(3000);
  expect(scene.hand.values).toEqual([1, 4, 4, 4, 6]);
  follow(view({ held: [4, 4, 4] }), [{ kind: "held", seat: 0, dice: [4, 4, 4], others: 2 }]);
  await frames.pass(300);
  expect([scene.hand.values, scene.hand.kept]).toEqual([
    [1, 4, 4, 4, 6],
    [false, true, true, true, false],
  ]);
  await frames.pass(2000);
  expect(scene.hand.values).toEqual([0, 4, 4, 4, 0]);
  follow(view({ phase: "choose", dice: [2, 4, 4, 4, 4], rolls_left: 1 }), [
    { kind: "thrown", seat: 0, roll: 2, kept: [4, 4, 4], dice: [2, 4], fifth: 2 },
  ]);
  await frames.pass(3000);
  expect(scene.hand.values).toEqual([2, 4, 4, 4, 4]);
});

test("the card of whoever writes opens, the number is written, and only then the score counts up", async () => {
  const wrote: News = {
    kind: "wrote",
    seat: 0,
    box: "fours",
    dice: [4, 4, 4, 4, 1],
    points: 16,
    joker: false,
    total: 16,
  };
  follow(view({ turn: 1, scores: [16, 0] }), [wrote]);
  const seen: unknown[] = [];
  for (let step = 0; step < 30; step++) {
    await frames.pass(100);
    const now = [scene.opened, scene.writing?.done ?? null, scene.counting !== null];
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  }
  expect(seen).toEqual([
    [0, null, false],
    [0, false, false],
    [0, true, true],
    [null, true, true],
    [null, null, false],
  ]);
});

test("one's own number goes into the card that is there", async () => {
  const wrote: News = { kind: "wrote", seat: 1, box: "aces", dice: [1, 1, 2, 3, 4], points: 2, joker: false, total: 2 };
  follow(view({ scores: [0, 2] }), [wrote]);
  await frames.pass(200);
  expect([scene.opened, scene.writing?.box]).toEqual([null, "aces"]);
});

test("five alike join hands before they are said, and stay joined as long as they lie there", async () => {
  const five: News = { kind: "five", seat: 0, face: 4, points: 50, check: 0 };
  follow(view({ phase: "choose", dice: [4, 4, 4, 4, 4] }), [{ ...THROWN, dice: [4, 4, 4, 4, 4], fifth: 4 }, five]);
  await frames.pass(700);
  expect([scene.hand.joined, scene.words]).toEqual([true, null]);
  await frames.pass(1500);
  expect(scene.words).not.toBeNull();
  await frames.pass(3000);
  expect([scene.hand.joined, scene.words]).toEqual([true, null]);
});

test("sums of the opening count up lane by lane, and at last one lane starts", async () => {
  const opening = [{ seat: 0, dice: [1, 2, 3, 4, 5], total: 15 }];
  follow(view({ phase: "opening", opening: [opening], turn: 1 }), [{ kind: "opening", ...opening[0]! }]);
  await frames.pass(100);
  expect(scene.lanes).toMatchObject([{ seat: 0, sum: null }]);
  await frames.pass(3000);
  expect(scene.lanes).toMatchObject([{ seat: 0, sum: 15 }]);
  const second = { seat: 1, dice: [6, 6, 6, 6, 6], total: 30 };
  follow(view({ opening: [[...opening, second]] }), [
    { kind: "opening", ...second },
    { kind: "starts", seat: 1, then: [0] },
  ]);
  await frames.pass(200);
  expect(scene.starter).toBe(null);
  await frames.pass(2200);
  expect(scene.starter).toBe(1);
});

test("who comes in later sees what is so", () => {
  scene.land(view({ phase: "choose", dice: [2, 2, 5, 6, 6], rolls_left: 1 }));
  expect([scene.hand.values, scene.hand.landed]).toEqual([[2, 2, 5, 6, 6], true]);
  scene.land(view({ held: [6, 6] }));
  expect(scene.hand.values).toEqual([0, 0, 0, 6, 6]);
});
