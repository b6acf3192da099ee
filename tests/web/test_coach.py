"""The coach in the page: a hint for the seat on turn, and the review of a finished game."""

from __future__ import annotations

import asyncio
import math
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.kit import BOT, Json, Phone, Server, play_all
from tests.web.play import open_table

Phones = Callable[..., Page]
HINT_PATIENCE = 120.0  # seconds: a table of best play may have to be made, on a busy machine
MIA: Json = {"type": "person", "name": "Mia", "animal": "fox"}


def finished(server: Server, game: str) -> Json:
    """A finished game of Mia against a bot."""
    made = server.open_table(game, [MIA, BOT])
    with ThreadPoolExecutor(1) as beside:  # Playwright's event loop runs in this thread
        beside.submit(lambda: asyncio.run(play_all([Phone.with_token(server, made)]))).result()
    return made


def hold_key(page: Page, made: Json) -> None:
    """Store the keys to this table on the phone, as opening it would."""
    page.goto("/")
    page.evaluate(
        "made => localStorage.setItem('tables', JSON.stringify("
        "{[made.table]: {code: made.code, keys: made.keys, at: Date.now()}}))",
        made,
    )


def ask_for_hint(page: Page, name: str, wanted: str | re.Pattern[str]) -> Locator:
    """Ask the coach, again after a timeout; the bubble with this text."""
    bubble, end = page.locator(".bubble"), time.monotonic() + HINT_PATIENCE
    while True:
        page.get_by_role("button", name=name).click()
        close = bubble.get_by_role("button")
        expect(close).to_be_visible()  # the coach has answered
        if re.search(wanted, bubble.inner_text()) or time.monotonic() > end:
            expect(bubble).to_contain_text(wanted)
            return bubble
        close.click()


def test_a_table_with_hints_shows_one_to_who_is_to_choose(phones: Phones) -> None:
    page = phones()
    page.goto("/new/pool-zee")
    page.get_by_text("More choices").click()
    page.get_by_role("switch", name="Hints").click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    ask = page.get_by_role("button", name="Ask for a hint")
    expect(page.locator(".dock button")).to_be_visible()
    expect(ask).to_have_count(0)  # nothing to choose before the dice have fallen
    while not ask.count():
        if page.locator(".dock button:enabled").count():
            page.locator(".dock button:enabled").first.click()
        page.wait_for_timeout(100)
    suggestion = re.compile(r"(Keep|Throw all five again|Write it in).*\. .+\.")
    bubble = ask_for_hint(page, "Ask for a hint", suggestion)
    assert "coach-" not in bubble.inner_text()
    page.get_by_role("button", name="Close the hint").click()
    expect(bubble).to_have_count(0)
    page.route("**/hint", lambda route: route.abort())
    ask.click()
    expect(bubble).to_contain_text("The pool is out of reach")
    expect(page.locator("p[aria-live]")).to_contain_text("The pool is out of reach")


def test_a_hint_is_in_the_language_of_its_reader(phones: Phones, server: Server) -> None:
    page = phones("de-DE")
    made = server.open_table("dice-cup", [MIA], hints=True)
    hold_key(page, made)
    page.goto(f"/t/{made['table']}")
    page.locator(".dock button:enabled").first.click()
    ask_for_hint(page, "Tipp holen", "Du hast die Würfel gesehen")


def test_a_table_without_hints_has_no_such_button(phones: Phones, server: Server) -> None:
    page = phones()
    made = server.open_table("dice-cup", [MIA])
    hold_key(page, made)
    page.goto(f"/t/{made['table']}")
    page.locator(".dock button:enabled").first.click()
    expect(page.locator("button.box:enabled").first).to_be_visible(timeout=15_000)
    expect(page.get_by_role("button", name="Ask for a hint")).to_have_count(0)


def test_hints_can_be_switched_on_during_a_game(phones: Phones) -> None:
    page = phones()
    open_table(page, "pool-zee", "Bots: one fewer")
    hint = page.get_by_role("button", name="Ask for a hint")
    page.get_by_role("button", name="Throw all five").click()
    expect(page.locator("button.box")).to_have_count(13)
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Hints").click()
    page.keyboard.press("Escape")
    expect(hint).to_be_visible()


@pytest.mark.parametrize("game", ["pool-zee", "dice-cup"])
def test_a_finished_game_opens_its_review(phones: Phones, server: Server, game: str) -> None:
    page = phones()
    made = finished(server, game)
    hold_key(page, made)
    page.goto(f"/t/{made['table']}")
    page.get_by_role("button", name="Review the game").click()
    whose = page.get_by_role("group", name="Whose game?")
    expect(whose.get_by_role("button", name="Mia")).to_have_attribute(
        "aria-pressed", "true", timeout=60_000
    )
    seats = server.ask(f"/api/tables/{made['table']}/review")[1]["seats"]
    for seat in (0, 1):
        whose.get_by_role("button").nth(seat).click()
        expect(page.locator(".score")).to_have_text(str(math.floor(seats[seat]["accuracy"] + 0.5)))
        for heading in ("How it came about", "Turn by turn", "How lucky each throw was"):
            expect(page.get_by_role("heading", name=heading)).to_be_visible()
        costly = [choice for choice in seats[seat]["decisions"] if choice["view"] is not None]
        expect(page.locator(".game ol li")).to_have_count(len(costly))
    assert "coach-" not in page.locator(".game").inner_text()
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".end")).to_be_visible()


def test_the_review_of_a_game_that_goes_on_is_refused_in_words(
    phones: Phones, server: Server
) -> None:
    page = phones("fr-FR")
    made = server.open_table("pool-zee", [MIA, BOT])
    page.goto(f"/review/{made['table']}")
    expect(page.get_by_role("alert")).to_contain_text("quand la partie est finie")
