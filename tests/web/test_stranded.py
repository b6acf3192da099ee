"""Nobody is stranded: players leave, go on, and get their seats back."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from tests.server.kit import FAST, Server
from tests.web.laid import lay_near_the_end
from tests.web.play import (
    Hand,
    Phone,
    Phones,
    code_of,
    ended,
    open_table,
    play_on,
    play_out,
)

# This server passes the host role on, and offers bots, after a player has left.
SOON = """
from bellyflop.server.node import attendance
attendance.ABSENT_SECONDS = attendance.HOST_SECONDS = 0.5
from bellyflop.cli import main
main()
"""
MINUTE = 61_000  # milliseconds, and a little


@pytest.fixture(scope="module")
def impatient(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    command = (sys.executable, "-c", SOON, "serve")
    with Server(f"sqlite+aiosqlite:///{folder}/tables.db", *FAST, command=command) as running:
        yield running


@pytest.fixture
def server(impatient: Server) -> Server:
    """A separate server instead of the shared one."""
    return impatient


def chip(phone: Phone, seat: int) -> Locator:
    return phone.locator(f".table .seats [data-seat='{seat}']")


def come_in(phone: Phone, code: str, name: str) -> None:
    """Join a table, which may still wait for others."""
    phone.goto(f"/j/{code}")
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_label("React")).to_be_visible()


class Network:
    """This phone's connection to the table, which can be cut."""

    def __init__(self, phone: Phone) -> None:
        self._up, self._lines = True, list[WebSocketRoute]()
        phone.route_web_socket("**/ws", self._meet)

    def _meet(self, line: WebSocketRoute) -> None:
        if not self._up:
            line.close()
            return
        line.connect_to_server()
        self._lines.append(line)

    def cut(self) -> None:
        self._up = False
        for line in self._lines:
            line.close()

    def mend(self) -> None:
        self._up = True


def three_and_a_bot(phones: Phones, server: Server, actions: int) -> tuple[Phone, Phone, Phone]:
    """Mia, the host, Lou and Opa on their phones, and a bot; Mia has this many actions left."""
    people = {"Mia": "fox", "Lou": "turtle", "Opa": "frog"}
    laid = lay_near_the_end(server, "clever-kids", "pppb", actions=actions, people=people)
    mia, lou, opa = (phones() for _ in people)
    for phone in (lou, opa):
        phone.clock.install()
    for seat, phone in enumerate((mia, lou, opa)):
        laid.seat(phone, seat)
    return mia, lou, opa


def test_a_tab_is_shut_a_network_dies_the_host_leaves_and_all_end_on_their_seats(
    phones: Phones, server: Server
) -> None:
    mia, lou, opa = three_and_a_bot(phones, server, 6)
    hands = [Hand(mia, 1), Hand(lou, 2)]
    faces = [chip(lou, seat).locator(".head").inner_html() for seat in range(4)]
    table, context = opa.url, opa.context
    network = Network(lou)
    lou.reload()

    opa.close()
    expect(chip(lou, 2)).to_contain_text("away")
    ask = lou.get_by_role("button", name="Let a bot play")
    expect(ask).to_have_count(0)  # not before a minute
    lou.clock.fast_forward(MINUTE)
    expect(chip(lou, 2)).to_contain_text("away 1 min")
    play_on(hands, 200, until=lambda: ask.count() > 0)
    expect(lou.get_by_text("Opa has been away for a minute.")).to_be_visible()
    ask.click()
    expect(chip(lou, 2)).to_contain_text("bot plays")
    expect(chip(mia, 2)).to_contain_text("Opa")

    mia.goto("about:blank")  # the host leaves
    expect(lou.get_by_text("You are the host now.")).to_be_visible()
    expect(chip(lou, 0)).to_contain_text("away")

    network.cut()
    expect(lou.get_by_text("Reconnecting, seat safe")).to_be_visible()
    network.mend()
    expect(lou.get_by_text("Reconnecting, seat safe")).to_have_count(0)

    opa = context.new_page()
    opa.goto(table)
    expect(chip(opa, 2)).to_contain_text("Opa")
    expect(opa.get_by_text("A bot is playing")).to_have_count(0)
    expect(chip(lou, 2)).not_to_contain_text("bot plays")
    mia.goto(table)
    expect(lou.get_by_text("Mia is the host now.")).to_be_visible()
    for seat, face in enumerate(faces):
        expect(chip(lou, seat)).not_to_have_class(re.compile("away"))
        assert chip(lou, seat).locator(".head").inner_html() == face

    for phone, name in ((mia, "Mia"), (lou, "Lou"), (opa, "Opa")):
        expect(phone.locator(".table .seat.me")).to_contain_text(name)
    play_out(mia, lou, opa)
    assert ended(mia) == ended(lou) == ended(opa)


