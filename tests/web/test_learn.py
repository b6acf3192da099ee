"""Learning a game: each lesson to its end, guided by the screen; rules in four languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.server.kit import Server
from tests.web.play import GAMES, Phones, by_day, keep_everything, open_table

RULES = {"en-GB": "Rules", "de-DE": "Regeln", "fr-FR": "Règles", "es-ES": "Reglas"}


def press(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=name).first.click()


def open_lesson(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    page.locator(".guide").wait_for(timeout=30_000)  # a board is a large part of the page


def keep(page: Page, value: int, count: int) -> None:
    """Keep this many dice of this value."""
    dice = page.get_by_role("button", name=f"Keep the {value}")
    expect(dice).to_have_count(count)
    for die in dice.all():
        if die.get_attribute("aria-pressed") == "false":
            die.click()


def write(page: Page, box: str) -> None:
    """Mark a box and write into it."""
    press(page, re.compile(f"^{box}, "))
    press(page, re.compile("^Write "))


def learn_pool_zee(page: Page) -> None:
    press(page, "Throw all five")
    keep(page, 4, 2)
    press(page, "Throw 3 dice")
    expect(page.get_by_text("One more four.")).to_be_visible()
    keep(page, 4, 3)
    press(page, "Throw 2 dice")
    write(page, "Fours")
    expect(page.get_by_text("Some turns later")).to_be_visible()
    write(page, "Sixes")
    expect(page.get_by_text("There are the 35")).to_be_visible()
    write(page, "Pool-zee")
    expect(page.get_by_text("Five alike again")).to_be_visible()
    write(page, "Large straight")
    press(page, "Next")


def learn_dice(page: Page) -> None:
    press(page, "Shake")
    press(page, "Next")
    press(page, "Fives")
    press(page, "Cross “Fives”")
    press(page, "Next")
    expect(page.get_by_text("at full speed")).to_be_visible()
    press(page, "Shake")
    press(page, "Doubles")  # three seconds later
    press(page, "Cross “Doubles”")
    expect(page.get_by_text("40 for you")).to_be_visible()
    press(page, "Next")
    expect(page.get_by_text("The most points win")).to_be_visible()
    press(page, "Next")


def learn_splash_party(page: Page) -> None:
    press(page, "Next")
    press(page, "blue pawn on place 4")
    press(page, re.compile("yellow gets wet", re.I))
    press(page, "purple pawn on place 2")
    press(page, re.compile("nobody is there", re.I))
    press(page, "Otto")
    press(page, "Green")
    press(page, re.compile("^Otto is green$"))
    press(page, "Yes, accuse")
    press(page, "blue pawn on place 12")
    press(page, re.compile("yellow gets wet", re.I))
    press(page, "Next")


def learn_clever_kids(page: Page) -> None:
    press(page, "Throw")
    page.locator("button[data-spot='yellow 0']").click()
    press(page, "Cross off!")
    page.locator("button[data-spot='red 0']").click()
    press(page, "Cross off!")
    press(page, "Throw")
    page.locator("button[data-spot='yellow 1']").click()
    page.locator("button[data-spot='yellow 2']").click()
    press(page, "Cross off!")
    page.locator("button[data-spot='blue donut 0']").click()
    press(page, "This one!")
    page.locator("button[data-spot='green 1 3']").click()
    press(page, "Cross off!")
    press(page, "Next")


LEARN: dict[str, Callable[[Page], None]] = {
    "pool-zee": learn_pool_zee,
    "dice-cup": learn_dice,
    "dice-pool-party": learn_dice,
    "splash-party": learn_splash_party,
    "clever-kids": learn_clever_kids,
}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leads_to_its_end_and_to_a_table(phones: Phones, game: str) -> None:
    page = phones()
    open_lesson(page, game)
    LEARN[game](page)
    expect(page.get_by_role("heading", name="You can swim!")).to_be_visible()
    press(page, "Play now")
    expect(page).to_have_url(re.compile(f"/new/{game}$"))


@pytest.mark.parametrize("game", [by_day(game) for game in GAMES])
def test_a_lesson_can_be_skipped_through_and_gone_back_in(phones: Phones, game: str) -> None:
    page = phones()
    open_lesson(page, game)
    dots = page.locator(".dots")
    onward = page.get_by_role("button", name=re.compile("^(Next|Skip)$"))
    for step in range(1, 10):
        expect(dots).to_have_attribute("aria-label", re.compile(f"^Step {step} "))
        if step == 3:
            press(page, re.compile("^Back$"))
            expect(dots).to_have_attribute("aria-label", re.compile("^Step 2 "))
            onward.click()
            expect(dots).to_have_attribute("aria-label", re.compile("^Step 3 "))
        last = dots.locator("i").count() == step
        onward.click()
        if last:
            break
    expect(page.get_by_role("heading", name="You can swim!")).to_be_visible()


def test_another_choice_is_nudged_and_the_right_one_pointed_out(phones: Phones) -> None:
    page = phones()
    open_lesson(page, "pool-zee")
    press(page, "Throw all five")
    press(page, "Throw 5 dice")
    expect(page.get_by_text("That is allowed too.")).to_be_visible()
    expect(page.locator(".ring")).to_have_count(2)  # the two fours
    keep(page, 4, 2)
    expect(page.locator(".ring")).to_have_count(1)  # the button that throws
    press(page, "Throw 3 dice")
    expect(page.get_by_text("One more four.")).to_be_visible()
    expect(page.get_by_text("That is allowed too.")).to_have_count(0)


def test_lessons_and_rules_need_no_server(phones: Phones, server: Server) -> None:
    page = phones()
    page.goto("/learn")
    keep_everything(page)
    server.stop()
    for game in GAMES:
        open_lesson(page, game)
        expect(page.locator(".table .stage")).to_be_visible()
    open_lesson(page, "clever-kids")
    learn_clever_kids(page)
    page.goto("/rules/pool-zee")
    expect(page.get_by_role("heading", name="Five alike again")).to_be_visible()


def test_it_is_found_from_everywhere(phones: Phones) -> None:
    page = phones()
    page.goto("/")
    press(page, "How to play")
    press(page, "How to play: Splash Party")
    expect(page.locator(".guide")).to_be_visible()
    press(page, "Leave the lesson")
    press(page, "Rules: Pool-zee")
    expect(page.get_by_role("heading", name="Pool-zee")).to_be_visible()
    press(page, "How to play")
    expect(page.locator(".guide")).to_be_visible()
    page.goto("/new/pool-zee")
    press(page, "Rules")
    expect(page.get_by_role("heading", name="Pool-zee")).to_be_visible()

    open_table(page, "pool-zee", "By link: one more")
    press(page, "How to play")
    expect(page.locator(".guide")).to_be_visible()
    press(page, "Leave the lesson")
    expect(page.get_by_role("heading", name="One seat is free.")).to_be_visible()
    press(page, "Menu")
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("three throws")


@pytest.mark.parametrize("language", RULES)
@pytest.mark.parametrize("game", GAMES)
def test_lessons_and_rules_fit_a_phone_in_every_language(
    phones: Phones, game: str, language: str
) -> None:
    page = phones(language)
    open_lesson(page, game)
    assert page.evaluate("document.querySelector('.app').scrollWidth <= innerWidth")
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", name=RULES[language], exact=True)).to_be_visible()
    expect(page.locator("article figure svg").first).to_be_visible()
    assert page.locator("article h3").count() >= 5
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown  # nothing overflows the screen
    page.locator("summary").click()
    expect(page.locator("article[lang=en]")).to_contain_text("§")
