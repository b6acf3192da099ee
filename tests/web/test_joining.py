"""Joining a table: by its code, with a seat or without, and the error messages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.server.kit import OPEN, PERSON, Server
from tests.web.play import code_of, open_table

Phones = Callable[..., Page]


def test_a_wrong_code_is_answered_in_words(phones: Phones) -> None:
    page = phones()
    page.goto("/j/AAAA")
    expect(page.get_by_role("alert")).to_contain_text("No table has this code.")


def test_a_wrong_code_is_typed_again_at_once(phones: Phones, server: Server) -> None:
    page = phones()
    made = server.open_table("pool-zee", [PERSON, OPEN])
    page.goto("/j/AAAA")
    expect(page.get_by_label("Got a code?")).to_be_focused()
    page.keyboard.type(made["code"])  # the fourth letter is enough
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.go_back()
    expect(page.get_by_label("Got a code?")).to_be_focused()


def test_a_link_that_met_no_server_is_tried_again(phones: Phones, server: Server) -> None:
    page = phones()
    made = server.open_table("pool-zee", [PERSON, OPEN])
    page.route("**/api/rooms/*", lambda route: route.abort())
    page.goto(f"/j/{made['code']}")
    expect(page.get_by_role("alert")).to_contain_text("out of reach")
    page.unroute("**/api/rooms/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 390])
def test_every_animal_is_whole(phones: Phones, server: Server, width: int) -> None:
    page = phones(size={"width": width, "height": 640})
    made = server.open_table("pool-zee", [PERSON, OPEN])
    page.goto(f"/j/{made['code']}")
    animals = page.get_by_role("group", name="Animal").get_by_role("button")
    expect(animals).to_have_count(10)
    card = page.locator("section.card").bounding_box()
    assert card
    for animal in animals.all():
        box = animal.bounding_box()
        assert box
        assert card["x"] <= box["x"]
        assert box["x"] + box["width"] <= card["x"] + card["width"]


def test_a_code_leads_back_to_ones_own_seat(phones: Phones, server: Server) -> None:
    page = phones()
    made = server.open_table("pool-zee", [PERSON, OPEN])
    page.goto(f"/j/{made['code']}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".table .seats")).to_be_visible()
    page.goto(f"/j/{made['code']}")
    expect(page).to_have_url(re.compile(f"/t/{made['table']}$"))
    expect(page.locator(".table .seats")).to_be_visible()


def test_a_code_that_was_given_again_leads_to_the_new_table(phones: Phones, server: Server) -> None:
    page = phones()
    made = server.open_table("pool-zee", [PERSON, OPEN])
    page.goto("/")
    old = {"0123": {"code": made["code"], "keys": [{"seat": 0, "token": "long ago"}], "at": 1}}
    page.evaluate("old => localStorage.setItem('tables', JSON.stringify(old))", old)
    page.goto(f"/j/{made['code']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_refusal_is_read_in_german(phones: Phones, server: Server) -> None:
    page = phones("de-DE")
    made = server.open_table("pool-zee", [PERSON, OPEN])
    page.goto(f"/j/{made['code']}")
    expect(page.get_by_role("button", name="Hinsetzen")).to_be_visible()
    server.join(made["code"], "Bo")
    page.get_by_role("button", name="Hinsetzen").click()
    expect(page.get_by_role("alert")).to_have_text("Alle Plätze sind besetzt.")


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (lambda route: route.abort(), "out of reach"),
        (lambda route: route.fulfill(status=503, json={"word": "store-down"}), "Nothing is lost"),
    ],
    ids=["nothing", "a disk that did not answer in time"],
)
def test_a_lost_answer_loses_no_seat(
    phones: Phones, server: Server, told: Callable[[Route], None], words: str
) -> None:
    page = phones()
    made = server.open_table("pool-zee", [PERSON, OPEN])
    page.goto(f"/j/{made['code']}")
    page.get_by_label("Your name").fill("Lou")
    sit = page.get_by_role("button", name="Sit down")

    def lose_the_answer(route: Route) -> None:
        route.fetch()
        told(route)

    page.route("**/api/rooms/*/seats", lose_the_answer)
    sit.click()  # the last seat: the game has begun
    expect(page.get_by_role("alert")).to_have_text(re.compile(words))
    page.reload()
    page.unroute("**/api/rooms/*/seats")
    sit.click()
    expect(page.locator(".table .seats")).to_contain_text("Lou")


def test_bots_throw_nobody_out_who_has_just_sat_down(phones: Phones, server: Server) -> None:
    page = phones()
    late: list[str | bytes] = []
    slow = False

    def delay(wire: WebSocketRoute) -> None:
        table = wire.connect_to_server()

        def hear(message: str | bytes) -> None:
            if slow and json.loads(message)["type"] == "update":
                late.append(message)
            else:
                wire.send(message)

        table.on_message(hear)

    page.route_web_socket("**/ws", delay)
    open_table(page, "pool-zee", "By link: one more", "By link: one more", "Bots: one fewer")
    expect(page.get_by_role("heading", name="2 seats are free.")).to_be_visible()
    code, slow = code_of(page), True
    server.join(code, "Lou")
    page.get_by_role("button", name="Fill with bots and start").click()
    watcher = phones()
    watcher.goto(page.url)
    expect(watcher.locator(".table .seats")).to_contain_text("Lou")
    assert late
