import { expect, test } from "vitest";
import { isDone, limits, nextDigits, typedNumber } from "./keys";

const SUMS = [0, ...Array.from({ length: 26 }, (_, n) => n + 5)];

test("only digits that lead to a legal number are offered", () => {
  expect([...nextDigits(SUMS, "")].join("")).toBe("012356789");
  expect([...nextDigits(SUMS, "3")].join("")).toBe("0");
  expect([...nextDigits([25, 50], "")].join("")).toBe("25");
});

test("a number that cannot grow is written at once", () => {
  expect(isDone(SUMS, "7")).toBe(true);
  expect(isDone(SUMS, "1")).toBe(false);
  expect(isDone(SUMS, "30")).toBe(true);
  expect(typedNumber(SUMS, "1")).toBe(null);
});

test("without limits any whole number goes, also below nothing", () => {
  expect(typedNumber([], "-12")).toBe(-12);
  expect(typedNumber([], "-")).toBe(null);
  expect(nextDigits([], "12345").size).toBe(0);
  expect(isDone([], "9")).toBe(false);
});

test("limits are said as ranges", () => {
  expect(limits(SUMS)).toBe("0, 5–30");
  expect(limits([0, 4, 8])).toBe("0, 4, 8");
});
