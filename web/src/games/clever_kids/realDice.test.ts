import { expect, test } from "vitest";
import type { Update } from "../../protocol/messages";
import { realDice } from "./realDice";

test("each die has faces of its own", async () => {
  const sheet = { dice: [["heart", "joker", "cake", "cake", "pink", "candle"]] };
  const now = { view: {}, room: { options: { sheet } } } as unknown as Update;
  expect((await realDice.dice(now, false))[0]!.faces).toEqual(["heart", "joker", "cake", "pink", "candle"]);
  expect(realDice.chance(["cake"], now)).toEqual({ dice: ["cake"] });
});
