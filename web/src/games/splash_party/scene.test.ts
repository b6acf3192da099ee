import { beforeEach, expect, test } from "vitest";
import { FakeFrames, leadsTo } from "../../ui/frames.fixture";
import { NewsQueue } from "../../ui/newsQueue.svelte";
import { place, rimFor } from "./rim";
import { Scene } from "./scene.svelte";
import type { News, View } from "./view.gen";

const pawn = (colour: string): object => ({ colour, number: null });
function view(changes: object): View {
  const ring = Array.from({ length: 18 }, (_, n) => (n === 3 ? pawn("red") : n === 5 ? pawn("blue") : null));
  return { ring, pool: [], lifted: null, ways: [], phase: "lift", ...changes } as unknown as View;
}
const LIFT: News[] = [
  {
    kind: "lifted",
    seat: 1,
    space: 3,
    colour: "red",
    number: 2,
    ways: [
      { start: 3, end: 5, go: "cw" },
      { start: 3, end: 1, go: "ccw" },
    ],
  },
];
const LIFTED = view({
  phase: "go",
  lifted: 3,
  ring: Array.from({ length: 18 }, (_, n) => (n === 3 ? { colour: "red", number: 2 } : n === 5 ? pawn("blue") : null)),
  ways: LIFT[0]!.kind === "lifted" ? LIFT[0]!.ways : [],
});
const PUSH: News[] = [
  { kind: "moved", seat: 0, colour: "red", number: 2, start: 3, hops: [4, 5], over: [], diving_board: false },
  { kind: "pushed", seat: 0, space: 5, colour: "blue", number: null, by: "red" },
  { kind: "fell", space: 5, colour: "blue", face_up: false, number: null },
];
const AFTER = view({
  ring: Array.from({ length: 18 }, (_, n) => (n === 5 ? pawn("red") : null)),
  pool: [{ colour: "blue", number: null, face_up: false }],
});

let frames: FakeFrames;
let news: NewsQueue;
let scene: Scene;
let said: string[];
beforeEach(() => {
  frames = new FakeFrames();
  news = new NewsQueue(() => {}, frames);
  scene = new Scene(view({}));
  said = [];
  news.follow(leadsTo(view({})));
  news.use<News>({
    say: ({ kind }) => (said.push(kind), kind),
    show: (piece, moment) => scene.show(piece, moment),
    land: ({ view }) => scene.land(view as View),
  });
});

/** All states seen, in order, without consecutive duplicates. */
async function watch(seen: () => string[], steps = 700): Promise<string[]> {
  const order: string[] = [];
  for (let step = 0; step < steps && news.playing; step++) {
    const state = seen().filter(Boolean).join(", ");
    if (order.at(-1) !== state) order.push(state);
    await frames.pass(20);
  }
  return order;
}

test("a lift shows the pawn in the air, then its number, then where it may go, and only then is it said", async () => {
  news.follow(leadsTo(LIFTED, LIFT));
  const order = await watch(() => [
    (scene.poses[3]?.z ?? 0) > 0 ? "up" : "",
    (scene.number?.turned ?? 0) > 0.5 ? "a number" : "",
    said.length ? "said" : "",
    scene.goals.some(({ shown }) => shown > 0.9) ? "two ways" : "",
  ]);
  expect(order).toEqual(["", "up", "up, a number", "up, a number, said", "up, a number, said, two ways"]);
  expect(scene.goals.map(({ hops }) => hops)).toEqual([
    [4, 5],
    [2, 1],
  ]);
});

test("a lifted pawn is held above its own place, also when the pool changes its size", () => {
  let rim = rimFor(366, 536);
  const scene = new Scene(LIFTED, { rim: () => rim, me: null, where: {} as never });
  rim = rimFor(328, 380);
  scene.fit();
  const { x, y } = place(rim, 3);
  expect(Math.hypot(scene.poses[3]!.x - x, scene.poses[3]!.y - y)).toBeLessThan(60);
  scene.land(AFTER);
  scene.fit();
  expect(scene.poses).toEqual({});
});

