import { expect, test } from "vitest";
import { readTrack, type Track } from "./track";
import { about, after, CUBE, FACES, inside, skew, top, turned } from "./turn";

const files = import.meta.glob<string>("./throws/*.bin", { query: "?url&inline", import: "default", eager: true });
const tracks = await Promise.all(
  Object.entries(files).map(async ([name, url]): Promise<[string, Track]> => [
    name,
    readTrack(await (await fetch(url)).arrayBuffer()),
  ]),
);
const clean = tracks.filter(([name]) => !name.includes("lean"));
const leaning = tracks.filter(([name]) => name.includes("lean"));

test("there are 24 different turns of a cube, and each lets every face look along an axis", () => {
  const looks = new Set(
    CUBE.map((turn) =>
      FACES.slice(1)
        .map((face) => turned(turn, face).map(Math.round).join())
        .join(" "),
    ),
  );
  expect(looks.size).toBe(24);
});

test("opposite faces sum to seven, however a die is turned", () => {
  for (const turn of CUBE) {
    const down = after([1, 0, 0, 0], turn); // upside down
    expect(top(turn) + top(down)).toBe(7);
  }
});

test("every value comes up on every die of every clean throw, in four ways", () => {
  expect(clean.length).toBeGreaterThanOrEqual(12);
  for (const [, track] of clean) {
    for (let die = 0; die < track.dice; die++) {
      const rest = track.at(die, track.lasts).turn;
      for (const value of [1, 2, 3, 4, 5, 6]) {
        const ways = [0, 1, 2, 3].map((pick) => after(rest, inside(rest, value, pick)));
        expect(ways.map(top)).toEqual([value, value, value, value]);
        expect(
          new Set(
            ways.map((way) =>
              turned(way, FACES[value === 1 ? 2 : 1]!)
                .map((part) => part.toFixed(1))
                .join(),
            ),
          ).size,
        ).toBe(value === 6 ? 1 : 4);
      }
    }
  }
});

test("clean throws end flat, leaning ones with one die that is seen to lean", () => {
  const heights = (track: Track): number[] =>
    [...Array(track.dice).keys()].map((die) => {
      const { turn } = track.at(die, track.lasts);
      return Math.max(...FACES.map((face) => turned(turn, face)[1]));
    });
  for (const [, track] of clean) expect(Math.min(...heights(track))).toBeGreaterThan(0.9999);
  expect(leaning.length).toBeGreaterThanOrEqual(4);
  for (const [, track] of leaning) {
    expect(Math.min(...heights(track))).toBeLessThan(0.97);
    expect(heights(track).filter((height) => height < 0.99).length).toBe(1);
  }
});

test("a die in the air has a skew however it tumbles, also on a corner", () => {
  const onCorner = after([0, 0, Math.sin(0.5 * Math.atan(Math.SQRT1_2)), Math.cos(0.5 * Math.atan(Math.SQRT1_2))], [
    Math.sin(Math.PI / 8), 0, 0, Math.cos(Math.PI / 8),
  ]); // prettier-ignore
  const levels = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map((axis) => turned(onCorner, axis as [number, number, number])[1]); // prettier-ignore
  expect(levels.every((level) => Math.abs(level) > 0.5)).toBe(true);
  for (const turn of CUBE) expect(Math.abs(skew(after(about(0.4), after(onCorner, turn))))).toBeLessThanOrEqual(0.786);
});

test("a die's skew is what turns it straight", () => {
  for (const turn of CUBE) {
    for (const angle of [-0.7, -0.2, 0, 0.3, 0.75]) {
      const lying = after(about(angle), turn);
      expect(skew(lying)).toBeCloseTo(angle);
      expect(skew(after(about(-skew(lying)), lying))).toBeCloseTo(0);
    }
  }
});
