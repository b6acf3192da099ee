import { expect, test } from "vitest";
import { changed, freshPad, now, type Pad } from "../../pad/pad";

test("who has more of the box that decides is in front", () => {
  let pad = freshPad(
    "dice-pool-party",
    ["Mia", "Ben"].map((name) => ({ name, animal: "fox" })),
  );
  const write = (player: number, box: string, points: number): Pad =>
    changed(pad, { write: box, player, column: 0, points })!;
  pad = write(0, "all", 40);
  pad = write(1, "all", 30);
  pad = write(1, "doubles", 10);
  expect(now(pad).shown.leaders).toEqual([0]);
});
