"""Every phone shows a reveal in log order, and nothing of it early."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.play import Phones, code_of, open_table, sit_down
from tests.web.secrets import Ear

# Records each item on the page as a word, in order. The best box says its points, too.
WATCH = """
self.seen = [];
const note = (word) => seen.includes(word) || seen.push(word);
new MutationObserver(() => {
  const boxes = [...document.querySelectorAll("li[data-box]")];
  if (!boxes.length) return;
  if (document.querySelector("li.taken")) note("marks");
  if (document.querySelector(".lies")) note("lifted");
  for (const box of boxes)
    if (!box.matches(".lit") && box.querySelector(".num").textContent)
      note("counted " + box.dataset.box);
  if (document.querySelector("li.lit")) note("best");
  const points = [...document.querySelectorAll(".seat .num")];
  if (points.some((one) => one.textContent !== "0")) note("written");
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
AFTER = 6  # words: then all boxes show what they were worth


def _crosses(page: Page, box: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{box}")).click()
    page.locator(".dock button").click()


def _told(ear: Ear) -> list[str]:
    """The reveal this phone received from the table."""
    (news,) = [
        [piece for told in update["news"] for piece in told["news"]]
        for update in ear.told
        if any(piece["kind"] == "marks" for told in update["news"] for piece in told["news"])
    ]
    words: list[str] = []
    for piece in news:
        word = piece["kind"]
        if word == "counted":
            word += f" {piece['mark'][0]['box']}"
        if word != "crossed" and word not in words:
            words.append(word)
    return words


def test_a_reveal_is_seen_in_the_order_of_the_log_on_both_phones(phones: Phones) -> None:
    mia, lou = phones(), phones()
    for phone in (mia, lou):
        phone.add_init_script(WATCH)
    open_table(mia, "dice-pool-party", "By link: one more", "Bots: one fewer")
    ears = [Ear(mia), Ear(lou)]
    sit_down(lou, code_of(mia), "Lou")
    mia.reload()
    mia.get_by_role("button", name="Shake").click()
    expect(mia.locator("button.box").first).to_be_visible()
    expect(lou.locator("button.box").first).to_be_visible()
    _crosses(mia, "Fives")
    _crosses(lou, "All twelve")
    for phone, ear in zip((mia, lou), ears, strict=True):
        expect(phone.get_by_text("Round 2 of 12")).to_be_visible()
        order = _told(ear)
        assert order == ["marks", "lifted", "counted fives", "counted all", "best", "written"]
        assert phone.evaluate("seen.length") > AFTER
        assert phone.evaluate(f"seen.slice(0, {AFTER})") == order
