"""Draw the moments of Dice Pool Party and Dice Cup into docs/pictures/moments.

Only with `--pictures`.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute
from tests.server.kit import Server
from tests.web.motion import Director, Film
from tests.web.play import Phones
from tests.web.test_moments import TELEVISION, THREE

SHEETS = os.environ.get("SHEETS")  # a folder for contact sheets of all frames
COUNTDOWN = 2.78  # seconds, as in the rules

pytestmark = pytest.mark.pictures


class Stage:
    """A proxy between phones and their table that announces shakes and holds back news."""

    def __init__(self) -> None:
        self.shut = False
        self._phones: list[WebSocketRoute] = []
        self._late: list[tuple[WebSocketRoute, str]] = []

    def set_up(self, page: Page) -> None:
        """Route this phone's socket through the stage, from its next page load on."""
        page.clock.install()

        def through(route: WebSocketRoute) -> None:
            self._phones.append(route)
            server = route.connect_to_server()

            def tell(message: str | bytes) -> None:
                assert isinstance(message, str)
                told = json.loads(message)
                if told["type"] == "shaking":
                    return  # by a clock that does not stand still
                if told["type"] == "clock" and told["seconds"] > 2:
                    message = json.dumps({**told, "seconds": 3.24})
                if told["type"] == "update" and told["awaiting"]["kind"] == "wait":
                    waits = {**told["awaiting"], "seconds": 3}
                    message = json.dumps({**told, "awaiting": waits})
                if self.shut and told["type"] == "update":
                    self._late.append((route, message))
                else:
                    route.send(message)

            def ask(message: str | bytes) -> None:
                said = json.loads(message)
                if said["type"] == "shake":
                    self.shake(1)
                    answer = {"type": "answer", "status": "ok", "seq": -1, "why": "", "args": {}}
                    route.send(json.dumps({**answer, "word": None, "id": said["id"]}))
                else:
                    server.send(message)

            server.on_message(tell)
            route.on_message(ask)

        page.route_web_socket("**/ws", through)

    def shake(self, seat: int) -> None:
        """Tell all phones that this seat shakes."""
        told = {"type": "shaking", "seat": seat, "seconds": COUNTDOWN, "leans": False}
        for phone in self._phones:
            phone.send(json.dumps(told))

    def open(self) -> None:
        """Release the messages held back."""
        self.shut = False
        for route, message in self._late:
            route.send(message)
        self._late.clear()


def film_a_round(phones: Phones, server: Server, game: str, name: str, scheme: str) -> None:
    """Opa shakes; everybody looks, crosses and sees what it was worth."""
    director = Director(server, game, THREE, "virtual", look=10)
    stage = Stage()
    director.keep(0)
    seen: list[Page] = []
    for seat in (1, 2, None):
        size = {} if seat is not None else {"size": TELEVISION}
        page = phones(motion="no-preference", scheme=scheme, **size)
        stage.set_up(page)
        seen.append(page)
        if seat is None:
            page.goto(f"/tv/{director.code}?quality=high")
        else:
            director.sit(page, seat)
        page.locator(".table").wait_for()
    film = Film(*seen)
    film.roll(300)
    stage.shake(0)
    film.roll(2800)
    director.throw(0)
    film.roll(100)
    stage.shut = True
    film.roll(3200)
    stage.open()
    director.catch_up()
    film.roll(1200)
    mia, opa = seen[:2]
    box = "Doubles"
    mia.get_by_role("button", name=box).click()
    film.roll(400)
    mia.locator(".dock .btn").click()
    film.roll(700)
    opa.get_by_role("button", name=re.compile("^Low")).click()
    film.roll(300)
    opa.locator(".dock .btn").click()
    film.roll(600)
    _save(film, f"{name}-look")
    director.do(0, {"mark": "fives"})
    film.roll(7600)
    director.close()
    _save(film, f"{name}-reveal")


def _save(film: Film, name: str) -> None:
    if SHEETS:
        film.sheet(Path(SHEETS) / f"{name}.png", columns=4, each=3)
    film.save(name)
    film.frames.clear()


def test_a_round_of_dice_pool_party(phones: Phones, server: Server) -> None:
    film_a_round(phones, server, "dice-pool-party", "dice-pool-party", "light")


def test_a_round_of_dice_cup(phones: Phones, server: Server) -> None:
    film_a_round(phones, server, "dice-cup", "dice-cup", "dark")
