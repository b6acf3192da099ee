import { beforeEach, expect, test, vi } from "vitest";
import { Scene } from "./scene.svelte";
import type { News, View } from "./view.gen";

let frames: ((now: number) => void)[] = [];
let now = 0;
beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => frames.push(frame));
});

/** Lets so many milliseconds pass, frame by frame. */
async function pass(ms: number): Promise<void> {
  for (const end = now + ms; now < end; now += 20) {
    const due = frames;
    frames = [];
    due.forEach((frame) => frame(now));
    await new Promise((done) => setTimeout(done));
  }
}

const pawn = (colour: string): object => ({ colour, number: null });
function view(changes: object): View {
  const ring = Array.from({ length: 18 }, (_, n) => (n === 3 ? pawn("red") : n === 5 ? pawn("blue") : null));
  return { ring, pool: [], lifted: null, ways: [], phase: "lift", ...changes } as unknown as View;
}
const PUSH: News[] = [
  { kind: "moved", seat: 0, colour: "red", number: 2, start: 3, hops: [4, 5], over: [], diving_board: false },
  { kind: "pushed", seat: 0, space: 5, colour: "blue", number: null, by: "red" },
  { kind: "fell", space: 5, colour: "blue", face_up: false, number: null },
];
const AFTER = view({
  ring: Array.from({ length: 18 }, (_, n) => (n === 5 ? pawn("red") : null)),
  pool: [{ colour: "blue", number: null, face_up: false }],
});

test("a push is shown from its hop to its splash, and what is now comes last", async () => {
  const scene = new Scene(view({}));
  scene.follow(AFTER, PUSH);
  const order: string[] = [];
  for (let step = 0; step < 300 && scene.playing; step++) {
    const { view: shown, actors, shivers, splash } = scene;
    const state = [
      actors[0] ? `${actors[0].colour} flies` : "",
      shivers === null ? "" : "a held breath",
      splash === null ? "" : "splash",
      shown.pool.length ? "it swims" : "",
    ].filter(Boolean);
    if (order.at(-1) !== state.join(", ")) order.push(state.join(", "));
    await pass(20);
  }
  expect(order).toEqual(["red flies", "red flies, a held breath", "blue flies", "splash, it swims"]);
  expect(scene.view).toBe(AFTER);
  expect(scene.actors).toEqual([]);
});

test("nobody is in two places: a pawn on its way is not on the rim", async () => {
  const scene = new Scene(view({}));
  scene.follow(AFTER, PUSH);
  for (let step = 0; step < 300 && scene.playing; step++) {
    const there = [...scene.view.ring, ...scene.view.pool, ...scene.actors].filter((one) => one?.colour === "red");
    expect(there.length).toBe(1);
    await pass(20);
  }
});

test("a tap ends the move at once", async () => {
  const scene = new Scene(view({}));
  scene.follow(AFTER, PUSH);
  await pass(100);
  scene.skip();
  await pass(60);
  expect(scene.playing).toBe(false);
  expect(scene.view).toBe(AFTER);
});

test("what comes meanwhile is shown after it, and faster", async () => {
  const slow = new Scene(view({}));
  slow.follow(AFTER, PUSH);
  await pass(4000);
  expect(slow.playing).toBe(false);
  const behind = new Scene(view({}));
  behind.follow(AFTER, PUSH);
  behind.follow(view({ turn: 2 }), [{ kind: "quiet", seat: 0 }]);
  await pass(1400);
  expect(behind.view).toMatchObject({ turn: 2 });
});

test("without news, and in a page that nobody sees, the view is simply there", async () => {
  const scene = new Scene(view({}));
  scene.follow(AFTER, []);
  expect(scene.view).toBe(AFTER);
  vi.stubGlobal("document", { hidden: true });
  const hidden = new Scene(view({}));
  hidden.follow(AFTER, PUSH);
  await pass(20);
  expect(hidden.view).toBe(AFTER);
});
