"""The last event is shown before the result."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.server.kit import Server
from tests.web.conftest import LAPTOP
from tests.web.laid import lay_near_the_end
from tests.web.play import Phones, Reader, open_table, play_on, play_out

from bellyflop.core.record import read_record

SHORT = ("Bots: one fewer", "More choices", "Seconds to look: one fewer")


def play_to_the_last(page: Page) -> Locator:
    """Play until the game is over; the button that leads to the result."""
    hand = Reader(page, 3)
    play_on([hand], 100, until=lambda: hand.over)
    return hand.onward


def test_the_last_dice_of_a_cup_are_read_before_the_result(phones: Phones, server: Server) -> None:
    screen, laid = phones(size=LAPTOP), lay_near_the_end(server, "dice-cup")
    page = laid.seat(phones())
    screen.goto(f"/tv/{laid.code}")
    expect(screen.locator(".table")).to_be_visible()
    onward = play_to_the_last(page)
    for seen in (screen, page):  # the big screen goes on by itself
        expect(seen.get_by_role("heading", name="That was the last round.")).to_be_visible()
        expect(seen.locator(".lies .die").first).to_be_visible()
        expect(seen.locator("li.taken")).to_have_count(1)
        expect(seen.locator("li.taken")).to_have_accessible_name(re.compile("crossed by Fox"))
    expect(screen.get_by_role("button")).to_have_count(0)
    expect(screen.get_by_role("heading", name="Biggest splash")).to_be_visible()  # by itself
    expect(page.locator("li.taken")).to_be_visible()  # a phone waits for a tap
    onward.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Biggest splash")).to_be_focused()
    page.get_by_role("button", name="Table").click()
    expect(page.locator("li.taken")).to_be_visible()
    page.reload()
    expect(page.locator(".end")).to_be_visible()
    expect(onward).to_have_count(0)


def test_on_one_phone_for_two_all_colours_are_shown_before_the_result(
    phones: Phones, server: Server
) -> None:
    page = lay_near_the_end(server, "splash-party", "pp").seat(phones(), 0, 1)
    onward = play_to_the_last(page)
    colours = page.get_by_role("list", name="Colours already shown")
    expect(colours.get_by_role("listitem")).to_have_count(2)
    told = [one.get_attribute("aria-label") for one in colours.get_by_role("listitem").all()]
    for words in told:
        expect(page.locator("p[aria-live]")).to_contain_text(words or "nobody")
    onward.click()
    expect(page.locator(".end")).to_be_visible()


# The last board again, with its last event, its turn and the button to the result.
LAST = """new MutationObserver(() => {
  const words = (where) => document.querySelector(where)?.textContent ?? "";
  if (words(".dock").includes("See the result") && document.querySelector(".sheet .done")
    && words(".bar small").includes("Turn")) self.last = true;
}).observe(document, { subtree: true, childList: true, characterData: true })"""


def test_where_nothing_is_revealed_the_result_comes_by_itself(
    phones: Phones, server: Server
) -> None:
    page = phones()
    page.add_init_script(LAST)
    lay_near_the_end(server, "clever-kids", "pb").seat(page)
    play_to_the_last(page)
    expect(page.locator(".end")).to_be_visible()
    assert page.evaluate("self.last")
    expect(page.locator(".bar small")).to_be_empty()  # which turn it was is over


CUT = """() => [...document.querySelectorAll(".board li")].filter((box) => {
  const name = box.querySelector(".name"), words = document.createRange();
  words.selectNodeContents(name);
  const [all, points, edge] = [words, box.querySelector(".num"), box].map(
    (one) => one.getBoundingClientRect());
  return name.scrollWidth > name.clientWidth || all.right > points.left
    || all.bottom > edge.bottom || all.top < edge.top;
}).map((box) => box.innerText)"""


def test_every_box_of_a_reveal_has_its_whole_name(phones: Phones) -> None:
    page = phones()
    open_table(page, "dice-cup", *SHORT, "Seconds to look: one fewer")
    page.get_by_role("button", name="Shake").click()
    page.get_by_role("button", name="All twelve").click()
    page.locator(".dock button").click()
    expect(page.locator(".board li")).to_have_count(12)
    for kind in ("normal", "large"):
        page.evaluate("kind => void (document.documentElement.dataset.type = kind)", kind)
        for language in ("Deutsch", "Français", "Español", "English"):
            page.locator(".bar .ico").last.click()
            page.get_by_role("button", name=language).click()
            page.keyboard.press("Escape")
            assert page.evaluate(CUT) == []
    page.locator(".name").last.evaluate("it => Object.assign(it.style, { width: '9px' })")
    assert len(page.evaluate(CUT)) == 1  # the check finds what is cut


SMALL: ViewportSize = {"width": 360, "height": 640}


def test_the_winners_name_is_clear_of_the_sun(phones: Phones, server: Server) -> None:
    laid = lay_near_the_end(server, "dice-pool-party", people={"Maximiliane-Theresia": "fox"})
    page = laid.seat(phones("de-DE", size=SMALL, scheme="dark"))
    play_out(page)
    words = page.locator(".win h2").bounding_box()
    sun = page.locator(".sun").bounding_box()
    assert words
    assert sun
    middle = sun["y"] + sun["height"] / 2
    assert words["height"] > 60  # two lines at least
    assert words["y"] + words["height"] <= middle - 62  # its radius


def test_points_that_only_say_who_won_are_not_shown(phones: Phones, server: Server) -> None:
    page = lay_near_the_end(server, "splash-party", "pb").seat(phones())
    play_out(page)
    expect(page.locator(".end ol li")).to_have_count(2)
    expect(page.locator(".end ol .num")).to_have_text(["", ""])
    # The winner made no splash; with two pawns equally near the board, nobody wins.
    ended = re.compile("^(Still dry|Everybody out of the pool)")
    expect(page.get_by_role("heading", name=ended)).to_be_visible()


def test_in_large_type_on_a_short_screen_the_dice_are_there_to_be_read(phones: Phones) -> None:
    page = phones(size=SMALL)
    page.goto("/")
    page.get_by_role("button", name="Language and settings").click()
    page.get_by_role("switch", name="Large type").click()
    open_table(page, "dice-pool-party", *SHORT)
    page.get_by_role("button", name="Shake").click()
    expect(page.locator(".lies").first).to_be_visible()
    looked = page.locator(".rim").bounding_box()
    page.get_by_role("button", name="All twelve").click()
    page.locator(".dock button").click()
    expect(page.locator(".board li")).to_have_count(12)
    shown = page.locator(".rim").bounding_box()
    assert looked
    assert shown
    assert looked["height"] > 240
    assert shown["height"] >= 168


def test_the_result_can_be_shared_as_a_picture_without_a_share_menu(
    phones: Phones, server: Server
) -> None:
    page = phones()
    page.add_init_script(
        "delete Navigator.prototype.share; delete Navigator.prototype.canShare;"
        "delete Navigator.prototype.clipboard"  # as on plain http at home
    )
    lay_near_the_end(server, "dice-pool-party").seat(page)
    play_out(page)
    page.get_by_role("button", name="Share").click()
    picture = page.get_by_role("dialog").get_by_role("img")
    expect(picture).to_be_visible()
    assert picture.evaluate("it => it.decode().then(() => it.naturalWidth)") == 1080
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    link = page.get_by_label("Link to this game").input_value()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="copied")).to_be_visible()
    page.goto(link)
    expect(page.get_by_role("heading", name="Biggest splash")).to_be_visible()


def test_past_games_stay_at_the_phone_until_they_are_deleted(
    phones: Phones, server: Server
) -> None:
    page = phones()
    page.goto("/past")
    expect(page.get_by_text("Games played to the end at this phone")).to_be_visible()
    lay_near_the_end(server, "dice-pool-party").seat(page)
    play_out(page)
    points = page.locator(".win .num").inner_text()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Shake")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Past games").click()
    expect(page.get_by_text(f"Best {points}, average {points}")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Dice Pool Party")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").click()
    assert read_record(json.loads(saved.value.path().read_text())).game == "dice-pool-party"
    page.get_by_role("button", name="What was best?").click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name=re.compile("^Dice Pool Party")).click()
    page.get_by_role("button", name="Delete this game").click()
    expect(page.get_by_text("Games played to the end at this phone")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Games played to the end at this phone")).to_be_visible()
