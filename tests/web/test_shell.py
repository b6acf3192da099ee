"""The page around the boards: start, join, play, come back, verify, pass on, watch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.server.kit import Server
from tests.web.play import code_of, open_table, play_out

pytestmark = pytest.mark.web
Phones = Callable[..., Page]


def test_two_phones_and_a_bot_play_a_whole_game_and_verify_it(phones: Phones) -> None:
    mia, lou = phones(), phones()
    mia.goto("/")
    mia.get_by_role("button", name="Pool-zee").click()
    mia.get_by_label("Name of player 1").fill("Mia")
    mia.get_by_label("By link: one more").click()
    mia.get_by_role("button", name=re.compile("^Play")).click()
    expect(mia.get_by_role("heading", name="One seat is free.")).to_be_visible()

    lou.goto("/")
    lou.get_by_label("Got a code?").fill(code_of(mia).lower())
    lou.get_by_role("button", name="Join").click()
    lou.get_by_role("radio", name="Turtle").click()
    lou.get_by_label("Your name").fill("Lou")
    lou.get_by_role("button", name="Sit down").click()
    for phone in (mia, lou):
        expect(phone.locator(".table .seats")).to_contain_text("Lou")

    play_out(mia, lou)
    expect(mia.locator(".end li")).to_have_count(3)
    assert mia.locator(".end li").all_inner_texts() == lou.locator(".end li").all_inner_texts()
    mia.get_by_role("button", name="Verify this game").click()
    expect(mia.get_by_label("checked", exact=True)).to_have_count(3)

    lou.get_by_role("button", name="Play again").click()
    expect(lou.locator(".table")).to_be_visible()
    mia.get_by_role("button", name="Play again").click()
    expect(mia.locator(".table")).to_be_visible()
    assert mia.url == lou.url


def test_a_refresh_and_a_lost_line_lose_nothing(phones: Phones) -> None:
    page = phones()
    open_table(page, "pool-zee")
    expect(page.locator(".table")).to_be_visible()
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Back to table").click()
    expect(page.locator(".table")).to_be_visible()


def test_a_server_that_restarts_is_waited_for(phones: Phones, server: Server) -> None:
    page = phones()
    open_table(page, "pool-zee", "Bots: one fewer")
    expect(page.locator(".table")).to_be_visible()
    code = code_of(page)
    server.stop()
    expect(page.get_by_text("Reconnecting, seat safe")).to_be_visible()
    expect(page.locator(".table")).to_be_visible()  # it never covers what can still be seen
    server.start()
    expect(page.locator(".bar .pill")).to_have_text(code, timeout=15_000)


def test_a_seat_opened_again_is_taken_over_and_back(phones: Phones) -> None:
    page = phones()
    open_table(page, "pool-zee")
    expect(page.locator(".table")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".table")).to_be_visible()
    expect(page.get_by_text("Your seat is open on another device.")).to_be_visible()
    page.get_by_role("button", name="Play here").click()
    expect(page.locator(".table")).to_be_visible()


def test_one_phone_for_two_draws_a_curtain_before_anything_secret(phones: Phones) -> None:
    page = phones()
    open_table(page, "splash-party", "On this phone: one more", "Bots: one fewer")
    curtain = page.get_by_role("dialog", name="Pass to")
    for _ in range(60):
        if curtain.is_visible():
            break
        for choice in (".dock button:enabled", ".stage button:enabled", ".stage [role=button]"):
            if page.locator(choice).count():
                page.locator(choice).first.dispatch_event("click")
                break
        page.wait_for_timeout(100)
    expect(curtain).to_be_visible()
    expect(page.locator(".table")).to_have_count(0)
    curtain.get_by_role("button").press("Enter")
    expect(page.locator(".table")).to_be_visible()


def test_four_languages_are_switched_at_once(phones: Phones) -> None:
    page = phones("de-DE")
    page.goto("/")
    expect(page.get_by_text("Fünf Spiele für den Beckenrand.")).to_be_visible()
    page.get_by_label("Sprache und Einstellungen").click()
    for language, words in (
        ("Français", "Cinq jeux au bord de l’eau."),
        ("Español", "Cinco juegos para la piscina."),
        ("English", "Five games for the poolside."),
    ):
        page.get_by_role("radio", name=language).click()
        expect(page.get_by_text(words)).to_be_visible()


def test_the_big_screen_shows_the_table_and_how_to_join(phones: Phones) -> None:
    page, screen = phones(), phones(size={"width": 1280, "height": 800})
    open_table(page, "pool-zee")
    expect(page.locator(".table")).to_be_visible()
    screen.goto(f"/tv/{code_of(page)}")
    expect(screen.get_by_alt_text("A code for a phone’s camera")).to_be_visible()
    expect(screen.locator(".dock")).to_have_count(0)


def test_a_wrong_code_is_answered_in_words(phones: Phones) -> None:
    page = phones()
    page.goto("/j/ZZZZ")
    expect(page.get_by_role("alert")).to_contain_text("No table has this code.")
