import { expect, test } from "vitest";
import type { Update } from "../../protocol/messages";
import { realDice } from "./realDice";

const update = (view: object): Update => ({ view }) as unknown as Update;

test("only the dice that were not held are typed", async () => {
  const throwing = update({ phase: "throw", held: [4, 4], rolls_left: 2 });
  expect(await realDice.dice(throwing, false)).toHaveLength(3);
  expect(await realDice.dice(update({ phase: "opening", held: [] }), false)).toHaveLength(5);
  expect(realDice.chance(["4", "1", "5"], throwing)).toEqual({ dice: [4, 1, 5] });
});

test("a throw is corrected with as many dice as were typed", async () => {
  const typed = { dice: [6, 2] };
  const now = { ...update({ phase: "choose", held: [] }), typed } as Update;
  expect(await realDice.dice(now, true)).toHaveLength(2);
  expect(realDice.faces(typed)).toEqual(["6", "2"]);
});
