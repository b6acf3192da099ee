"""Whole games by keyboard alone: Tab, arrows, Enter and Space."""

from __future__ import annotations

from playwright.sync_api import JSHandle, Locator, Page, expect
from tests.server.kit import Server
from tests.web.laid import lay_near_the_end
from tests.web.play import Hand, Phones, open_table

IS_FOCUSED = "wanted => document.activeElement === wanted"
RING = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


def reach(page: Page, wanted: JSHandle) -> bool:
    """Move the focus there with Tab, and with arrows inside a group; whether it arrived."""
    for key, most in (("Tab", 120), ("ArrowRight", 20), ("ArrowDown", 20)):
        for _ in range(most):
            if page.evaluate(IS_FOCUSED, wanted):
                return True
            if not page.evaluate("wanted => wanted.isConnected && !wanted.disabled", wanted):
                return False
            page.keyboard.press(key)
    raise AssertionError(f"no key leads to {wanted}")


def press(page: Page, role: str, name: str) -> None:
    """Go to the control with this role and name, and press Enter."""
    control = page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]  # any role
    reach(page, control.element_handle())
    page.keyboard.press("Enter")


class Keys(Hand):
    """A hand that uses only the keyboard."""

    def press(self) -> bool:
        chosen = self._choice()
        if chosen is None:
            return False
        element, _ = chosen
        if not reach(self.phone, element):
            return False
        assert self.phone.evaluate(RING), "nobody sees where the focus is"
        self.phone.keyboard.press("Enter")
        return True


def play_with_keys(page: Page, until: Locator | None = None) -> None:
    """Play until this selector appears, or to the end."""
    hand = Keys(page, 3)
    for _ in range(3000):
        if hand.done or (until is not None and until.count()):
            return
        if not hand.press():
            page.wait_for_timeout(30)
    raise AssertionError("the game did not end")


def until_awaited(page: Page) -> None:
    """Wait until there is something to press again, apart from a mark already sent."""
    free = page.locator(":is(.stage, .dock) button:enabled:not(.marked)")
    expect(free.first).to_be_visible()


def begin(page: Page, game: str) -> None:
    """Go from the start screen to the table."""
    page.goto("/")
    expect(page.get_by_role("button", name=game)).to_be_visible()
    reach(page, page.get_by_role("button", name=game).element_handle())
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    press(page, "button", "Play")
    expect(page.locator(".table")).to_be_visible()


def test_pool_zee_from_start_to_end(phones: Phones, server: Server) -> None:
    page = phones()
    begin(page, "Pool-zee")
    play_with_keys(page, until=page.locator(".box.scored"))
    lay_near_the_end(server, "pool-zee", "pb", actions=4).seat(page)
    play_with_keys(page)
    press(page, "button", "Play again")
    expect(page.locator(".table")).to_be_visible()


def test_splash_party_with_its_secret(phones: Phones) -> None:
    page = phones()
    begin(page, "Splash Party")
    hold = page.locator(".hold")
    expect(hold).to_be_visible()
    reach(page, hold.element_handle())
    closed = hold.inner_text()
    page.keyboard.down("Space")
    expect(hold).not_to_have_text(closed)
    page.keyboard.up("Space")
    expect(hold).to_have_text(closed)
    play_with_keys(page)


def test_clever_kids_keeps_the_place_of_whoever_presses_keys(phones: Phones) -> None:
    page = phones()
    begin(page, "Clever Kids")
    question = page.locator(".banner")
    confirm = page.get_by_role("button", name="Cross off!")
    hand = Keys(page, 3)
    for _ in range(2000):
        if confirm.count() and confirm.is_enabled():
            break
        if not hand.press():
            page.wait_for_timeout(30)
    reach(page, confirm.element_handle())
    page.keyboard.press("Enter")
    expect(question).to_be_focused()
    expect(confirm).to_have_count(0)
    until_awaited(page)
    page.keyboard.press("Tab")  # the next control is one key away
    assert page.evaluate("document.activeElement.closest('.stage, .dock') !== null")


def test_the_curtain_keeps_the_keys_and_opens_to_space(phones: Phones) -> None:
    page = phones()
    open_table(page, "splash-party", "On this phone: one more", "Bots: one fewer")
    curtain = page.get_by_role("dialog", name="Pass to")
    expect(page.locator(".table").or_(curtain)).to_be_visible()
    if not curtain.is_visible():
        page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(curtain).to_be_focused()
    holds = curtain.get_by_role("button")
    for _ in range(4):  # the focus stays inside in both directions
        page.keyboard.press("Tab")
        expect(page.locator(".app :focus")).to_have_count(0)
    while not page.evaluate(IS_FOCUSED, holds.element_handle()):
        page.keyboard.press("Shift+Tab")
        expect(page.locator(".app :focus")).to_have_count(0)
    page.keyboard.press("Space")
    expect(curtain).to_have_count(0)
    expect(page.locator(".table")).to_be_visible()


def test_a_finger_leaves_the_focus_where_it_is(phones: Phones) -> None:
    page = phones()
    open_table(page, "pool-zee", "Bots: one fewer")
    until_awaited(page)
    page.locator(".dock button").click()
    expect(page.locator("button.box:enabled").first).to_be_visible()
    page.locator("button.box:enabled").first.click()
    page.locator(".dock button").first.click()
    expect(page.locator(".box.scored")).not_to_have_count(0)
    page.wait_for_timeout(300)  # longer than a press on a key would take to go on
    expect(page.locator(".banner")).not_to_be_focused()
