"""At a real table: the score pad, one pad for several phones, and real dice."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page, expect
from tests.server.kit import Server
from tests.web.play import keep_everything

Phones = Callable[..., Page]
PLAY = re.compile("^Play")


def begin(page: Page, game: str, *names: str) -> None:
    """A new pad of this game for these players."""
    page.goto("/pad/new")
    page.get_by_role("button", name=game, exact=True).click()
    for number, name in enumerate(names, start=1):
        if number > 2:
            page.get_by_role("button", name="Add a player").click()
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Sharpen the pencil").click()


def cell(page: Page, box: str, name: str) -> Locator:
    return page.get_by_role("button", name=f"{box} for {name}:")


def open_keys(page: Page, box: str, name: str) -> Locator:
    """Tap the cell; its keys, once they are there."""
    cell(page, box, name).click()
    keys = page.get_by_role("region", name=f"{box} for {name}")
    expect(keys).to_be_visible()
    return keys


def write(page: Page, box: str, name: str, points: int) -> None:
    """Tap the cell, then the number or its digits."""
    keys = open_keys(page, box, name)
    pick = keys.get_by_role("button", name=str(points), exact=True)
    if keys.locator("output").count() == 0:
        pick.click()
        return
    for digit in str(points):
        keys.get_by_role("button", name=digit, exact=True).click()
    if keys.count():
        keys.get_by_role("button", name="Write").click()


def expect_totals(page: Page, *points: str) -> None:
    """Expect these totals in the foot of the sheet, ignoring small print."""
    expect(page.locator("tfoot td")).to_have_text(
        [re.compile(rf"^\s*{each}(?!\d)") for each in points]
    )


def settle_in(page: Page) -> None:
    """Wait until the service worker has cached the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    keep_everything(page)


def test_the_pad_works_after_the_server_has_stopped(phones: Phones, server: Server) -> None:
    page = phones()
    page.goto("/pad")
    settle_in(page)
    server.stop()
    page.reload()
    begin(page, "Pool-zee", "Mia", "Opa")
    write(page, "Sixes", "Mia", 24)
    write(page, "Chance", "Opa", 22)
    page.reload()
    expect(cell(page, "Sixes", "Mia")).to_have_text("24")
    expect(page.get_by_text("Mia in front.")).to_be_visible()
    begin(page, "Any game", "Mia", "Opa")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Past games").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Mia 24").click()
    expect(cell(page, "Chance", "Opa")).to_have_text("22")
    server.start()


def test_a_box_offers_only_what_may_stand_in_it(phones: Phones) -> None:
    page = phones()
    begin(page, "Pool-zee", "Mia", "Opa")
    keys = open_keys(page, "Full house", "Mia")
    expect(keys.locator(".grid button")).to_have_text(["0", "25"])
    keys.get_by_role("button", name="25").click()
    expect(cell(page, "Full house", "Mia")).to_have_text("25")

    cell(page, "More Pool-zees", "Mia").click()
    expect(page.get_by_text("More Pool-zees need 50 in Pool-zee.")).to_be_visible()
    expect(page.locator(".keys .grid button")).to_have_text(["0"])
    page.keyboard.press("Escape")
    open_keys(page, "Chance", "Mia")
    page.keyboard.press("4")  # no sum begins so
    expect(page.locator(".keys output")).to_have_text("…")
    page.keyboard.press("2")
    page.keyboard.press("8")  # no longer number is possible, so it is entered
    expect(cell(page, "Chance", "Mia")).to_have_text("28")


