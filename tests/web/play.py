"""Hands that play on a phone: they know only what the page shows, and press it."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

GAMES = ("pool-zee", "dice-cup", "dice-pool-party", "splash-party", "clever-kids")
SAME_BOARD = {"dice-pool-party"}  # the same board as Dice Cup, so only in the nightly run
LONGEST_WAIT = 1000  # consecutive rounds without anything to press
Phone = Page
Phones = Callable[..., Phone]

# One element to press now: the curtain's button, then the button that confirms a marked box, else a
# free box, the dock or the stage. The two random numbers decide between them.
PRESSABLE = """([dock_first, which]) => {
  const shown = (one) =>
    !one.disabled && one.ariaDisabled !== "true"
    && one.checkVisibility({ visibilityProperty: true })
    && !one.closest(".hold, .seats, [inert]");
  const all = [...document.querySelectorAll(
    ".curtain button, .stage button, .stage [role=button], .dock button")].filter(shown);
  const here = (selector) => all.filter((one) => one.matches(selector));
  const [curtain] = here(".curtain button");
  if (curtain) return { element: curtain, curtain: true };
  const boxes = here(".box:not(.scored)"), dock = here(".dock button:not(.quiet)");
  if (here(".box.marked").length && dock.length) return { element: dock[0] };
  const stage = here(".stage :is(button, [role=button]):not(.box)");
  const some = [boxes.length && dock_first < 0.3 ? dock : [], boxes, dock, stage]
    .find((some) => some.length);
  return some ? { element: some[Math.floor(which * some.length)] } : {};
}"""


def by_day(game: str) -> ParameterSet:
    """This game as a test parameter; the daytime run covers each board once."""
    return pytest.param(game, marks=pytest.mark.nightly if game in SAME_BOARD else ())


def open_table(page: Phone, game: str, *presses: str) -> None:
    """Open a table for this game after pressing these set-up buttons."""
    page.goto(f"/new/{game}")
    for press in presses:
        page.get_by_label(press).or_(page.locator("summary", has_text=press)).click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    page.wait_for_url("**/t/**")


def code_of(page: Phone) -> str:
    """The table's code, read from its bar."""
    return page.locator(".bar span.pill:not(.lost)").first.inner_text()


def sit_down(page: Phone, code: str, name: str) -> None:
    """Join the table by its code, under this name."""
    page.goto("/")
    page.get_by_label("Got a code?").fill(code.lower())
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".table .seats")).to_contain_text(name)


class Hand:
    """Presses a random enabled element, but confirms a marked box first."""

    def __init__(self, phone: Phone, seed: int) -> None:
        self.phone, self._rng = phone, Random(seed)

    @property
    def done(self) -> bool:
        """Whether the phone shows the final result."""
        return self.phone.locator(".end").count() > 0

    @property
    def may_press(self) -> bool:
        """Whether there is anything to press now."""
        return self._find(0, 0) is not None

    def press(self) -> bool:
        """Press one element, or Escape to skip an animation; whether an element was pressed."""
        chosen = self._choice()
        if chosen is None:
            with suppress(Error):  # the page is navigating
                self.phone.keyboard.press("Escape")
            return False
        element, curtain = chosen
        try:
            if curtain:
                element.press("Enter")
            else:
                element.click(timeout=700)
        except Error:
            return False  # the element moved; try again
        return True

    def _choice(self) -> tuple[ElementHandle, bool] | None:
        return self._find(self._rng.random(), self._rng.random())

    def _find(self, *chance: float) -> tuple[ElementHandle, bool] | None:
        try:
            found = self.phone.evaluate_handle(PRESSABLE, list(chance)).get_properties()
        except Error:
            return None  # the page is navigating
        element = found["element"].as_element() if found else None
        return None if element is None else (element, "curtain" in found)


class Reader(Hand):
    """A hand that stops at the end of a game and leaves the last board on screen."""

    @property
    def onward(self) -> Locator:
        """The button that leads to the result."""
        return self.phone.get_by_role("button", name="See the result")

    @property
    def over(self) -> bool:
        """Whether the phone shows the end of the game or its result."""
        return self.done or self.onward.count() > 0

    def _choice(self) -> tuple[ElementHandle, bool] | None:
        chosen = super()._choice()
        at_end = chosen is not None and chosen[0].inner_text() == "See the result"
        return None if at_end else chosen


def play_out(*phones: Phone, presses: int = 3000) -> None:
    """Play on all these phones until each shows the result."""
    hands = [Hand(phone, seed) for seed, phone in enumerate(phones)]
    play_on(hands, presses, until=lambda: all(hand.done for hand in hands))
    assert all(hand.done for hand in hands), "the game did not end"


def play_on(hands: list[Hand], presses: int, until: Callable[[], bool]) -> None:
    """Press in turn, for at most this many rounds; idle rounds wait for bots or the server."""
    idle = 0
    while presses and idle < LONGEST_WAIT and not until():
        pressed = [hand.press() for hand in hands if not hand.done]  # no short circuit
        if any(pressed):
            presses, idle = presses - 1, 0
        else:
            hands[0].phone.wait_for_timeout(30)
            idle += 1


KEEP = """async () => {
  const worker = await (await fetch("/sw.js")).text();
  const idle = JSON.parse(/const IDLE = (.*);/.exec(worker)[1]);
  const files = [...idle[""], ...idle[document.documentElement.lang.slice(0, 2)]];
  while (!(await Promise.all(files.map((file) => caches.match(file)))).every(Boolean))
    await new Promise((wake) => setTimeout(wake, 100));
}"""


def keep_everything(page: Page) -> None:
    """Wait until the idle page has cached the files it needs offline."""
    page.evaluate(KEEP)


def take_along(page: Page) -> None:
    """Download the games for offline play; the card that offers it must be open."""
    card = page.get_by_role("dialog", name="Take it along")
    card.get_by_role("button", name="Take it along").click()
    expect(card.get_by_text("It is all here.")).to_be_visible(timeout=120_000)


def ended(page: Page) -> list[str]:
    """The final places with names and points, from the podium and the list below it."""
    return [
        text.replace("(you)", "").replace("\n", "").replace(" ", "")
        for text in page.locator(".end li[data-seat]").all_inner_texts()
    ]