def test_everybody_sees_who_wants_to_play_again_and_all_go_on_together(
    phones: Phones, server: Server
) -> None:
    mia, lou, opa = three_and_a_bot(phones, server, 1)
    play_out(mia, lou, opa)
    lou.get_by_role("button", name="Play again").click()
    expect(lou.get_by_role("button", name="You are in")).to_be_disabled()
    expect(lou.get_by_text(re.compile("Waiting for (Mia and Opa|Opa and Mia)"))).to_be_visible()
    for phone in (mia, opa):
        expect(phone.get_by_text("Lou wants to play again.")).to_be_visible()
    opa.get_by_role("button", name="Play again · 1 in").click()
    expect(mia.get_by_text("Lou and Opa want to play again.")).to_be_visible()
    mia.get_by_role("button", name="Play again · 2 in").click()
    for phone in (mia, lou, opa):
        expect(phone.locator(".table")).to_be_visible()
    assert mia.url == lou.url == opa.url


def test_the_host_need_not_wait_and_who_comes_later_has_their_seat(
    phones: Phones, server: Server
) -> None:
    mia, lou, opa = three_and_a_bot(phones, server, 1)
    play_out(mia, lou, opa)
    mia.get_by_role("button", name="Play again").click()
    mia.get_by_role("button", name="Start now").click()
    expect(mia.locator(".table")).to_be_visible()
    expect(chip(mia, 2)).to_contain_text("bot plays")
    expect(opa.get_by_text("Your seat is kept.")).to_be_visible()
    opa.get_by_role("button", name="Play again").click()
    expect(chip(opa, 2)).to_contain_text("Opa")
    expect(chip(mia, 2)).not_to_contain_text("bot plays")


def test_who_comes_late_takes_a_bots_chair(phones: Phones) -> None:
    mia, lou = phones(), phones()
    open_table(mia, "pool-zee", "Bots: one more")
    expect(mia.locator(".table")).to_be_visible()
    lou.goto(f"/j/{code_of(mia)}")
    expect(lou.get_by_text("A bot gives you its seat.")).to_be_visible()
    lou.locator(".seats button").nth(1).click()
    lou.get_by_label("Your name").fill("Lou")
    lou.get_by_role("button", name="Sit down").click()
    expect(chip(lou, 2)).to_contain_text("Lou")
    expect(chip(mia, 2)).to_contain_text("Lou")


def test_a_free_seat_is_done_without(phones: Phones) -> None:
    mia, lou = phones(), phones()
    open_table(mia, "pool-zee", "By link: one more", "By link: one more")
    come_in(lou, code_of(mia), "Lou")
    expect(lou.get_by_text("Fox starts. Towel ready?")).to_be_visible()
    expect(mia.get_by_role("listitem").filter(has_text="Lou")).to_be_visible()
    mia.get_by_role("button", name="Play without this seat").click()
    mia.get_by_role("button", name="Start", exact=True).click()
    expect(chip(lou, 1)).to_contain_text("Lou")
    expect(lou.locator(".table .seats > *")).to_have_count(3)