def test_points_add_up_and_can_be_taken_back(phones: Phones) -> None:
    page = phones()
    begin(page, "Pool-zee", "Mia", "Opa")
    upper = {"Aces": 3, "Twos": 6, "Threes": 9, "Fours": 12, "Fives": 15, "Sixes": 18}
    for box, points in upper.items():
        write(page, box, "Mia", points)
    expect_totals(page, str(63 + 35), "0")
    write(page, "Pool-zee", "Opa", 50)
    write(page, "More Pool-zees", "Opa", 100)
    expect_totals(page, "98", "150")
    expect(page.locator("thead .front")).to_have_text("Opa")
    page.get_by_role("button", name="Take it back").click()
    expect_totals(page, "98", "50")
    cell(page, "Sixes", "Mia").click()
    page.get_by_role("button", name="Clear").click()
    expect_totals(page, "45", "50")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="One more game").click()
    expect(page.get_by_role("button", name="Game 2", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    write(page, "Twos", "Mia", 8)
    expect(page.locator("tfoot td").first).to_have_text(re.compile("^8 *all 53$"))
    for _ in range(2):
        page.get_by_role("button", name="Take it back").click()
    expect_totals(page, "45", "50")


def test_players_change_places_and_names_and_lose_nothing(phones: Phones) -> None:
    page = phones()
    begin(page, "Any game", "Mia", "Ben", "Opa")
    open_keys(page, "Round 1", "Mia")
    for key in ("1", "2", "Enter", "7", "Enter", "-", "3", "Enter"):
        page.keyboard.press(key)
    expect_totals(page, "12", "7", "−3")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Players", exact=True).click()
    page.get_by_label("Opa: one place up").click()
    page.get_by_label("Name of player 1").fill("Mimi")
    page.get_by_role("button", name="Done").click()
    expect(page.locator("thead th:not(.label)")).to_have_text(["Mimi", "Opa", "Ben"])
    expect_totals(page, "12", "−3", "7")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Players", exact=True).click()
    page.get_by_label("Opa sits out").click()
    page.get_by_role("button", name="Done").click()
    expect_totals(page, "12", "7")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Players", exact=True).click()
    page.get_by_role("button", name="Opa is back in").click()
    page.get_by_role("button", name="Done").click()
    expect_totals(page, "12", "7", "−3")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="New game, same players").click()
    expect(page.locator("thead th:not(.label)")).to_have_text(["Mimi", "Ben", "Opa"])
    expect_totals(page, "0", "0", "0")


def test_a_pad_is_handed_out_as_a_picture_and_as_a_table(phones: Phones, tmp_path: Path) -> None:
    page = phones()
    begin(page, "Dice Cup", "Mia", "=Opa")
    write(page, "White", "Mia", 7)
    for button, name in (("Share as a picture", "pad.png"), ("Save as CSV", "pad.csv")):
        page.get_by_role("button", name="Menu").click()
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        download.value.save_as(tmp_path / name)
    picture = (tmp_path / "pad.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    assert width > 600
    assert height > 1000
    rows = (tmp_path / "pad.csv").read_text("utf-8-sig").splitlines()
    assert rows[0] == '"","Mia","\'=Opa"'  # no spreadsheet reads a name as a formula
    assert '"White","7",""' in rows
    assert rows[-1] == '"Total","7","0"'


def test_several_phones_write_on_one_pad(phones: Phones) -> None:
    mia, lou, screen = phones(), phones(), phones(size={"width": 1280, "height": 800})
    begin(mia, "Pool-zee", "Mia", "Opa")
    mia.goto("/pad/new")
    mia.get_by_role("button", name="Pool-zee", exact=True).click()
    mia.get_by_role("button", name="One pad for all phones").click()
    mia.get_by_label("Name of player 1").fill("Mia")
    mia.get_by_label("By link: one more").click()
    mia.get_by_role("button", name=PLAY).click()
    expect(cell(mia, "Aces", "Mia")).to_be_visible()
    code = mia.locator(".bar .pill").inner_text()
    lou.goto(f"/j/{code}")
    lou.get_by_label("Your name").fill("Lou")
    lou.get_by_role("button", name="Sit down").click()
    write(lou, "Full house", "Lou", 25)
    write(lou, "Fours", "Mia", 12)
    expect(cell(mia, "Full house", "Lou")).to_have_text("25")
    screen.goto(f"/tv/{code}")
    expect(screen.locator("tfoot td")).to_have_text(["12", "25"])
    lou.get_by_role("button", name="Take it back").click()
    expect(screen.locator("tfoot td")).to_have_text(["0", "25"])
    lou.get_by_role("button", name="Players").click()
    expect(lou.get_by_text("Animals and places stay with their seats.")).to_be_visible()
    expect(lou.locator("dialog").get_by_role("button")).to_have_text(["", "Add a player", "Done"])
    lou.get_by_label("Name of player 2").fill("Louise")
    lou.get_by_role("button", name="Done").click()
    expect(mia.locator("thead")).to_contain_text("Louise")


def type_in(page: Page, faces: list[int]) -> None:
    """Tap the faces of the real dice and confirm them."""
    for face in faces:
        page.locator(".typing .faces button").nth(face - 1).click()
    page.get_by_role("button", name="That is what came up").click()


def test_a_whole_game_of_pool_zee_with_real_dice_and_one_correction(phones: Phones) -> None:
    page, rng = phones(), Random(5)
    page.goto("/new/pool-zee")
    page.get_by_label("Bots: one fewer").click()
    page.get_by_role("button", name="Real dice").click()
    page.get_by_role("button", name=PLAY).click()
    for turn in range(13):
        expect(page.get_by_role("region", name="What came up?")).to_be_visible()
        assert page.locator(".typing .dice button").count() == 5
        type_in(page, [1, 1, 1, 1, 2] if turn == 0 else [rng.randint(1, 6) for _ in range(5)])
        expect(page.locator(".typing")).to_have_count(0)
        if turn == 0:
            page.get_by_role("button", name="Typed it wrong? Correct that").click()
            dice = page.locator(".typing .dice button")
            expect(dice.first).to_have_accessible_name(
                re.compile("^Die 1 shows .*1. Type it again")
            )
            type_in(page, [6, 6, 6, 6, 6])
            expect(page.locator("button.box", has_text="Sixes")).to_contain_text("30")
        if turn == 1:  # keep one die and throw four of them again
            page.locator(".stage button[aria-pressed]").first.click()
            page.get_by_role("button", name="Throw 4 dice").click()
            expect(page.locator(".typing .dice button")).to_have_count(4)
            type_in(page, [rng.randint(1, 6) for _ in range(4)])
            page.get_by_role("button", name="Typed it wrong? Correct that").click()
            expect(dice).to_have_count(4)  # as many as were thrown, and only one is put right
            dice.nth(2).click()
            type_in(page, [6])
            expect(page.locator(".typing")).to_have_count(0)
        box = "Sixes" if turn == 0 else ""
        page.locator("button.box:not(.scored):enabled", has_text=box).first.click()
        page.locator(".dock .btn.choose").click()
    expect(page.locator(".end")).to_be_visible()
    assert int(page.locator(".end li .num").first.inner_text()) >= 30
