"""Whole games on one phone without a network: nothing is lost, and records verify anywhere."""

from __future__ import annotations

import json
import os
import re
import signal
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.server.kit import Server
from tests.web import chromium
from tests.web.conftest import PATIENCE, PHONE
from tests.web.play import Hand, Phones, ended, open_table, play_on, play_out, take_along

from bellyflop.core import read_record
from bellyflop.games import levels_of, match_of, shelf
from bellyflop.proof.verify import verify

FIRST = "dice-cup"
BY_NIGHT = [(game, level) for game, kind in shelf().items() for level in levels_of(kind)]
GAMES = [
    pytest.param(
        game, level, marks=() if (game, level) == (FIRST, "paddler") else pytest.mark.nightly
    )
    for game, level in BY_NIGHT
]
IN_ANOTHER_TAB = "This game is open in another tab."
ROWS = """async (table) => {
  const opening = indexedDB.open("bellyflop");
  const kept = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const all = IDBKeyRange.bound([table, -1], [table, Infinity]);
  const rows = kept.transaction("rows").objectStore("rows").getAll(all);
  const found = await new Promise((done) => (rows.onsuccess = () => done(rows.result)));
  return found.map((row) => JSON.parse(row));
}"""


def packed(page: Page) -> Page:
    """Prepare this phone with all games downloaded and no network."""
    page.goto("/?pace=0")
    page.get_by_role("button", name="Take it along").click()
    take_along(page)
    page.context.set_offline(True)
    return page


def record_of(page: Page) -> Any:
    """The record from the finished game's card, after its three checks have passed."""
    page.get_by_role("button", name="Check this game").click()
    expect(page.get_by_label("checked", exact=True)).to_have_count(3)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game’s record").click()
    return json.loads(Path(saved.value.path()).read_text("utf-8"))


@pytest.mark.parametrize(("game", "level"), GAMES)
def test_a_game_is_played_to_its_end_with_no_network(game: str, level: str, phones: Phones) -> None:
    page = packed(phones())
    page.goto("/")
    expect(page.get_by_text("No network")).to_be_visible()
    page.goto(f"/new/{game}")
    if len(levels_of(shelf()[game])) > 1:
        page.get_by_role("button", name=level.title(), exact=True).click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    page.wait_for_url("**/t/phone-*")
    play_out(page)
    shown = ended(page)
    record = read_record(record_of(page))
    replayed = match_of(record)
    assert replayed.over
    winners = replayed.game.winners(replayed.state)
    scores = replayed.game.public_scores(replayed.state)
    if all(score == (seat in winners) for seat, score in enumerate(scores)):  # no points to show
        best = {record.seats[seat] for seat in winners}
        assert set(shown[: len(best)]) == best
    else:
        for score in scores:
            assert any(str(score) in line for line in shown), (score, shown)
    assert verify(record).ok
    deleted(page)


def deleted(page: Page) -> None:
    """Delete the finished game from the list, and check that the phone keeps nothing of it."""
    table = page.url.rpartition("/")[2]
    assert page.evaluate(ROWS, table)
    page.goto("/past")
    page.locator(".list button").first.click()
    page.get_by_role("button", name="Delete this game").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    while page.evaluate(ROWS, table):
        page.wait_for_timeout(50)
    assert page.evaluate("table => !(localStorage.getItem('tables') ?? '').includes(table)", table)


def test_a_game_begun_with_no_network_goes_on_at_a_server_and_in_another_phone(
    phones: Phones, tmp_path: Path
) -> None:
    page = packed(phones())
    page.goto("/")
    open_table(page, "pool-zee")
    play_on([Hand(page, 3)], 9, until=lambda: len(rows_of(page)) > 9)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on elsewhere").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the game").click()
    file = tmp_path / "saved.json"
    saving.value.save_as(file)
    rows, game = rows_of(page), json.loads(file.read_text("utf-8"))

    served = phones()
    resume(served, file, by_keyboard=True)
    served.wait_for_url(re.compile(r"/t/[0-9a-f]{24}$"))
    expect(served.locator(".table")).to_be_visible()
    other = packed(phones())
    resume(other, file)
    other.wait_for_url("**/t/phone-*")
    expect(other.locator(".table")).to_be_visible()
    [brought] = [row for row in rows_of(other) if row[1] == "brought"]
    assert brought[2]["events"] == game["events"]
    assert rows_of(page)[: len(rows)] == rows  # the original game is still there

    game["events"].insert(0, {"wait": True})
    file.write_text(json.dumps(game), "utf-8")
    resume(other, file)
    expect(other.get_by_role("alert")).to_contain_text("This saved game is damaged: its move 1 ")
    file.write_bytes(b"PK\x03\x04")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("alert")).to_contain_text("That is no saved game")
    expect(other.get_by_role("button", name="Go on here")).to_have_count(0)


