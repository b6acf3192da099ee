import { describe, expect, test } from "vitest";
import type { Choice } from "../../protocol/messages";
import { Choices, NOTHING, readOptions } from "./choices";
import { OURS } from "./ours.fixture";
import type { SheetView } from "./view.gen";

const EMPTY: SheetView = {
  yellow: 0,
  red: 0,
  green: [
    [false, false, false, false],
    [false, false, false, false],
    [false, false, false, false],
  ],
  blue: { cupcake: 0, donut: 0, cake: 0 },
  stars: 0,
  complete: [],
};
const listed = (...all: [what: object, points?: number][]): Choice[] =>
  all.map(([what, points = 0]) => ({ do: what, points }));
const menu = (faces: string[], legal: Choice[], sheet = EMPTY, more = false): Choices =>
  new Choices(readOptions(legal, OURS, sheet), faces, more);
const glowing = (choices: Choices, hand = NOTHING): string[] => [...choices.glows(hand)].sort();

describe("balloons and candles", () => {
  const faces = ["heart", "joker", "candle", "candle", "donut"];
  const choices = menu(
    faces,
    listed(
      [{ use: "yellow", dice: [0] }],
      [{ use: "yellow", dice: [1] }],
      [{ use: "yellow", dice: [0, 1] }],
      [{ use: "red", dice: [2] }],
      [{ use: "red", dice: [3] }],
      [{ use: "red", dice: [1] }],
      [{ use: "red", dice: [1, 2, 3] }, 1],
      [{ use: "blue", dice: [1, 4], rows: ["donut"] }],
    ),
  );

  test("everything that may be crossed off glows, and nothing else", () => {
    expect(glowing(choices)).toEqual(["blue donut 0", "red 0", "red 1", "yellow 0", "yellow 1"]);
    expect(glowing(choices, choices.press(NOTHING, "yellow 0"))).toEqual(["yellow 1"]);
  });
  test("a press further on takes what comes before, and the dice that show it", () => {
    const hand = choices.press(NOTHING, "red 1");
    expect(hand.spots).toEqual(["red 0", "red 1"]);
    expect(choices.ready(hand)).toMatchObject({ do: { use: "red", dice: [1, 2, 3] }, stars: 1 });
  });
  test("a joker is saved unless it is pressed", () => {
    const hand = choices.press(NOTHING, "yellow 0");
    expect(choices.ready(hand)?.dice).toEqual([0]);
    expect(choices.ready(choices.pressDie(hand, 1))?.dice).toEqual([1]);
  });
  test("a die alone decides where only one thing can be meant", () => {
    expect(choices.pressDie(NOTHING, 0).spots).toEqual(["yellow 0"]);
    const joker = choices.pressDie(NOTHING, 1);
    expect(joker.spots).toEqual([]);
    expect(choices.ready(choices.press(joker, "red 0"))?.dice).toEqual([1]);
  });
  test("a second press takes back, with what came after it", () => {
    const both = choices.press(NOTHING, "red 1");
    expect(choices.press(both, "red 1").spots).toEqual(["red 0"]);
    expect(choices.press(both, "red 0")).toEqual(NOTHING);
    expect(choices.pressDie(choices.pressDie(NOTHING, 0), 0)).toEqual(NOTHING);
  });
  test("another area begins anew", () => {
    expect(choices.press(choices.press(NOTHING, "yellow 1"), "red 0").spots).toEqual(["red 0"]);
  });
  test("a press beside the symbols takes the first of them", () => {
    expect(choices.pressArea(NOTHING, "yellow").spots).toEqual(["yellow 0"]);
    expect(choices.pressArea(NOTHING, "blue").spots).toEqual(["blue donut 0"]);
  });
});

describe("sweets", () => {
  const faces = ["donut", "cake", "donut", "cake", "heart"];
  const choices = menu(
    faces,
    listed(
      [{ use: "blue", dice: [0, 2], rows: ["donut"] }],
      [{ use: "blue", dice: [1, 3], rows: ["cake"] }],
      [{ use: "blue", dice: [0, 2, 1, 3], rows: ["donut", "cake"] }],
      [{ use: "blue", dice: [1, 3, 0, 2], rows: ["cake", "donut"] }],
      [{ pass: true }],
    ),
  );
  test("two pairs go in the order of the presses", () => {
    const hand = choices.press(choices.press(NOTHING, "blue cake 0"), "blue donut 0");
    expect(choices.ready(hand)?.do).toEqual({ use: "blue", dice: [1, 3, 0, 2], rows: ["cake", "donut"] });
  });
  test("a pair is complete with its second die", () => {
    const one = choices.pressDie(NOTHING, 0);
    expect(choices.ready(one)).toBeNull();
    expect(choices.ready(choices.pressDie(one, 2))?.do).toEqual({ use: "blue", dice: [0, 2], rows: ["donut"] });
  });
  test("passing is offered where the server offers it", () => {
    expect(choices.canPass).toBe(true);
    expect(choices.any).toBe(true);
  });
});

describe("presents", () => {
  const faces = ["present", "present", "joker", "heart", "heart"];
  const alone = [0, 1, 2].flatMap((die) =>
    [0, 1, 2, 3].map((column): [object] => [{ use: "green", dice: [die], cells: [[0, column]] }]),
  );

  test("too many to list are put together from those for one die", () => {
    const choices = menu(faces, listed(...alone), EMPTY, true);
    let hand = NOTHING;
    for (const spot of ["green 0 3", "green 0 0", "green 0 2"]) hand = choices.press(hand, spot);
    expect(choices.ready(hand)?.do).toEqual({
      use: "green",
      dice: [0, 1, 2],
      cells: [
        [0, 3],
        [0, 0],
        [0, 2],
      ],
    });
    expect(glowing(choices, hand)).toEqual([]); // no die is left for another spot
    expect(choices.press(hand, "green 0 1").spots).toEqual(["green 0 1"]);
  });
  test("two dice pressed first want two presents", () => {
    const choices = menu(faces, listed(...alone), EMPTY, true);
    const dice = choices.pressDie(choices.pressDie(NOTHING, 0), 2);
    const one = choices.press(dice, "green 0 1");
    expect(choices.ready(one)).toBeNull();
    expect(choices.ready(choices.press(one, "green 0 3"))?.do).toEqual({
      use: "green",
      dice: [0, 2],
      cells: [
        [0, 1],
        [0, 3],
      ],
    });
  });
  test("the order of the presses is kept where the list has another", () => {
    const choices = menu(
      faces,
      listed([
        {
          use: "green",
          dice: [0, 1],
          cells: [
            [0, 0],
            [1, 1],
          ],
        },
        1,
      ]),
    );
    const hand = choices.press(choices.press(NOTHING, "green 1 1"), "green 0 0");
    expect(choices.ready(hand)).toMatchObject({
      do: {
        use: "green",
        dice: [0, 1],
        cells: [
          [1, 1],
          [0, 0],
        ],
      },
      stars: 1,
    });
  });
});

test("a bonus with a choice glows in its area", () => {
  const sheet = { ...EMPTY, blue: { cupcake: 1, donut: 0, cake: 3 } };
  const choices = menu([], listed([{ bonus: "blue", row: "cupcake" }], [{ bonus: "blue", row: "donut" }]), sheet);
  expect(glowing(choices)).toEqual(["blue cupcake 1", "blue donut 0"]);
  expect(choices.ready(choices.press(NOTHING, "blue cupcake 1"))?.do).toEqual({ bonus: "blue", row: "cupcake" });
});
