import { expect, test } from "vitest";
import type { Update } from "../../protocol/messages";
import { realDice } from "./realDice";

test("two dice of each colour, spelled by colour", async () => {
  const view = { edition: { colours: [{ name: "white" }, { name: "green" }] } };
  const now = { view, room: { game: "dice-cup" } } as unknown as Update;
  expect((await realDice.dice(now, false)).map(({ look }) => look)).toEqual(["white", "white", "lime", "lime"]);
  expect(realDice.chance(["5", "6", "3", "3"], now)).toEqual({ dice: { white: [5, 6], green: [3, 3] } });
});
