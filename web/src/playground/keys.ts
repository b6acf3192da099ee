/** The editor's own keys: Tab indents, and Enter keeps the indentation of the last line. */

const STEP = 4;

/** Replaces the text between `from` and `to` by `text`, then selects `then`. */
export interface Change {
  from: number;
  to: number;
  text: string;
  then: [number, number];
}

/** The change made by this key with the selection from–to; null leaves the key to the browser. */
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

/** Inserts spaces up to the next indentation step. */
function step(code: string, from: number, to: number): Change {
  const text = " ".repeat(STEP - ((from - lineStart(code, from)) % STEP));
  return { from, to, text, then: [from + text.length, from + text.length] };
}

/** Indents or outdents all selected lines by one step. */
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
