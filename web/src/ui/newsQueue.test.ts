import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../protocol/messages";
import { announced } from "./announce.svelte";
import { FakeFrames, leadsTo } from "./frames.fixture";
import { NewsQueue, type Moment, type Scenes } from "./newsQueue.svelte";

let frames: FakeFrames;
let order: string[];
let news: NewsQueue;
const scenes: Scenes<string> = {
  say: (piece) => `it was ${piece}`,
  show: async (piece, moment) => {
    order.push(`${piece} begins`);
    await moment.wait(400);
    order.push(`${piece} ends`);
  },
  land: ({ view }) => void order.push(`view ${view as string}`),
};
beforeEach(() => {
  frames = new FakeFrames();
  order = [];
  news = new NewsQueue(() => {}, frames);
  news.follow(leadsTo("0"));
  news.use(scenes);
});
afterEach(() => void vi.useRealTimers());

test("one piece after another is shown, and only then what is", async () => {
  news.follow(leadsTo("1", ["a", "b"]));
  news.follow(leadsTo("2", ["c"]));
  expect(news.shown!.view).toBe("0");
  await frames.pass(2000);
  expect(order).toEqual([
    "a begins", "a ends", "b begins", "b ends", "view 1", "c begins", "c ends", "view 2",
  ]); // prettier-ignore
  expect([news.playing, news.shown!.view]).toEqual([false, "2"]);
});

test("each sentence is said once, when its piece has been shown or when its scene says so", async () => {
  const said: string[] = [];
  news.use<string>({
    say: scenes.say!,
    show: async (piece, moment) => {
      if (piece === "b") moment.say();
      await moment.wait(100);
      said.push(`${piece}: ${news.said}`);
      moment.say();
      moment.say();
      said.push(announced());
    },
  });
  news.follow(leadsTo("1", ["a", "b"]));
  await frames.pass(400);
  expect(said).toEqual(["a: ", "it was a", "b: it was b", "it was b"]);
  expect([news.said, news.last]).toEqual(["", "it was b"]);
});

test("a sentence stands between two rows, until the next one or for some seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  news.follow(leadsTo("1", ["a"]));
  await frames.pass(1000);
  expect([news.said, news.recent]).toEqual(["", "it was a"]);
  vi.advanceTimersByTime(2000);
  news.follow(leadsTo("2", ["b"]));
  vi.advanceTimersByTime(2000);
  expect([news.said, news.recent]).toEqual(["", "it was a"]); // b is playing
  await frames.pass(1000);
  expect(news.recent).toBe("it was b");
  vi.advanceTimersByTime(3000);
  expect([news.recent, news.last]).toEqual(["", "it was b"]);
});

test("a tap ends the row that is being shown, and no other", async () => {
  news.follow(leadsTo("1", ["a", "b"], ["c"]));
  await frames.pass(100);
  news.skip();
  await frames.pass(40);
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins"]);
  await frames.pass(420);
  expect(order.at(-1)).toBe("view 1");
});

test("what falls behind hurries up, and far behind leaves out what is in front", async () => {
  news.follow(leadsTo("1", ["a"]));
  news.follow(leadsTo("2", ["b"]));
  await frames.pass(200);
  expect(order.at(-1)).toBe("b begins");
  await frames.pass(2000);
  order.length = 0;
  for (let n = 1; n < 20; n++) news.follow(leadsTo(`${n}`, [`${n}`]));
  await frames.pass(4000);
  expect(order[0]).toBe("1 begins");
  expect(order.filter((what) => what.endsWith("begins")).length).toBeLessThan(8);
  expect(order.at(-1)).toBe("view 19");
});

test("coming back, or something taken back, shows what is and nothing of the way there", async () => {
  const undone = leadsTo("3", []);
  undone.news[0]!.undone = true;
  for (const late of [{ ...leadsTo("3", ["c"]), missed: true } as Update, undone]) {
    news.follow(leadsTo("1", ["a"]));
    news.follow(leadsTo("2", ["b"]));
    await frames.pass(40);
    order.length = 0;
    news.follow(late);
    expect([news.shown!.view, news.playing, news.said]).toEqual(["3", false, ""]);
    await frames.pass(1000);
    expect(order).toEqual(["view 3"]);
  }
});

test("nothing is played in a page that nobody sees, and what was is cut short when it is left", async () => {
  news.follow(leadsTo("1", ["a"]));
  await frames.pass(40);
  frames.away = true;
  news.catchUp();
  expect(news.shown!.view).toBe("1");
  news.follow(leadsTo("2", ["b"]));
  expect(news.shown!.view).toBe("2");
});

test("for those who asked for less motion it goes in the same order, each step a cross-fade long", async () => {
  frames.calm = true;
  news.follow(leadsTo("1", ["a", "b"]));
  await frames.pass(140);
  expect(order).toEqual(["a begins", "a ends", "b begins"]);
  await frames.pass(140);
  expect(order.at(-1)).toBe("view 1");
});

test("without a scene, without news and at first the view is simply there", () => {
  const plain = new NewsQueue(() => {}, frames);
  plain.follow(leadsTo("1", ["a"]));
  expect(plain.shown!.view).toBe("1");
  plain.follow(leadsTo("2", ["b"]));
  expect(plain.shown!.view).toBe("2");
  plain.use(scenes);
  plain.follow(leadsTo("3"));
  expect([plain.shown!.view, plain.playing]).toEqual(["3", false]);
});

test("a scene that fails holds up nothing", async () => {
  const wrong = console.error;
  console.error = () => {};
  news.use<string>({
    show: () => {
      throw new Error("a scene that cannot be played");
    },
  });
  news.follow(leadsTo("1", ["a"]));
  await frames.pass(40);
  console.error = wrong;
  expect([news.shown!.view, news.playing]).toEqual(["1", false]);
});

test("dice in the air are ended by a tap", async () => {
  let end = (): void => {};
  const ended = new Promise<void>((done) => (end = done));
  news.use<string>({ show: (_: string, moment: Moment) => moment.until({ ended, end }) });
  news.follow(leadsTo("1", ["a"]));
  await frames.pass(1000);
  expect(news.playing).toBe(true);
  news.skip();
  await frames.pass(40);
  expect(news.playing).toBe(false);
});

test("whoever is told what is shown is told of every update that was", async () => {
  const seen: unknown[] = [];
  const told = new NewsQueue(({ view }) => seen.push(view), frames);
  told.follow(leadsTo("0"));
  told.use(scenes);
  told.follow(leadsTo("1", ["a"]));
  told.follow(leadsTo("2", ["b"]));
  expect(seen).toEqual(["0"]);
  await frames.pass(1000);
  expect(seen).toEqual(["0", "1", "2"]);
});
