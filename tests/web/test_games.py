"""Each game from first tap to last: two people on two phones, and a bot."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import Page, expect
from tests.web.play import (
    GAMES,
    Hand,
    Phones,
    by_day,
    code_of,
    ended,
    open_table,
    play_on,
    sit_down,
)
from tests.web.secrets import Ear, lists_with, secrets_told, spelled, words_in

SHORT_LOOK = ("More choices", "Seconds to look: one fewer", "Seconds to look: one fewer")
LONG_LOOK = ("More choices", "Seconds to look: one more", "Seconds to look: one more")


def sit(phones: Phones, game: str) -> tuple[Page, Page]:
    """Mia opens a table for two people and a bot, Lou joins by its code."""
    mia, lou = phones(), phones()
    short = SHORT_LOOK if game.startswith("dice") else ()
    open_table(mia, game, "By link: one more", *short)
    expect(mia.get_by_role("heading", name="One seat is free.")).to_be_visible()
    sit_down(lou, code_of(mia), "Lou")
    expect(mia.locator(".table .seats")).to_contain_text("Lou")
    return mia, lou


def lose_the_line(page: Page) -> None:
    """Cut the network briefly: the page says so, hides nothing, and reconnects by itself."""
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")  # as after a change of network
    expect(page.locator(".bar .pill.lost")).to_be_visible()
    expect(page.locator(".table")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".bar .pill.lost")).to_have_count(0)


def take_over(page: Page) -> Page:
    """Open the same seat in another window, which takes it over."""
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".table, .end").first).to_be_visible()  # the game may be over already
    expect(page.get_by_role("button", name="Play here")).to_be_visible()
    page.close()
    return other


# By day the whole game of Pool-zee is the one that test_shell.py plays and verifies.
WHOLE = [
    pytest.param(game, marks=pytest.mark.nightly) if game == "pool-zee" else by_day(game)
    for game in GAMES
]


@pytest.mark.parametrize("game", WHOLE)
def test_two_people_and_a_bot_play_a_whole_game(game: str, phones: Phones) -> None:
    mia, lou = sit(phones, game)
    heard = [Ear(mia), Ear(lou)]
    hands = [Hand(mia, 1), Hand(lou, 2)]

    def go_on(updates: int) -> None:
        so_far = len(heard[0].told)
        play_on(hands, 500, until=lambda: len(heard[0].told) > so_far + updates or hands[0].done)

    for phone in (mia, lou):
        phone.reload()
        expect(phone.locator(".table")).to_be_visible()
    go_on(6)
    lose_the_line(lou)
    go_on(6)
    hands[0].phone.reload()
    go_on(6)
    if not hands[1].done:
        hands[1].phone = take_over(lou)
    play_on(hands, 3000, until=lambda: all(hand.done for hand in hands))
    mia, lou = (hand.phone for hand in hands)

    assert mia.locator(".end li[data-seat]").count() == 3
    assert ended(mia) == ended(lou)
    for phone in (mia, lou):  # the phones still know their own numbers
        phone.get_by_role("button", name="Check this game").click()
        expect(phone.get_by_label("checked", exact=True)).to_have_count(3)
    for ear in heard:
        assert len(ear.told) > 5
        assert secrets_told(game, ear.told) == []


@pytest.mark.parametrize("game", ["dice-cup", "dice-pool-party"])
def test_nothing_of_the_dice_remains_once_they_are_covered(game: str, phones: Phones) -> None:
    page = phones()
    open_table(page, game, *LONG_LOOK)
    ear = Ear(page)
    page.reload()
    expect(page.locator(".dock button")).to_be_visible()
    before = words_in(page)
    page.locator(".dock button").click()
    expect(page.get_by_text("Look! They will soon be covered.").first).to_be_visible()
    page.wait_for_timeout(200)
    looking = words_in(page)
    assert ear.last is not None
    dice = ear.last["view"]["dice"]
    assert lists_with(page, dice)  # the search itself works
    expect(page.locator("button.box").first).to_be_visible()
    gone = looking - before
    assert any(any(letter.isdigit() for letter in words) for words in gone)
    page.wait_for_timeout(500)
    assert not lists_with(page, dice)
    assert not spelled(page, dice)
    assert {words for words in gone & words_in(page) if "=" not in words or "die" in words} == set()
    page.evaluate(
        "dice => void (document.body.kept = dice.map(([low, high]) => ({ low, high })))", dice
    )
    assert lists_with(page, dice)
    page.evaluate("dice => void (document.body.kept = [JSON.stringify({ dice })])", dice)
    assert spelled(page, dice)


def test_a_told_secret_is_noticed(phones: Phones) -> None:
    page = phones()
    open_table(page, "splash-party")
    ear, hand = Ear(page), Hand(page, 1)
    page.reload()
    play_on([hand], 200, until=lambda: len(ear.told) > 3)
    assert secrets_told("splash-party", ear.told) == []
    told = copy.deepcopy(ear.told[-1])
    told["view"]["tokens"][1] = "blue"
    assert secrets_told("splash-party", [told]) == [f"{told['seq']}: the token of seat 1"]


HEARKEN = """self.heard = [];
new MutationObserver(() => heard.push(document.querySelector("p[aria-live]")?.textContent))
  .observe(document, { subtree: true, childList: true, characterData: true })"""


def test_who_got_wet_before_is_no_news_after_a_refresh(phones: Phones) -> None:
    page, other = phones(), phones()
    page.add_init_script(HEARKEN)
    news = "heard.filter((words) => words?.includes('pushes')).length"
    open_table(page, "splash-party", "By link: one more", "Bots: one fewer")  # no bot makes news
    sit_down(other, code_of(page), "Lou")
    hands = [Hand(page, 1), Hand(other, 2)]
    play_on(hands, 400, until=lambda: bool(page.evaluate(news)))
    assert page.evaluate(news) > 0
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(news) == 0


@pytest.mark.parametrize("width", [320, 360])
def test_five_dice_are_whole_on_a_small_phone(phones: Phones, width: int) -> None:
    page, screen = (phones(size={"width": width, "height": 640}) for _ in range(2))
    open_table(page, "pool-zee", "Bots: one fewer")
    page.get_by_role("button", name="Throw all five").click()
    expect(page.locator(".place button")).to_have_count(5)
    screen.goto(f"/tv/{code_of(page)}")
    expect(screen.locator(".spot svg.die")).to_have_count(5)
    for view in (page, screen):
        water = view.locator(".water").bounding_box()
        dice = [die.bounding_box() for die in view.locator(".spot svg.die").all()]
        assert water
        for die in dice:
            assert die
            assert water["x"] <= die["x"]
            assert die["x"] + die["width"] <= water["x"] + water["width"]


def test_a_tick_leaves_the_head_to_be_seen(phones: Phones) -> None:
    page = phones()
    open_table(page, "dice-pool-party", *["Bots: one more"] * 4, *SHORT_LOOK)
    page.get_by_role("button", name="Shake").click()
    tick = page.locator(".seat .head i svg").first
    expect(tick).to_be_visible()
    head = page.locator(".seat .head > svg").first.bounding_box()
    mark = tick.bounding_box()
    assert head
    assert mark
    assert mark["width"] <= 0.6 * head["width"]


def test_who_marks_last_and_shakes_next_sees_the_reveal_first(phones: Phones) -> None:
    page = phones()
    open_table(page, "dice-cup", "Bots: one fewer", *SHORT_LOOK)
    page.get_by_role("button", name="Shake").click()
    page.get_by_role("button", name="White").click()
    page.locator(".dock button").click()
    expect(page.get_by_text("Round 2 of 12")).to_be_visible()
    page.wait_for_timeout(500)
    expect(page.get_by_role("button", name="Shake")).to_be_visible()
