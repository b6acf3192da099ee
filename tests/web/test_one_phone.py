"""One phone for several players: the curtain, undo, and bots that take over."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.play import open_table

Phones = Callable[..., Page]


LET_GO_TOO_EARLY = """it => new Promise((done) => {
  it.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  setTimeout(() => done(it.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }))), 200);
})"""


def open_for_two(page: Page) -> None:
    """Pool-zee for two on this phone; the first of them starts."""
    page.goto("/new/pool-zee")
    page.get_by_label("On this phone: one more").click()
    page.get_by_label("Bots: one fewer").click()
    page.locator("summary", has_text="More choices").click()
    page.get_by_role("switch", name="Throw to see who starts").click()
    page.get_by_role("button", name=re.compile("^Play")).click()


def test_one_phone_for_two_draws_a_curtain_before_anything_secret(phones: Phones) -> None:
    page = phones()
    open_table(page, "splash-party", "On this phone: one more", "Bots: one fewer")
    curtain = page.get_by_role("dialog", name="Pass to")
    for _ in range(600):
        if curtain.is_visible():
            break
        for choice in (".dock button:enabled", ".stage button:enabled", ".stage [role=button]"):
            if page.locator(choice).count():
                page.locator(choice).first.dispatch_event("click")
                break
        page.wait_for_timeout(100)
    expect(curtain).to_be_visible()
    expect(page.locator(".table")).to_have_count(0)
    curtain.get_by_role("button").click()  # a tap opens nothing, and the words get louder
    expect(curtain.locator(".tapped")).to_contain_text("Hold to look")
    expect(page.locator(".table")).to_have_count(0)
    curtain.get_by_role("button").press("Enter")
    expect(page.locator(".table")).to_be_visible()


def test_on_one_phone_for_two_an_action_is_taken_back_too(phones: Phones) -> None:
    page = phones()
    open_for_two(page)
    undo = page.locator(".bar").get_by_role("button", name="Undo")
    page.get_by_role("button", name="Throw all five").click()
    for _ in range(2):  # undo and repeat
        page.locator("button.box", has_text="Chance").click()
        page.locator(".dock button").first.click()
        expect(page.get_by_role("heading", name="Your turn, Frog.")).to_be_visible()
        undo.click()
        expect(page.get_by_role("heading", name="Your turn, Fox.")).to_be_visible()
        expect(page.locator("button.box:not(.scored):enabled")).to_have_count(13)
        expect(undo).to_have_count(0)


def test_on_one_phone_for_two_a_bot_plays_for_one_of_them(phones: Phones) -> None:
    page = phones()
    open_for_two(page)
    throw = page.get_by_role("button", name="Throw all five")

    def begins(name: str) -> None:
        expect(throw).to_be_visible()
        expect(page.get_by_role("heading", name=f"Your turn, {name}.")).to_be_visible()

    def play_a_turn(name: str) -> None:
        begins(name)
        throw.click()
        page.locator("button.box:not(.scored):enabled").first.click()
        page.locator(".dock button").first.click()
        expect(page.locator(".box.marked")).to_have_count(0)

    def choose(name: str) -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name).click()
        page.keyboard.press("Escape")

    play_a_turn("Fox")
    begins("Frog")
    choose("Step away, a bot plays for me")
    play_a_turn("Fox")
    begins("Fox")  # the bot has played for Frog
    expect(page.get_by_text("A bot is playing for Frog.")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("A bot is playing for Frog.")).to_have_count(0)
    play_a_turn("Fox")
    play_a_turn("Frog")
    begins("Fox")
    choose("A bot plays for Frog")
    for _ in range(2):
        play_a_turn("Fox")
    page.reload()
    play_a_turn("Fox")


def test_a_phone_for_two_that_was_put_away_is_hidden_again(phones: Phones) -> None:
    page = phones()
    open_table(page, "splash-party", "On this phone: one more", "Bots: one fewer")
    curtain = page.get_by_role("dialog", name="Pass to")
    pawn = page.get_by_role("button", name="pawn on place").first  # for who has the phone
    expect(pawn.or_(curtain)).to_be_visible()
    if curtain.is_visible():
        curtain.get_by_role("button").press("Enter")
    expect(pawn).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(curtain).to_be_visible()
    expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)
    expect(page.locator(".table")).to_have_count(0)
    holds = curtain.get_by_role("button")
    holds.evaluate(LET_GO_TOO_EARLY)
    page.wait_for_timeout(700)
    expect(curtain).to_be_visible()
    holds.dispatch_event("pointerdown")
    expect(page.locator(".table")).to_be_visible()