def resume(page: Page, file: Path, by_keyboard: bool = False) -> None:
    """Load this saved game."""
    page.goto("/")
    for button in ("Go on with a saved game", "Choose the file", "Go on here"):
        pressed = page.get_by_role("button", name=button)
        with page.expect_file_chooser() if "file" in button else nullcontext() as choosing:
            if by_keyboard:
                pressed.press("Enter")
            else:
                pressed.click()
        if choosing is not None:
            choosing.value.set_files(file)


def test_before_anybody_takes_it_along_nothing_of_it_is_fetched(phones: Phones) -> None:
    page = phones()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Pool-zee")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/take/" in url or "worker-" in url]


def test_where_a_browser_keeps_nothing_the_page_says_what_works_instead(phones: Phones) -> None:
    page = phones()
    page.add_init_script("Object.defineProperty(self, 'isSecureContext', { value: false })")
    page.goto("/")
    page.get_by_role("button", name="Take it along").click()
    card = page.get_by_role("dialog", name="Take it along")
    expect(card.get_by_text("What works instead")).to_be_visible()
    expect(card.get_by_role("button", name="Take it along")).to_have_count(0)


def rows_of(page: Page, least: int = 0) -> list[Any]:
    """Wait until this table's log on the phone has this many rows; the log."""
    table = page.url.rpartition("/")[2]
    rows: list[Any] = page.evaluate(ROWS, table)
    while len(rows) < least:
        page.wait_for_timeout(50)
        rows = page.evaluate(ROWS, table)
    return rows


def thrown(page: Page) -> list[Any]:
    """Wait for the first throw of a game with looks; the log."""
    open_table(page, FIRST)
    before = len(rows_of(page))
    page.locator(".dock button").first.click()
    return rows_of(page, before + 1)


def test_a_reload_in_a_look_loses_nothing_and_a_second_tab_takes_the_game_over(
    phones: Phones,
) -> None:
    page = packed(phones())
    rows = thrown(page)
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    assert rows_of(page)[: len(rows)] == rows
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.locator(".table")).to_be_visible()
    expect(page.get_by_text(IN_ANOTHER_TAB)).to_be_visible()
    page.get_by_role("button", name="Play here").click()
    expect(page.locator(".table")).to_be_visible()
    expect(second.get_by_text(IN_ANOTHER_TAB)).to_be_visible()


def test_a_browser_killed_in_a_look_finds_its_game_where_it_was(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    def opened() -> BrowserContext:
        context = browser.browser_type.launch_persistent_context(
            str(tmp_path),
            executable_path=chromium.find(),
            args=["--no-sandbox", "--disable-gpu"],
            viewport=PHONE,
            locale="en-GB",
            base_url=f"http://127.0.0.1:{server.port}",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        return context

    page = packed(opened().new_page())
    rows, address = thrown(page), page.url
    kill(tmp_path)
    context = opened()
    context.set_offline(True)
    again = context.new_page()
    again.goto(address)
    expect(again.locator(".table")).to_be_visible()
    assert rows_of(again)[: len(rows)] == rows
    context.close()


def kill(folder: Path) -> None:
    """Kill the browser with this profile folder by SIGKILL."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
            if f"--user-data-dir={folder}" in words and not any("--type=" in w for w in words):
                os.kill(int(process.name), signal.SIGKILL)


def test_one_phone_for_two_draws_its_curtain_with_no_network(phones: Phones) -> None:
    page = packed(phones())
    page.goto("/new/splash-party")
    page.get_by_label("On this phone: one more").click()
    page.get_by_label("Bots: one fewer").click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    page.wait_for_url("**/t/phone-*")
    expect(
        page.get_by_role("dialog", name="Pass to").or_(page.locator(".table")).first
    ).to_be_visible()
