"""A game unknown to the page: it has a card, a set-up and a board, and can be played."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.server.kit import FAST, Server
from tests.test_plugins import CANNONBALL, install
from tests.web.play import Hand, Phones, ended, open_table, play_on


@pytest.fixture(scope="module")
def tables(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the guide's game, installed as a separate package."""
    site = tmp_path_factory.mktemp("site")
    install(site, "cannonball", CANNONBALL, "cannonball = cannonball")
    python = ("env", f"PYTHONPATH={site}", sys.executable, "-m", "bellyflop", "serve")
    started = Server(f"sqlite+aiosqlite:///{site}/tables.db", *FAST, command=python).start()
    yield started
    started.stop()


def facts(page: Page) -> dict[str, str]:
    """The lines of the board by name."""
    lines = page.locator(".stage dl > div")
    texts = (line.inner_text().split("\n", 1) for line in lines.all())
    return {name: text.strip() for name, text in texts}


def test_its_card_and_its_set_up_are_the_servers_words(phones: Phones) -> None:
    page = phones("de-DE")
    page.goto("/")
    card = page.get_by_role("button", name="Cannonball")
    expect(card).to_contain_text("One more jump, or is it time for the towel?")
    expect(card.locator("svg > *").first).to_be_attached()
    card.click()
    expect(page.get_by_role("heading", name="Cannonball")).to_be_visible()
    page.locator("summary").click()
    expect(page.get_by_text("The points that win.")).to_be_visible()
    page.get_by_label("Bots: ").last.click()
    # The game has no real dice, pad or lesson and one kind of bot, so the page offers none.
    for absent in ("Echte Würfel", "Block", "So wird gespielt", "Paddler"):
        expect(page.get_by_text(absent)).to_have_count(0)
    page.get_by_role("button", name="Regeln").click()
    expect(page.get_by_text("Am Beckenrand kennt sie bestimmt jemand.")).to_be_visible()


def test_whoever_chooses_sees_what_they_choose_about(phones: Phones) -> None:
    page = phones()
    open_table(page, "cannonball")
    expect(page.get_by_role("heading", name="Cannonball")).to_be_visible()
    jump = page.get_by_role("button", name="choose jump")
    throw = page.get_by_role("button", name="Throw")
    while not jump.is_visible():
        expect(jump.or_(throw).first).to_be_visible()
        if throw.is_visible():
            throw.click()
            page.wait_for_timeout(100)
    seen = facts(page)
    assert seen["phase"] == "choose"
    assert 2 <= int(seen["pot"]) <= 6
    towel = page.get_by_role("button", name="choose towel")
    expect(towel).to_contain_text(seen["pot"])  # the points it brings
    towel.click()
    expect(page.locator(".seats")).to_contain_text(seen["pot"])


def test_it_is_played_to_the_end(phones: Phones) -> None:
    page = phones()
    open_table(page, "cannonball")
    hand = Hand(page, 3)
    play_on([hand], 600, until=lambda: hand.done)
    assert hand.done
    points = [int(re.findall(r"\d+", line)[-1]) for line in ended(page)]
    assert len(points) == 2
    assert max(points) >= 50  # the target, unless another one is chosen
