import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeFrames, leadsTo } from "../../ui/frames.fixture";
import { NewsQueue } from "../../ui/newsQueue.svelte";
import { need, speak } from "../../words/words.svelte";
import { fallen, FALLING, Scene } from "./scene.svelte";
import { OURS } from "./ours.fixture";
import type { News, SheetView, StepView, View } from "./view.gen";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  await need("clever-kids");
  await speak("en");
  vi.unstubAllGlobals();
});

const sheet = (changes: Partial<SheetView> = {}): SheetView => ({
  yellow: 0,
  red: 0,
  green: [0, 1, 2].map(() => [false, false, false, false]),
  blue: { cupcake: 0, donut: 0, cake: 0 },
  stars: 0,
  complete: [],
  ...changes,
});
const DICE = ["heart", "pink", "joker", "candle", "donut"];
const view = (changes: Partial<View> = {}): View => ({
  seat: null,
  phase: "use",
  turn: 0,
  active: 0,
  dice: DICE,
  used: [],
  queue: [],
  own: null,
  sheets: [sheet(), sheet()],
  winners: [],
  told: [[], []],
  ...changes,
});
const step = (area: string, spot: string | null, free: boolean, ...gifts: string[]): StepView => ({
  area,
  spot,
  free,
  gifts,
});
/** Three balloons earn a pair of sweets, which the player must choose; those earn a wagon. */
const USE: News[] = [
  { kind: "used", seat: 0, area: "yellow", dice: [0, 2, 1] },
  { kind: "crossed", seat: 0, spot: "yellow 0", giver: null },
  { kind: "crossed", seat: 0, spot: "yellow 1", giver: null },
  { kind: "crossed", seat: 0, spot: "yellow 2", giver: null },
  { kind: "bonus", seat: 0, giver: "yellow 2", area: "blue" },
  { kind: "waits", seat: 0, giver: "yellow 2", area: "blue" },
];
const THREE = [step("yellow", "yellow 0", false), step("yellow", "yellow 1", false)];
const USED = view({
  phase: "place",
  used: [0, 1, 2],
  queue: ["blue"],
  sheets: [sheet({ yellow: 3 }), sheet()],
  told: [[...THREE, step("yellow", "yellow 2", false, "yellow 2")], []],
});
const PLACE: News[] = [
  { kind: "crossed", seat: 0, spot: "blue donut 0", giver: "yellow 2" },
  { kind: "bonus", seat: 0, giver: "blue donut 0", area: "red" },
  { kind: "crossed", seat: 0, spot: "red 0", giver: "blue donut 0" },
];
const PLACED = view({
  phase: "others",
  used: [0, 1, 2],
  sheets: [sheet({ yellow: 3, red: 1, blue: { cupcake: 0, donut: 1, cake: 0 } }), sheet()],
});

let frames: FakeFrames;
let news: NewsQueue;
let said: string[];
function watching(me: number | null, first = view()): Scene {
  frames = new FakeFrames();
  news = new NewsQueue(() => {}, frames);
  const scene = new Scene(first, { me, names: () => ["Mia", "Otto"], layout: () => OURS });
  said = [];
  news.follow(leadsTo(first));
  news.use<News>({
    say: (piece) => {
      const words = scene.say(piece);
      if (words) said.push(words);
      return words;
    },
    show: (piece, moment, told) => scene.show(piece, moment, told),
    land: ({ view }) => scene.land(view as View),
  });
  return scene;
}
let scene: Scene;
beforeEach(() => (scene = watching(1)));

/** All states seen, in order, without consecutive duplicates. */
async function watch(seen: () => string[], steps = 900): Promise<string[]> {
  const order: string[] = [];
  for (let at = 0; at < steps && news.playing; at++) {
    const state = seen().filter(Boolean).join(", ");
    if (order.at(-1) !== state) order.push(state);
    await frames.pass(20);
  }
  expect(news.playing).toBe(false);
  return order;
}
const crosses = ({ view, fresh }: Scene): string => {
  const { yellow, red, blue, green } = view.sheets[0]!;
  const presents = green.flat().filter(Boolean).length;
  return `${yellow}${red}${presents}${blue.donut}${fresh ? ` drawing ${fresh.spot}` : ""}`;
};
const plane = ({ flight }: Scene): string => {
  if (!flight) return "";
  const at = flight.fly === 1 && !flight.to ? "waits" : flight.fly > 0 ? "flies" : "rises";
  return `${flight.kind} ${flight.giver} > ${flight.to ?? "edge"} ${at}`;
};

test.each([0, 1, null])(
  "seat %s sees crosses one by one, then the plane to where it waits, then the sentence",
  async (me) => {
    scene = watching(me);
    news.follow(leadsTo(USED, USE));
    const order = await watch(() => [crosses(scene), plane(scene), said.length ? "said" : ""]);
    expect(order).toEqual([
      "0000",
      "1000 drawing yellow 0",
      "1000",
      "2000 drawing yellow 1",
      "2000",
      "3000 drawing yellow 2",
      "3000",
      "3000, plane yellow 2 > edge rises",
      "3000, plane yellow 2 > edge flies",
      "3000, plane yellow 2 > edge waits, said",
    ]);
    expect(said).toEqual([me === 0 ? "You cross off 3 balloons." : "Mia crosses off 3 balloons."]);
    expect(scene.flight).toMatchObject({ giver: "yellow 2", to: null, fly: 1 });
  },
);

