/** Changes to a pad that this phone already has: JSON Patch, of which a table uses three operations. */
import type { Mark } from "./messages";

type Branch = unknown[] | Record<string, unknown>;

/** The pad after these changes; does not modify the old one. */
export function patched(pad: unknown, marks: readonly Mark[]): unknown {
  const root: Record<string, unknown> = { "": pad };
  for (const { op, path, value } of marks) {
    const way = path.split("/");
    const last = way.pop()!;
    let at: Branch = root;
    for (const step of way) at = copied(at, step);
    if (!Array.isArray(at)) at[last] = value;
    else if (op === "remove") at.splice(+last, 1);
    else at.splice(last === "-" ? at.length : +last, op === "add" ? 0 : 1, value);
  }
  return root[""];
}

/** Replaces the branch at this step with a shallow copy, and returns it. */
function copied(at: Branch, step: string): Branch {
  const there = at as Record<string, Branch>;
  const found = there[step]!;
  return (there[step] = Array.isArray(found) ? [...found] : { ...found });
}