test("a push is shown from its hop to its splash, and is said when the splash is there", async () => {
  news.follow(leadsTo(AFTER, PUSH));
  const order = await watch(() => [
    scene.actors.map(({ colour }) => `${colour} flies`).join(" and "),
    scene.shivers === null ? "" : "a held breath",
    scene.splashes.length ? "splash" : "",
    said.includes("pushed") ? "said" : "",
    scene.view.pool.length ? "it swims" : "",
  ]);
  expect(order).toEqual([
    "", // the move is chosen: the other goal disappears
    "red flies",
    "red flies, a held breath",
    "blue flies and red flies",
    "splash",
    "splash, said",
    "splash, said, it swims",
  ]);
  expect(scene.view).toBe(AFTER);
  expect(scene.actors).toEqual([]);
});

test("a pawn touches every place on its way", async () => {
  news.follow(leadsTo(AFTER, PUSH));
  const order = await watch(() => [scene.steps.join(" ")]);
  expect(order).toContain("4");
});

test("nobody is in two places: a pawn on its way is not on the rim", async () => {
  news.follow(leadsTo(AFTER, PUSH));
  for (let step = 0; step < 400 && news.playing; step++) {
    const there = [...scene.view.ring, ...scene.view.pool, ...scene.actors].filter((one) => one?.colour === "red");
    expect(there.length).toBe(1);
    await frames.pass(20);
  }
});

test("a tap ends the move at once", async () => {
  news.follow(leadsTo(AFTER, PUSH));
  await frames.pass(100);
  news.skip();
  await frames.pass(60);
  expect(news.playing).toBe(false);
  expect(scene.view).toBe(AFTER);
});

test("what was cut short leaves nothing behind", async () => {
  news.follow(leadsTo(AFTER, PUSH));
  await frames.pass(500);
  news.follow({ ...leadsTo(view({ turn: 2 })), missed: true });
  await frames.pass(200);
  expect(scene.view).toMatchObject({ turn: 2 });
  expect([scene.actors, scene.poses, scene.shivers, scene.goals]).toEqual([[], {}, null, []]);
});

const accused = (right: boolean): News => ({
  kind: "accused",
  seat: 0,
  accused: 1,
  colour: "blue",
  right,
  out: right ? 1 : 0,
  token: right ? "blue" : "red",
  falling: [right ? 5 : 3],
});
const faces = (): string[] => scene.secrets.tokens.flatMap(({ face }) => (face ? [face] : []));

test("a right guess: question, drum, silence, the token turns, and only then is it said and the pawns fall", async () => {
  news.follow(leadsTo(AFTER, [accused(true)], [{ ...PUSH[2]! }, { kind: "out", seat: 1, colour: "blue" }]));
  const order = await watch(() => [
    scene.secrets.beat ?? "",
    scene.secrets.roll !== null ? "drum" : "",
    faces().join(" "),
    said.includes("accused") ? "said" : "",
    scene.view.pool.length ? "it swims" : "",
    said.includes("out") ? "out" : "",
  ]);
  expect(order).toEqual([
    "asked",
    "asked, drum",
    "asked",
    "asked, blue",
    "verdict, blue, said",
    "verdict, said",
    "verdict, said, it swims",
    "said, it swims, out",
  ]);
});

test("a wrong guess never shows the colour of the accused: the accuser's own token turns", async () => {
  news.follow(leadsTo(AFTER, [accused(false)]));
  const seen = new Set<string>();
  const order = await watch(
    () => (faces().forEach((face) => seen.add(face)), [scene.secrets.beat ?? "", faces().join()]),
  );
  expect(order).toEqual(["asked", "verdict", "verdict, red", "was, red"]);
  expect([...seen]).toEqual(["red"]);
});

test("however much waits to be shown, an accusation is not hurried", async () => {
  news.follow(leadsTo(AFTER, [accused(true)]));
  news.follow(leadsTo(AFTER, PUSH));
  await frames.pass(1500);
  expect(scene.secrets.beat).toBe("asked");
  expect(scene.secrets.roll).not.toBeNull();
});
