import { expect, test } from "vitest";
import { PHONE, place, SPACES, WIDE } from "./rim";

test.each([PHONE, WIDE])("places are spread evenly and the diving board is at the top", (rim) => {
  const all = [...Array(SPACES).keys()].map((space) => place(rim, space));
  expect(all[0]!.x).toBeCloseTo(rim.width / 2);
  expect(all[0]!.y).toBeCloseTo(rim.inset);
  expect(all[1]!.x).toBeGreaterThan(all[0]!.x); // clockwise goes right from the top
  expect(all[9]!.x).toBeCloseTo(rim.width / 2);
  expect(all[9]!.y).toBeCloseTo(rim.height - rim.inset);
  all.forEach((here, n) => {
    const next = all[(n + 1) % SPACES]!;
    expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeGreaterThan(56);
  });
});
