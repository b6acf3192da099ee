import { beforeEach, expect, test } from "vitest";
import { FakeFrames, leadsTo } from "../../ui/frames.fixture";
import { NewsQueue } from "../../ui/newsQueue.svelte";
import { rimFor } from "./rim";
import { Scene } from "./scene.svelte";
import type { News, View } from "./view.gen";

const ring = Array.from({ length: 18 }, () => ({ colour: "red", number: null }));
const tokens = ["green", null, null];
const first = { ring, pool: [], lifted: null, ways: [], last_move: null, phase: "lift", turn: 1, mover: 1, tokens };
const at = (x: number, y: number) => () => ({ x, y });
const where = { middle: at(195, 400), board: at(195, 250), seat: at(40, 80), bar: at(195, 808), unit: () => 1 };
const DEALT: News = { kind: "dealt", first: 1, token: "green" };

let frames: FakeFrames;
let news: NewsQueue;
let scene: Scene;
function begin(view: object, me: number | null): void {
  frames = new FakeFrames();
  news = new NewsQueue(() => {}, frames);
  scene = new Scene(view as View, { rim: () => rimFor(366, 536), me, where });
  news.follow(leadsTo(view));
  news.use<News>({ show: (piece, moment) => scene.show(piece, moment), land: ({ view }) => scene.land(view as View) });
  news.follow(leadsTo(view, [DEALT]));
}
beforeEach(() => begin(first, 0));

async function beats(ms: number): Promise<string[]> {
  const order: string[] = [];
  for (let step = 0; step < ms && news.playing; step += 20) {
    const beat = scene.secrets.beat ?? "";
    if (order.at(-1) !== beat) order.push(beat);
    await frames.pass(20);
  }
  return order;
}

test("six are shown, turned over, mixed and dealt; one's own waits until it was looked at", async () => {
  expect(await beats(7600)).toEqual(["six", "down", "each", "yours"]);
  expect(scene.secrets.asks).toBe(true);
  expect(scene.secrets.tokens.length).toBe(1);
  scene.secrets.released();
  expect(await beats(4000)).toEqual(["yours", "again", "begins"]);
  expect([news.playing, scene.secrets.tokens, scene.secrets.asks]).toEqual([false, [], false]);
});

test("no token that lies face down has a colour", async () => {
  for (let step = 0; step < 12_000 && news.playing; step += 20) {
    if (scene.secrets.beat !== "six" && scene.secrets.beat !== "down")
      expect(scene.secrets.tokens.every(({ face }) => face === null)).toBe(true);
    await frames.pass(20);
  }
});

test("nothing moves while a secret is held open", async () => {
  await beats(7600);
  news.paused = true;
  await frames.pass(12_000);
  expect(scene.secrets.asks).toBe(true);
  news.paused = false;
  scene.secrets.released();
  await frames.pass(3000);
  expect(news.playing).toBe(false);
});

test("who does not look holds up the game only for so long", async () => {
  await beats(7600);
  await frames.pass(12_000);
  expect(news.playing).toBe(false);
});

test("who sits down later is handed their own token, and no more", async () => {
  begin({ ...first, turn: 7 }, 0);
  expect(await beats(1000)).toEqual(["yours"]);
  expect(scene.secrets.tokens.length).toBe(1);
});

test("on a screen that shows no secrets every seat gets one, and nobody is waited for", async () => {
  begin(first, null);
  expect(await beats(9000)).toEqual(["six", "down", "each", "begins"]);
  expect(news.playing).toBe(false);
});
