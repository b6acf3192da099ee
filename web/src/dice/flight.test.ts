import { expect, test } from "vitest";
import { seeded } from "./chance";
import { fliers, wayTo, type Flier } from "./flight";
import { readTrack, type Track } from "./track";
import { skew, top } from "./turn";

const files = import.meta.glob<string>("./throws/hand-?.bin", { query: "?url&inline", import: "default", eager: true });
const tracks = Object.values(files).map((file): Track => {
  const bytes = Uint8Array.from(atob(file.split(",")[1]!), (letter) => letter.charCodeAt(0));
  return readTrack(bytes.buffer);
});
/** Five places in a row, spaced as on the narrowest phone. */
const ROW = [-2, -1, 0, 1, 2].map((n) => ({ value: 1 + (n + 2), at: [1.27 * n, 0] as const, turn: 3 * n }));
const SIDES = [0, (2 * Math.PI) / 3, Math.PI, (4 * Math.PI) / 3, Math.PI / 2];
const every = (dice: Flier[], look: (seconds: number) => void): void => {
  const lasts = Math.max(...dice.map(({ ends }) => ends));
  for (let seconds = 0; seconds <= lasts; seconds += 0.02) look(seconds);
};
const apart = (a: Flier, b: Flier, seconds: number): number => {
  const [[x, y, z], [u, v, w]] = [a.at(seconds).place, b.at(seconds).place];
  return Math.hypot(x - u, y - v, z - w);
};

test("there are throws to look at", () => expect(tracks.length).toBe(6));

test.each(SIDES)("thrown from %f, no die runs through another", (side) => {
  for (const [n, track] of tracks.entries()) {
    const dice = fliers(track, ROW, wayTo(side), [9, 9, 9, 9, 9], seeded("t", n));
    every(dice, (seconds) => {
      dice.forEach((a, at) => {
        for (const b of dice.slice(at + 1)) expect(apart(a, b, seconds)).toBeGreaterThan(1.1);
      });
    });
  }
});

test("every die comes from beyond the page and ends where the flat one waits, with the face that was thrown", () => {
  for (const [n, track] of tracks.entries()) {
    const dice = fliers(track, ROW, wayTo(0), [9, 9, 9, 9, 9], seeded("t", n));
    dice.forEach((die, at) => {
      expect(die.at(die.begins).place[2]).toBeGreaterThanOrEqual(8.5);
      const { place, turn } = die.at(die.ends);
      expect(place[0]).toBeCloseTo(ROW[at]!.at[0], 1);
      expect(place[2]).toBeCloseTo(ROW[at]!.at[1], 1);
      expect(top(turn)).toBe(ROW[at]!.value);
      expect((-skew(turn) * 180) / Math.PI).toBeCloseTo(ROW[at]!.turn, 0);
    });
  }
});

test("the last one comes after all others and takes longer, whatever it shows", () => {
  for (const value of [3, 6]) {
    const thrown = [...ROW.slice(0, 4), { ...ROW[4]!, value, last: true }];
    const dice = fliers(tracks[0]!, thrown, wayTo(0), [9, 9, 9, 9, 9], seeded("t", 1));
    const [others, last] = [dice.slice(0, 4), dice[4]!];
    expect(last.begins).toBeGreaterThan(Math.max(...others.map(({ begins }) => begins)));
    expect(last.ends - last.begins).toBeGreaterThan(1.5 * (others[0]!.ends - others[0]!.begins));
  }
});
