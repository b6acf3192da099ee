import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cast } from "./cast";
import { show } from "./tableau";

const CAST: Cast = { name: "cup", spin: 0, bodies: [], picks: [] };
const fall = vi.hoisted(() => ({ land: () => {} }));
vi.mock("./painter", () => ({
  Painter: class {
    draw(): void {}
    free(): void {}
  },
}));
vi.mock("./quality", () => ({ spatial: () => true }));
vi.mock("./throws", () => ({ restOf: () => [], fetchTrack: () => Promise.resolve({}) }));
vi.mock("./loop", () => ({
  playFrames: () => {
    const ended = new Promise<boolean>((done) => (fall.land = () => done(true)));
    return { ended, end: fall.land };
  },
}));

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, 1],
  [true, 0],
])("dice that fall (gone before they lie: %s) are told of so often: %i", async (gone, times) => {
  const landed = vi.fn();
  const canvas = { getBoundingClientRect: () => ({ width: 0, height: 0 }) } as unknown as HTMLCanvasElement;
  const end = show(canvas, { cast: CAST, values: [], colour: [], colours: [], seat: 0, seats: 2, landed });
  await new Promise((done) => setTimeout(done)); // its track has loaded
  if (gone) end();
  else fall.land();
  await new Promise((done) => setTimeout(done));
  expect(landed).toHaveBeenCalledTimes(times);
});
