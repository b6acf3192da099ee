"""Hands on a phone: they press what is shown and know nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

LONGEST_WAIT = 1000  # looks at phones on which nothing can be pressed
Phone = Page
Phones = Callable[..., Phone]

# What can be pressed on the board now, by where it is: a free box, the dock, or the stage.
PRESSABLE = """() => {
  const shown = (one) =>
    !one.disabled && one.ariaDisabled !== "true"
    && one.checkVisibility({ visibilityProperty: true })
    && !one.closest(".hold, .seats, [inert]");
  const all = [...document.querySelectorAll(
    ".curtain button, .stage button, .stage [role=button], .dock button")].filter(shown);
  const here = (selector) => all.filter((one) => one.matches(selector));
  return {
    curtain: here(".curtain button"),
    marked: here(".box.marked"),
    box: here(".box:not(.scored)"),
    dock: here(".dock button:not(.quiet)"),
    stage: here(".stage :is(button, [role=button]):not(.box)"),
  };
}"""


def open_table(page: Phone, game: str, *presses: str) -> None:
    """Open a table for this game, after pressing these buttons of its set-up."""
    page.goto(f"/new/{game}")
    for press in presses:
        page.get_by_label(press).or_(page.locator("summary", has_text=press)).click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    page.wait_for_url("**/t/**")


def code_of(page: Phone) -> str:
    """The table's code, as its bar shows it."""
    return page.locator(".bar span.pill:not(.lost)").first.inner_text()


def sit_down(page: Phone, code: str, name: str) -> None:
    """Join by code, with this name."""
    page.goto("/")
    page.get_by_label("Got a code?").fill(code.lower())
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".table .seats")).to_contain_text(name)


class Hand:
    """Presses whatever may be pressed, as chance has it, but what is marked is confirmed."""

    def __init__(self, phone: Phone, seed: int) -> None:
        self.phone, self._rng = phone, Random(seed)

    @property
    def done(self) -> bool:
        """Whether the phone shows the end."""
        return self.phone.locator(".end").count() > 0

    def press(self) -> bool:
        """Press one thing; whether there was any."""
        chosen = self._choice()
        if chosen is None:
            return False
        element, curtain = chosen
        try:
            if curtain:
                element.press("Enter")
            else:
                element.click(timeout=700)
        except Error:
            return False  # it moved away under the finger; look again
        return True

    def _choice(self) -> tuple[ElementHandle, bool] | None:
        try:
            places = self.phone.evaluate_handle(PRESSABLE).get_properties()
            found = {
                name: [
                    element
                    for item in places[name].get_properties().values()
                    if (element := item.as_element())
                ]
                for name in places
            }
        except Error:
            return None  # the page was just being left
        if found["curtain"]:
            return found["curtain"][0], True
        if found["marked"] and found["dock"]:
            return found["dock"][0], False
        boxes, dock, stage = found["box"], found["dock"], found["stage"]
        for some in (dock if boxes and self._rng.random() < 0.3 else [], boxes, dock, stage):
            if some:
                return self._rng.choice(some), False
        return None


class Reader(Hand):
    """A hand that waits when a game is over, to see how it ended."""

    @property
    def onward(self) -> Locator:
        """The way on to the result."""
        return self.phone.get_by_role("button", name="See the result")

    @property
    def over(self) -> bool:
        """Whether the phone shows how the game ended, or its result already."""
        return self.done or self.onward.count() > 0

    def _choice(self) -> tuple[ElementHandle, bool] | None:
        chosen = super()._choice()
        at_end = chosen is not None and chosen[0].inner_text() == "See the result"
        return None if at_end else chosen


def play_out(*phones: Phone, presses: int = 3000) -> None:
    """Play on all these phones until each shows the end."""
    hands = [Hand(phone, seed) for seed, phone in enumerate(phones)]
    play_on(hands, presses, until=lambda: all(hand.done for hand in hands))
    assert all(hand.done for hand in hands), "the game did not end"


def play_on(hands: list[Hand], presses: int, until: Callable[[], bool]) -> None:
    """Press on in turn, so many times at most; bots and a busy machine are waited for."""
    idle = 0
    while presses and idle < LONGEST_WAIT and not until():
        pressed = [hand.press() for hand in hands if not hand.done]  # each of them
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
    """Wait until an idle page has kept what it may need without a network."""
    page.evaluate(KEEP)


def ended(page: Page) -> list[str]:
    """Who came where with how many points, as the podium and the list below it say."""
    return [
        text.replace("(you)", "").replace("\n", "").replace(" ", "")
        for text in page.locator(".end li").all_inner_texts()
    ]
