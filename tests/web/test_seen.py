"""Every phone shows events in order, and no result early."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.server.kit import Server
from tests.server.witness import read_log
from tests.web.play import Hand, Phone, Phones, code_of, open_table, sit_down

from bellyflop.core import Match
from bellyflop.server.table.phase import Playing
from bellyflop.server.table.table import Table

Told = tuple[str, ...]
TURNS = 26  # presses: some turns of everybody

# Records sentences and chips in order, and everything shown too early.
WATCH = """() => {
  const facts = {};
  let raw = "";
  self.seen = [];
  new MutationObserver(() => {
    const words = document.querySelector("p.vh[role=status]")?.textContent ?? "";
    if (words !== raw) self.seen.push(["said", (raw = words).replace("\\u200b", "")]);
    for (const chip of document.querySelectorAll(".table .seats [data-seat]")) {
      const fact = chip.querySelector(".num")?.textContent ?? "", seat = chip.dataset.seat;
      if (/^[0-9]/.test(facts[seat]) && facts[seat] !== fact) self.seen.push(["fact", seat, fact]);
      facts[seat] = fact;
    }
    const question = document.querySelector(".question")?.textContent ?? "";
    if (EARLY) self.seen.push(["early", question]);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


class Line:
    """A phone's last update, and the last row it reported as shown."""

    def __init__(self, page: Page) -> None:
        self.told = self.shown = -1
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self._say(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.told = message["seq"]

    def _say(self, message: dict[str, Any]) -> None:
        if message["type"] == "shown":
            self.shown = message["seq"]


def play(phones: list[tuple[Phone, Line]], presses: int) -> None:
    """Press on either phone, but only after both have shown everything."""
    hands = [Hand(phone, seed) for seed, (phone, _) in enumerate(phones)]
    for _ in range(100 * presses):
        first = phones[0][0]
        first.wait_for_timeout(50)
        rows = {line.told for _, line in phones}
        if len(rows) > 1 or any(line.shown < line.told for _, line in phones):
            continue
        if any(hand.press() for hand in hands):
            presses -= 1
        if not presses or all(hand.done for hand in hands):  # some random games are short
            return
    raise AssertionError("the game did not go on")


def lived(database: Path, table: str, seat: int) -> list[tuple[Any, ...]]:
    """The expected news of this seat, event by event, computed from the log."""
    read = Table(table)
    read.absorb(read_log(database, table))
    assert isinstance(read.phase, Playing)
    match: Match[Any, Any, Any, Any] = Match(read.phase.match.game)
    happened = []
    for event in read.phase.match.events:
        match.play_event(event)
        happened.append(match.news(seat))
    return happened


NAMES = ("Mia", "Lou")


def pool_zee(news: Iterable[Any], _: int) -> list[Told]:
    return [(NAMES[one.seat], str(one.points)) for one in news if one.kind == "wrote"]


def splash_party(news: Iterable[Any], seat: int) -> list[Told]:
    told: list[Told] = []
    for one in news:
        if one.kind == "lifted" and one.seat != seat:
            told.append((NAMES[one.seat], "lifts", one.colour))
        elif one.kind == "pushed":
            told.append((NAMES[one.seat], "pushes", one.colour))
    return told


def clever_kids(news: Iterable[Any], seat: int) -> list[Told]:
    """One sentence for all that a seat crosses off in a row."""
    told: list[Told] = []
    last = None
    for one in news:
        if one.kind == "crossed" and last != one.seat:
            told.append(("You" if one.seat == seat else NAMES[one.seat],))
            last = one.seat
    return told


Reader = Callable[[Iterable[Any], int], list[Told]]
GAMES: dict[str, tuple[Reader, str, str]] = {
    # The expected sentences, the page's wording, and combinations that must never appear.
    "pool-zee": (
        pool_zee,
        r"(\w+) writes (\d+) in ",
        "document.querySelector('.flying') && document.querySelector('.box.possible')",
    ),
    "splash-party": (
        splash_party,
        r"(\w+) (lifts|pushes) (\w+)",
        "/lifts|pushes|hops/.test(question) && document.querySelector('.ways')"
        " || question.includes('Waiting for OWN')",
    ),
    "clever-kids": (
        clever_kids,
        r"(\w+) cross(?:es)? off (?!nothing)",
        "/ throws[.]/.test(question) && document.querySelector('.glow')",
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_two_phones_see_what_the_log_says_in_its_order(
    game: str, phones: Phones, server: Server
) -> None:
    reader, sentence, early = GAMES[game]
    seats = []
    for name in NAMES:
        phone = phones()
        phone.add_init_script(f"({WATCH.replace('EARLY', early).replace('OWN', name)})()")
        seats.append((phone, Line(phone)))
    (mia, _), (lou, _) = seats
    mia.goto("/")
    mia.evaluate("""localStorage.setItem("person", '{"name": "Mia", "animal": "fox"}')""")
    open_table(mia, game, "By link: one more", "Bots: one fewer")
    sit_down(lou, code_of(mia), "Lou")
    expect(mia.locator(".table")).to_be_visible()
    play(seats, TURNS)
    mia.wait_for_timeout(500)
    table = mia.url.rsplit("/", 1)[1]
    database = Path(server.database.removeprefix("sqlite+aiosqlite:///"))
    for seat, (phone, _) in enumerate(seats):
        seen = phone.evaluate("self.seen")
        said = [words for kind, words, *_ in seen if kind == "said"]
        found = [match.groups() for words in said for match in re.finditer(sentence, words)]
        happened = lived(database, table, seat)
        expected = [told for news in happened for told in reader(news, seat)]
        assert expected
        assert found == expected[: len(found)]
        assert len(expected) - len(found) <= 1  # the last may be on its way
        assert [words for kind, words, *_ in seen if kind == "early"] == []
        if game == "pool-zee":
            _points_follow_their_sentence(seen)


def _points_follow_their_sentence(seen: list[list[str]]) -> None:
    """Check that a total counts up only after its sentence has been shown."""
    told: str | None = None
    for kind, *what in seen:
        if kind == "said" and (found := re.search(r"(\w+) writes (\d+)", what[0])):
            told = str(NAMES.index(found[1]))
        elif kind == "fact" and what[1].isdigit():
            assert what[0] == told, what
