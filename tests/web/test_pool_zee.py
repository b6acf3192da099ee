"""Pool-zee on a phone: every box fits on a small screen, and a fade marks hidden rows."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.web.play import Phones, open_table

SMALL: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 375, "height": 667})
LEAST = 40  # pixels: a cell of a score sheet

BOXES = """() => [...document.querySelectorAll(".stage .box")].map((box) => {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [box.innerText, whole && box.contains(document.elementFromPoint(x, y)), bottom - top];
})"""


@pytest.mark.parametrize("size", SMALL, ids=["360", "375"])
def test_all_boxes_are_there_on_a_small_phone(phones: Phones, size: ViewportSize) -> None:
    page = phones(size=size)
    open_table(page, "pool-zee", "Bots: one fewer")
    page.get_by_role("button", name="Throw all five").click()
    expect(page.get_by_role("button", name="Throw 5 dice")).to_be_visible()
    for language in ("Deutsch", "Français", "Español", "English"):
        page.get_by_role("banner").get_by_role("button").last.click()
        page.get_by_role("button", name=language).click()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        boxes = page.evaluate(BOXES)
        assert len(boxes) == 13
        for words, whole, high in boxes:
            assert whole, words
            assert high >= LEAST, (words, high)


def test_in_large_type_the_card_fades_where_it_goes_on(phones: Phones) -> None:
    page = phones(size=SMALL[0])
    open_table(page, "pool-zee", "Bots: one fewer")
    card = page.locator(".columns")
    expect(card).not_to_have_attribute("data-more", "")
    page.evaluate("document.documentElement.dataset.type = 'large'")
    expect(card).to_have_attribute("data-more", "")
    card.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    expect(card).not_to_have_attribute("data-more", "")
