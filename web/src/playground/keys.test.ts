import { expect, test } from "vitest";
import { typed } from "./keys";

/** The code after this key, with | at both ends of the selection. */
function after(before: string, key: string, shiftKey = false): string | null {
  const [head = "", middle, tail] = before.split("|");
  const code = [head, middle, tail].join("");
  const to = tail === undefined ? head.length : head.length + middle!.length;
  const made = typed(code, head.length, to, { key, shiftKey });
  if (!made) return null;
  const text = code.slice(0, made.from) + made.text + code.slice(made.to);
  const [from, end] = made.then;
  return from === end
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, end)}|${text.slice(end)}`;
}

test("a new line is indented as the one before, and one step more after a colon", () => {
  expect(after("    x = 1|", "Enter")).toBe("    x = 1\n    |");
  expect(after("  for n in x:  # all|\ny", "Enter")).toBe("  for n in x:  # all\n      |\ny");
  expect(after("if x:\n    a|bc|", "Enter")).toBe("if x:\n    a\n    |");
  expect(after("x = {1: 2}|", "Enter")).toBe("x = {1: 2}\n|");
});

test("Tab goes to the next step, and shifts lines that are selected", () => {
  expect(after("|x", "Tab")).toBe("    |x");
  expect(after("ab|", "Tab")).toBe("ab  |");
  expect(after("a\n|b\n\nc|\nd", "Tab")).toBe("a\n    |b\n\n    c|\nd");
});

test("Shift and Tab takes a step back, and never more than there is", () => {
  expect(after("      x|", "Tab", true)).toBe("  x|");
  expect(after("a\n  b|", "Tab", true)).toBe("a\nb|");
  expect(after("|", "Tab", true)).toBe("|");
  expect(after("    |a\n    b|\nc", "Tab", true)).toBe("|a\nb|\nc");
});

test("every other key is the browser's", () => {
  expect(after("x|", "a")).toBeNull();
  expect(after("x|", "Enter", true)).toBeNull();
});
