"""Clever Kids on phones: tapping what glows, step by step, from the first roll to the end."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

from playwright.sync_api import Error, Page, ViewportSize, expect
from tests.server.kit import Server
from tests.web.cut import unreadable
from tests.web.laid import lay_near_the_end
from tests.web.motion import Director
from tests.web.play import Phones, code_of, ended, open_table

GLOWS = ".sheet button.glow"
MARKED = ".sheet button.marked"
SMALL: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 375, "height": 667},
    {"width": 390, "height": 844},
)
FINGER = 44
# What a finger has to hit, and what of it, or of the sheet, is not on the screen.
TOO_SMALL = """(finger) => {
  const strips = document.querySelector(".sheet.strips") !== null;
  const cells = strips ? ".sheet .open .cell" : ".sheet button.cell";
  const found = [];
  for (const one of document.querySelectorAll(
      `${cells}, .sheet .cover, .roll button, .dock button, .sheet, .roll`)) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const what = `${one.className} ${one.dataset.spot ?? ""} ${width} x ${height}`;
    if (Math.min(width, height) < finger) found.push(`small: ${what}`);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      found.push(`outside: ${what}`);
  }
  const board = document.querySelector(".board");
  if (board.scrollHeight > board.clientHeight) found.push("it scrolls");
  return found;
}"""


class Child:
    """A player that taps what glows, then the big button."""

    def __init__(self, phone: Page, seed: int) -> None:
        self.phone, self.rng = phone, Random(seed)
        self.asked: set[str] = set()

    @property
    def done(self) -> bool:
        return self.phone.locator(".end").count() > 0

    def tap(self) -> None:
        """Tap one highlighted element, if there is any."""
        try:
            self.asked.add(self.phone.locator(".banner").first.inner_text(timeout=500))
            if self.phone.locator(MARKED).count():
                self.phone.locator(".dock .btn:enabled").last.click(timeout=500)
            elif glowing := self.phone.locator(GLOWS).count():
                self.phone.locator(GLOWS).nth(self.rng.randrange(glowing)).click(timeout=500)
            elif self.phone.locator(".dock .btn:enabled").count():
                self.phone.locator(".dock .btn:enabled").last.click(timeout=500)
            else:
                self.phone.keyboard.press("Escape")  # no need to wait for what is only shown
        except Error:
            return  # it changed under the finger; look again


def play(*children: Child, taps: int = 1500) -> None:
    for _ in range(taps):
        playing = [child for child in children if not child.done]
        if not playing:
            return
        for child in playing:
            child.tap()
        playing[0].phone.wait_for_timeout(15)
    raise AssertionError("the party did not end")


def until_it_glows(page: Page) -> bool:
    """Roll or wait until this phone has a choice; False at the end of the game."""
    for _ in range(1000):
        if page.locator(GLOWS).count():
            return True
        if page.locator(".end").count():
            return False
        if page.locator(".dock .btn:enabled").count():
            with suppress(Error):  # it may be gone under the finger
                page.locator(".dock .btn:enabled").last.click(timeout=500)
        page.wait_for_timeout(60)
    raise AssertionError("nothing ever glowed")


def test_two_children_and_a_bot_tap_what_glows_to_the_end(phones: Phones, server: Server) -> None:
    people = {"Mia": "fox", "Lou": "turtle", "Otto": "otter"}
    laid = lay_near_the_end(server, "clever-kids", "ppb", actions=6, people=people)
    mia, lou = laid.seat(phones(), 0), laid.seat(phones(), 1)
    children = Child(mia, 3), Child(lou, 4)
    play(*children)
    assert mia.locator(".end li[data-seat]").count() == 3
    assert ended(mia) == ended(lou)
    asked = children[0].asked | children[1].asked
    assert {"Tap something that glows.", "Cross this off?", "What is left is yours too."} <= asked
    mia.get_by_role("button", name="Table").click()
    expect(mia.get_by_role("heading", name="The party is over.")).to_be_visible()
    stars = mia.locator(".table .seat .num").all_inner_texts()
    mia.get_by_role("button", name=re.compile("^Lou")).click()
    expect(mia.get_by_role("heading", name="Lou’s sheet")).to_be_visible()
    assert mia.locator(".sheet .done").count() > 0
    assert all(text.endswith("★") for text in stars)


def test_a_tap_is_taken_back_and_another_area_begins_anew(phones: Phones) -> None:
    page = phones()
    open_table(page, "clever-kids")
    assert until_it_glows(page)
    before = page.locator(GLOWS).count()
    page.locator(GLOWS).first.click()
    expect(page.locator(MARKED)).not_to_have_count(0)
    assert page.locator(".roll button[aria-pressed=true]").count() > 0  # the dice it would take
    page.get_by_role("button", name="Back", exact=True).last.click()
    expect(page.locator(MARKED)).to_have_count(0)
    expect(page.locator(GLOWS)).to_have_count(before)
    page.locator(GLOWS).first.click()
    page.locator(MARKED).first.click()
    expect(page.locator(MARKED)).to_have_count(0)
    assert page.locator(".sheet .done").count() == 0


def test_what_a_small_finger_must_hit_is_large_enough(phones: Phones) -> None:
    page = phones()
    open_table(page, "clever-kids")
    for choices in range(8):
        if not until_it_glows(page):
            assert choices > 2  # a quick party
            return
        dice = page.locator(".roll button").all()
        assert all(
            (box := die.bounding_box()) and min(box["width"], box["height"]) >= 64 for die in dice
        )
        page.locator(GLOWS).first.click()
        page.wait_for_timeout(50)
        for cell in page.locator(f"{GLOWS}, {MARKED}").all():
            box = cell.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 56  # with half the gap around it, 64
        assert page.locator(".board").evaluate("it => it.scrollHeight <= it.clientHeight")
        page.locator(".dock .btn:enabled").last.click()
        expect(page.locator(MARKED)).to_have_count(0)


def test_from_small_phones_up_a_finger_hits_every_cell_and_nothing_is_cut(
    phones: Phones, server: Server
) -> None:
    director = Director(
        server, "clever-kids", {"Mia": "fox", "Otto": "cat", "Josephine": "frog", "Lou": "otter"}
    )
    director.fall({"dice": ["joker", "candle", "present", "donut", "donut"]})
    page = director.seat(phones(motion="reduce"), 0)
    for language in ("en", "de", "fr", "es"):
        page.evaluate("(language) => localStorage.setItem('language', language)", language)
        page.reload()
        for size in SMALL:
            page.set_viewport_size(size)
            page.locator(f"{GLOWS}, .cover.glows").first.wait_for()
            for area in ("yellow", "red", "green", "blue"):
                cover = page.locator(f".sheet .{area} .cover")
                if cover.count():
                    cover.click()
                    expect(page.locator(f".sheet .{area}.open")).to_be_visible()
                assert page.evaluate(TOO_SMALL, FINGER) == [], (language, size, area)
                assert unreadable(page, "normal") == [], (language, size, area)
            page.locator(GLOWS).first.click()
            expect(page.locator(MARKED)).not_to_have_count(0)
            assert page.evaluate(TOO_SMALL, FINGER) == [], (language, size, "marked")
            assert unreadable(page, "normal") == [], (language, size, "marked")
            page.locator(MARKED).last.click()
    director.close()


def test_it_is_played_with_a_keyboard_alone(phones: Phones) -> None:
    page = phones()
    open_table(page, "clever-kids")
    expect(page.locator(".table")).to_be_visible()
    page.get_by_role("button", name="Throw").focus()
    page.keyboard.press("Enter")
    until_it_glows(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('glow')"):
            break
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    expect(page.locator(MARKED)).not_to_have_count(0)
    assert page.evaluate("document.activeElement.classList.contains('marked')")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText") == "Cross off!":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".sheet .done")).not_to_have_count(0)


def test_the_big_screen_shows_every_sheet_and_nothing_to_press(phones: Phones) -> None:
    page, screen = phones(), phones(size={"width": 1280, "height": 800})
    open_table(page, "clever-kids", "Bots: one more")
    expect(page.locator(".sheet")).to_be_visible()
    screen.goto(f"/tv/{code_of(page)}")
    expect(screen.locator(".sheet")).to_have_count(3)
    expect(screen.locator(".stage button")).to_have_count(0)
    until_it_glows(page)
    page.locator(GLOWS).first.click()
    page.locator(".dock .btn:enabled").last.click()
    expect(screen.locator(".sheet .done")).not_to_have_count(0)


def test_who_only_looks_on_has_no_sheet_to_go_back_to(phones: Phones) -> None:
    mia, eve = phones(), phones()
    open_table(mia, "clever-kids")
    expect(mia.locator(".table")).to_be_visible()
    eve.goto(mia.url)
    eve.locator(".seats button").last.click()
    expect(eve.get_by_role("button", name="Back to the game")).to_be_visible()
    expect(eve.get_by_role("button", name="Back to my sheet")).to_have_count(0)
