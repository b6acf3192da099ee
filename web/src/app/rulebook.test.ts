import { expect, test } from "vitest";
import { markdown, rulesOf } from "./rulebook";

test("headings, lists and tables become what they are", () => {
  expect(markdown("# A\n\n- b\n- **c**\n\n| x | y |\n|---|---|\n| 1 | 2 |")).toBe(
    "<h2>A</h2><ul><li>b</li><li><b>c</b></li></ul><div class=\"scroll\"><table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>2</td></tr></table></div>",
  );
});

test("nothing in a text becomes a tag of its own", () => {
  expect(markdown("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
});

test.each(["pool-zee", "dice-cup", "dice-pool-party", "splash-party", "clever-kids"])("%s has a page", async (game) => {
  expect(await rulesOf(game)).toContain("<h2>");
});
