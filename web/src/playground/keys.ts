/** What the editor types by itself: a step of indentation, and a new line that is indented as the one before. */

const STEP = 4;

/** Replaces what is between `from` and `to` by `text`; `then` is selected. */
export interface Change {
  from: number;
  to: number;
  text: string;
  then: [number, number];
}

/** What this key does where from–to is selected, if it is not what the browser does. */
export function typed(code: string, from: number, to: number, key: { key: string; shiftKey: boolean }): Change | null {
  if (key.key === "Enter" && !key.shiftKey) return newLine(code, from, to);
  if (key.key === "Tab")
    return key.shiftKey || code.slice(from, to).includes("\n")
      ? shift(code, from, to, key.shiftKey)
      : step(code, from, to);
  return null;
}

const lineStart = (code: string, at: number): number => code.lastIndexOf("\n", at - 1) + 1;

function newLine(code: string, from: number, to: number): Change {
  const before = code.slice(lineStart(code, from), from);
  const indent = /^ */.exec(before)![0].length + (/:\s*(#.*)?$/.test(before) ? STEP : 0);
  const text = `\n${" ".repeat(indent)}`;
  return { from, to, text, then: [from + text.length, from + text.length] };
}

/** Spaces up to the next step. */
function step(code: string, from: number, to: number): Change {
  const text = " ".repeat(STEP - ((from - lineStart(code, from)) % STEP));
  return { from, to, text, then: [from + text.length, from + text.length] };
}

/** All lines that are touched, one step in or out. */
function shift(code: string, from: number, to: number, out: boolean): Change {
  const start = lineStart(code, from);
  const next = code.indexOf("\n", to > from && code[to - 1] === "\n" ? to - 1 : to);
  const end = next < 0 ? code.length : next;
  const lines = code.slice(start, end).split("\n");
  const shifted = lines.map((line) => (out ? line.replace(/^ {1,4}/, "") : line && " ".repeat(STEP) + line));
  const text = shifted.join("\n");
  const first = shifted[0]!.length - lines[0]!.length;
  return {
    from: start,
    to: end,
    text,
    then: [Math.max(start, from + first), Math.max(start, to + text.length - (end - start))],
  };
}
