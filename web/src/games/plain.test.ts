import { expect, test } from "vitest";
import { asWords } from "../words/words.svelte";
import { factsOf, inPlainWords, newsInPlainWords } from "./plain";

test.each([
  [{ choose: "jump" }, "choose jump"],
  [{ score: "full_house" }, "score full house"],
  [{ pass: true }, "pass"],
  [{ accuse: null }, "accuse"],
  [{ use: "red", dice: [0, 2], secret: false }, "use red, dice 0 2"],
  [{ move: { from: 3, to: 7 } }, "move from 3, to 7"],
  ["towel", "towel"],
  [null, "–"],
])("%j is said so that anybody can read it", (action, words) => {
  expect(inPlainWords(action)).toBe(words);
});

test("what happened is said with whose it was and its kind", () => {
  expect(newsInPlainWords({ kind: "belly_flop", seat: 1, lost: 12 }, ["Mia", "Ben"])).toBe("Ben: belly flop lost 12");
  expect(newsInPlainWords({ kind: "rain" }, ["Mia", "Ben"])).toBe("rain");
});

test("a view is lines that can be read, dice are dice, and seats have their names", () => {
  const view = {
    phase: "choose",
    pot: 7,
    last_die: null,
    dice: [3, 3, 6],
    over: false,
    won: true,
    points: [4, 9],
    hands: [["red", "blue"], []],
    board: { open: [1, 2, 3], rows: [[1, null], [], [5]] },
  };
  expect(factsOf(view, ["Mia", "Ben"], [4, 9])).toEqual([
    { name: "phase", text: "choose" },
    { name: "pot", text: "7" },
    { name: "last die", text: "–" },
    { name: "dice", dice: [3, 3, 6].map((value) => ({ value, colour: "plain" })) },
    { name: "over", text: "–" },
    { name: "won", text: "✓" },
    {
      name: "hands",
      within: [
        { name: "Mia", text: "red, blue" },
        { name: "Ben", text: "–" },
      ],
    },
    {
      name: "board",
      within: [
        { name: "open", text: "1, 2, 3" },
        {
          name: "rows",
          within: [
            { name: "1", text: "1, –" },
            { name: "2", text: "–" },
            { name: "3", text: "5" },
          ],
        },
      ],
    },
  ]);
});

test("numbers that are no faces of a die stay numbers", () => {
  expect(factsOf({ dice: [0, 7], die: 4 }, ["Mia"], [])).toEqual([
    { name: "dice", text: "0, 7" },
    { name: "die", dice: [{ value: 4, colour: "plain" }] },
  ]);
  expect(factsOf({ thrown: { white: [5, 6], red: [1] } }, ["Mia", "Ben"], [])).toEqual([
    {
      name: "thrown",
      dice: [
        { value: 5, colour: "white" },
        { value: 6, colour: "white" },
        { value: 1, colour: "red" },
      ],
    },
  ]);
});

test("a name is words", () => {
  expect([asWords("last_one-dry"), asWords("-forced")]).toEqual(["last one dry", "forced"]);
});
