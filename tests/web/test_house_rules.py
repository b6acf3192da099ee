"""House rules: set in their drawer, shown at the table, applied by card, hint and review."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.server.kit import Server
from tests.web.play import Phones
from tests.web.test_coach import ask_for_hint
from tests.web.test_pad import type_in

from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.solver import best_play

MISSING = (
    *("Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a kind", "Four of a kind"),
    *("Small straight", "Large straight", "Chance"),
)


def test_a_house_rule_is_known_to_the_card_the_hint_and_the_review(
    phones: Phones, server: Server
) -> None:
    page = phones()
    page.goto("/new/pool-zee")
    page.get_by_label("Bots: one fewer").click()
    page.get_by_role("button", name="Real dice").click()
    expect(page.get_by_label("Full house brings: one more")).to_be_hidden()
    page.locator("summary", has_text="House rules").click()
    for _ in range(4):
        page.get_by_label("Full house brings: one more").click()
    group = page.get_by_role("group", name="Not on the card")
    for box in MISSING:
        group.get_by_role("button", name=box, exact=True).click()
    page.locator("summary", has_text="More choices").click()
    page.get_by_role("switch", name="Hints").click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    page.wait_for_url("**/t/**")

    page.get_by_role("button", name="Menu").click()
    told = page.locator("dialog section", has_text="House rules").locator("div")
    expect(told.nth(0)).to_have_text(re.compile(r"Full house brings\s*45"))
    expect(told.nth(1)).to_contain_text("Aces, Twos")
    page.keyboard.press("Escape")

    type_in(page, [2, 2, 3, 3, 3])
    expect(page.locator(".stage .box")).to_have_count(2)
    full_house = page.get_by_role("button", name="Full house, 45 points")
    expect(full_house).to_be_visible()
    bubble = ask_for_hint(page, "Ask for a hint", "Write it in Full house")
    expect(bubble).to_contain_text("45 points in Full house")
    page.get_by_role("button", name="Close the hint").click()
    full_house.click()
    page.get_by_role("button", name="Write 45 in Full house").click()
    type_in(page, [4] * 5)
    page.get_by_role("button", name="Pool-zee, 50 points").click()
    page.get_by_role("button", name="Write 50 in Pool-zee").click()

    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Review the game").click()
    expect(page.locator(".score")).to_have_text("100", timeout=60_000)
    seat = server.ask(f"/api/tables/{table}/review")[1]["seats"][0]
    without = [box.lower().replace(" ", "_") for box in MISSING]
    best = best_play(PoolZee(1, full_house=45, without=without).scoring)
    assert seat["exact"]
    assert seat["result"] == 95
    assert seat["lost"] == 0
    assert seat["expected"] == pytest.approx(best.value(best.empty), abs=1e-4)
