import { expect, test } from "vitest";
import { csv, freshSheet, leaders, tidied, totals } from "./pad";

const sheet = { ...freshSheet(["Mia", "Opa"]), rounds: [[12, 31], [20, null], [null, null]] };

test("totals leave empty cells out, and who has most leads", () => {
  expect(totals(sheet)).toEqual([32, 31]);
  expect(leaders(sheet)).toEqual([0]);
  expect(leaders(freshSheet(["Mia", "Opa"]))).toEqual([]);
});

test("there is always exactly one empty round to write in", () => {
  expect(tidied([[1, 2], [null, null], [null, null]], 2)).toEqual([[1, 2], [null, null]]);
  expect(tidied([[1, null]], 2)).toEqual([[1, null], [null, null]]);
});

test("a sheet as CSV has names, rounds and totals, and survives quotes", () => {
  expect(csv({ ...sheet, names: ['M"ia', "Opa"] })).toBe('"M""ia","Opa"\r\n"12","31"\r\n"20",""\r\n"32","31"');
});
