import { beforeEach, expect, test, vi } from "vitest";
import { FakeFrames, leadsTo } from "../../ui/frames.fixture";
import { NewsQueue } from "../../ui/newsQueue.svelte";
import { Scene } from "./scene.svelte";
import { sentence } from "./telling";
import type { Cross, News, View } from "./view.gen";

vi.mock("../../ui/sounds", () => ({ play: vi.fn(), bonus: vi.fn() }));
vi.mock("../../words/words.svelte", () => ({
  t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
  list: (parts: string[]) => parts.join("+"),
}));

const NAMES = ["Lou", "Mia"];
const DICE: [number, number][] = [
  [2, 5],
  [6, 6],
];
const BOXES = ["yellow", "orange", "fives"];
const cross = (box: string): Cross[] => [{ box, column: 0 }];
const MARKS = [cross("fives"), cross("orange")];
const LAST = { dice: DICE, worth: [7, 12, 5], marks: MARKS, points: [5, 12] };
const view = (changes: Partial<View>): View =>
  ({ edition: { boxes: BOXES }, phase: "mark", round: 0, marks: [], totals: [3, 4], last: null, ...changes }) as View;
const REVEAL: News[] = [
  { kind: "crossed", seat: 0 },
  { kind: "marks", marks: MARKS },
  { kind: "lifted", dice: DICE, poured: false },
  { kind: "counted", seat: 0, mark: MARKS[0]!, worth: [5], dice: [1] },
  { kind: "counted", seat: 1, mark: MARKS[1]!, worth: [12], dice: [2, 3] },
  { kind: "best", seat: 0, mark: MARKS[1]!, points: 12, taken: false },
  { kind: "best", seat: 1, mark: MARKS[1]!, points: 12, taken: true },
  { kind: "written", seat: 0, points: 5, total: 8 },
  { kind: "written", seat: 1, points: 12, total: 16 },
];
const AFTER = view({ phase: "shake", round: 1, totals: [8, 16], last: LAST });

vi.setConfig({ testTimeout: 60_000 }); // a reveal takes many frames

let frames: FakeFrames;
let news: NewsQueue;
let scene: Scene;
let me: number | null;
beforeEach(() => {
  me = 0;
  frames = new FakeFrames();
  news = new NewsQueue(() => {}, frames);
  scene = new Scene({
    names: () => NAMES,
    name: (box) => box,
    me: () => me,
    together: () => false,
    seatAt: () => ({ x: 1 }) as DOMRect,
    boxAt: () => ({ x: 2 }) as DOMRect,
  });
  news.follow(leadsTo(view({})));
  news.use<News>({
    say: (piece) => sentence(piece, { names: NAMES, me, name: (box) => box }) || scene.verdictOf(piece),
    show: (piece, moment, told) => scene.show(piece, moment, told),
    urgent: (next) => (next.view as View).phase === "look",
    land: (update) => scene.land(update.view as View),
  });
  scene.land(view({}));
});

/** What appeared on the table, one word each, in order. */
async function seen(until = 12_000): Promise<string[]> {
  const found: string[] = [];
  const note = (is: boolean, word: string): unknown => is && !found.includes(word) && found.push(word);
  for (let spent = 0; spent < until; spent += 20) {
    await frames.pass(20);
    const faces = scene.flights.some(({ points }) => points === null);
    const points = scene.flights.some(({ points }) => points !== null);
    note(faces, "faces fly");
    note(scene.marks.length > 0, faces ? "crosses too early" : "crosses");
    note(scene.dice !== null, "dice");
    for (const [box, worth] of Object.entries(scene.worth))
      if (!found.some((word) => word.startsWith(box))) found.push(`${box} from ${worth}`);
    note(scene.best.length > 0, "best");
    note(points, "points fly");
    note(scene.totals[1]! > 4, points ? "totals too early" : "totals");
  }
  return found;
}

test("a reveal is told forwards: nothing is there before what leads to it", async () => {
  news.follow(leadsTo(AFTER, REVEAL));
  expect(await seen()).toEqual([
    "faces fly",
    "crosses",
    "dice",
    "fives from 0",
    "orange from 0",
    "best",
    "points fly",
    "totals",
    "yellow from 7", // all of them, once the reveal is over
  ]);
  expect(news.playing).toBe(false);
  expect(scene.totals).toEqual([8, 16]);
});

test("one's own best is said to oneself, with its points; those who look together hear who found theirs", async () => {
  const said = async (who: number | null): Promise<string> => {
    me = who;
    news.follow(leadsTo(AFTER, REVEAL));
    await seen();
    const { verdict } = scene;
    news.follow(leadsTo(view({})));
    return verdict;
  };
  expect(await said(0)).toBe("dice-cup-did-best Lou orange 12");
  expect(await said(1)).toBe("dice-cup-did-took Mia orange 12");
  expect(await said(null)).toBe("dice-cup-did-saw Mia 1");
});

test("dice that are poured have landed before anything is counted", async () => {
  const last = [{ kind: "shaken", seat: 0 }, { ...REVEAL[2], poured: true }, ...REVEAL.slice(3, 5)];
  news.follow(leadsTo(view({ phase: "over", round: 1, totals: [8, 16], last: LAST }), last));
  await frames.pass(3000);
  expect([scene.dice, scene.worth, scene.totals]).toEqual([DICE, {}, [3, 4]]);
  scene.pouring!();
  await frames.pass(3000);
  expect(scene.worth).toEqual({ yellow: 7, orange: 12, fives: 5 });
});

test("a look is seen at once, whatever is being shown", async () => {
  news.follow(leadsTo(AFTER, REVEAL));
  await frames.pass(1000);
  expect(news.playing).toBe(true);
  news.follow(leadsTo(view({ phase: "look", round: 1, dice: DICE }), [{ kind: "shaken", seat: 0 }]));
  expect(news.playing).toBe(false);
  expect([scene.open, scene.dice]).toEqual([false, null]);
  expect((news.shown!.view as View).phase).toBe("look");
});

test("under the lid nothing of the dice is left", async () => {
  news.follow(leadsTo(view({ phase: "look", dice: DICE })));
  news.follow(leadsTo(view({}), [{ kind: "covered" }]));
  await frames.pass(100);
  expect(scene.covered).toBe(true);
  await frames.pass(1000);
  expect([scene.covered, scene.dice, scene.worth]).toEqual([false, null, {}]);
});
