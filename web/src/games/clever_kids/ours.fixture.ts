/** The sheet of the rules' §4.1–§4.5, for the tests. */
import type { Layout } from "./layout";

export const OURS: Layout = {
  dice: [
    ["heart", "green", "candle", "present", "cupcake", "joker"],
    ["blue", "pink", "candle", "present", "donut", "joker"],
    ["pink", "candle", "present", "cupcake", "cake", "joker"],
    ["heart", "blue", "candle", "present", "donut", "cake"],
    ["green", "candle", "present", "cupcake", "donut", "cake"],
  ],
  yellow: [
    ["heart", null, 0],
    ["blue", null, 0],
    ["pink", "blue", 0],
    ["green", null, 1],
    ["heart", null, 0],
    ["pink", "red", 0],
    ["blue", null, 1],
    ["green", null, 0],
    ["heart", "green", 0],
    ["pink", null, 1],
    ["blue", null, 0],
    ["green", null, 2],
  ],
  red: [
    [1, null, 0],
    [2, null, 1],
    [1, "yellow", 0],
    [2, null, 1],
    [1, "green", 0],
    [2, null, 1],
    [1, "blue", 0],
    [2, null, 1],
    [3, null, 2],
  ],
  green: {
    rows: 3,
    columns: 4,
    row: [
      [null, 1],
      [null, 1],
      [null, 1],
    ],
    column: [
      [null, 1],
      ["blue", 0],
      ["yellow", 0],
      ["red", 0],
    ],
  },
  blue: {
    cupcake: [
      ["yellow", 0],
      [null, 1],
      ["green", 1],
    ],
    donut: [
      ["red", 0],
      [null, 1],
      ["yellow", 1],
    ],
    cake: [
      ["green", 0],
      [null, 1],
      ["red", 1],
    ],
  },
};