test("a chosen bonus dives from where it waited, and its own bonus flies one note higher", async () => {
  scene = watching(1, USED);
  expect(plane(scene)).toBe("plane yellow 2 > edge waits");
  news.follow(leadsTo(PLACED, PLACE));
  const order = await watch(() => [crosses(scene), plane(scene), `${scene.links} notes`, scene.open ?? ""]);
  expect(order).toEqual([
    "3000, plane yellow 2 > blue donut 0 rises, 0 notes",
    "3000, plane yellow 2 > blue donut 0 flies, 0 notes",
    "3001 drawing blue donut 0, 1 notes",
    "3001, 1 notes",
    "3001, plane blue donut 0 > red 0 rises, 1 notes", // measured before its area opens
    "3001, plane blue donut 0 > red 0 rises, 1 notes, red",
    "3001, plane blue donut 0 > red 0 flies, 1 notes, red",
    "3101 drawing red 0, 2 notes, red",
    "3101, 2 notes, red",
  ]);
  expect(said).toEqual(["Mia crosses off a pair of sweets and a wagon."]);
});

test("stars shine where they are printed before they count, and their sentence comes last", async () => {
  const before = view({ sheets: [sheet({ red: 1 }), sheet()] });
  scene = watching(1, before);
  const after = view({ sheets: [sheet({ red: 2, stars: 1 }), sheet()] });
  news.follow(
    leadsTo(after, [
      { kind: "used", seat: 0, area: "red", dice: [3, 2] },
      { kind: "crossed", seat: 0, spot: "red 1", giver: null },
      { kind: "stars", seat: 0, giver: "red 1", stars: 1 },
    ]),
  );
  const order = await watch(() => [
    crosses(scene),
    plane(scene),
    scene.due.size ? [...scene.due].join() : "",
    `${scene.view.sheets[0]!.stars} stars`,
    said.length ? "said" : "",
  ]);
  expect(order).toEqual([
    "0100, 0 stars",
    "0200 drawing red 1, stars red 1, 0 stars",
    "0200, stars red 1, 0 stars",
    "0200, stars red 1 > edge rises, 0 stars",
    "0200, stars red 1 > edge flies, 0 stars",
    "0200, 1 stars",
    "0200, 1 stars, said",
  ]);
  expect(said).toEqual(["Mia crosses off a wagon: 1 star."]);
});

test("dice fall once for each roll, one after the other, and are told when they lie", async () => {
  scene = watching(1, view({ phase: "roll", dice: [] }));
  news.follow(
    leadsTo(
      view(),
      [{ kind: "rolled", seat: 0, dice: ["pink", "pink", "pink", "pink", "pink"], fits: false }],
      [{ kind: "rolled", seat: 0, dice: DICE, fits: true }],
    ),
  );
  const falling = (): string => (scene.fell < FALLING ? "falling" : "lie");
  const order = await watch(() => [scene.view.dice[0] ?? "none", falling(), `told ${said.length}`]);
  expect(order).toEqual([
    "pink, falling, told 0",
    "pink, lie, told 0",
    "pink, lie, told 1",
    "heart, falling, told 1",
    "heart, lie, told 1",
    "heart, lie, told 2",
  ]);
  expect(said[0]).toContain("Nothing fits. Mia throws again.");
  expect(said[1]).toBe("On the table: heart balloon, pink balloon, joker, candle, donut.");
  expect([0, 1, 4].map((die) => fallen(die, 60) > 0)).toEqual([true, false, false]);
  expect(fallen(4, Infinity)).toBe(1);
});

test("what the others did is told seat by seat, each on its own sheet", async () => {
  scene = watching(0, PLACED);
  const theirs: News[] = [
    { kind: "crossed", seat: 1, spot: "green 0 0", giver: null },
    { kind: "passed", seat: 2 },
  ];
  news.follow(leadsTo(PLACED, theirs));
  const order = await watch(() => [`sheet ${scene.seat}`, said.at(-1) ?? ""]);
  expect(order.map((one) => one.split(",")[0])).toEqual(
    ["sheet 1", "sheet 1", "sheet 2", "sheet 2"].slice(0, order.length),
  );
  expect(said).toEqual(["Otto crosses off a present.", " crosses off nothing."]);
});

test("a bonus without a place falls, and a full area is said", async () => {
  news.follow(
    leadsTo(USED, [
      { kind: "crossed", seat: 0, spot: "yellow 0", giver: null },
      { kind: "complete", seat: 0, area: "yellow" },
      { kind: "lost", seat: 0, giver: "yellow 0", area: "yellow" },
    ]),
  );
  const order = await watch(() => [scene.flight?.fall ? "falls" : "", said.length ? "said" : ""]);
  expect(order).toEqual(["", "falls", "said"]);
  expect(said).toEqual([
    "Mia crosses off a balloon. All the balloons have popped! The yellow bonus finds nothing left to cross off.",
  ]);
});

test("a tap ends the move at once, and nothing is left of it", async () => {
  news.follow(leadsTo(PLACED, USE, PLACE));
  await frames.pass(2000);
  news.skip();
  await frames.pass(100);
  news.skip();
  await frames.pass(100);
  expect(news.playing).toBe(false);
  expect(scene.view).toBe(PLACED);
  expect([scene.flight, scene.fresh, scene.now, scene.links]).toEqual([null, null, null, 0]);
});
