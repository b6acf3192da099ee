"""Draw the moments of Clever Kids and Splash Party into docs/pictures/moments.

Only with `--pictures`.
"""

from __future__ import annotations

import pytest
from tests.server.kit import Server
from tests.web.motion import Director, Film
from tests.web.play import Phones
from tests.web.test_moments import filmed

pytestmark = pytest.mark.pictures


def test_a_chain(phones: Phones, server: Server) -> None:
    """Crosses one by one; a bonus flies to its area, waits for a choice, and brings the next."""
    with filmed(phones, server, "clever-kids", "clever-kids-chain") as (table, film):
        film.roll(300)
        table.fall({"dice": ["heart", "pink", "joker", "blue", "donut"]})
        film.roll(2200)
        table.do(0, {"use": "yellow", "dice": [0, 3, 1]})
        film.roll(5400)
        table.do(0, {"bonus": "blue", "row": "donut"})
        film.roll(4200)


def test_what_is_left(phones: Phones, server: Server) -> None:
    """The others use the remaining dice; then all phones show it, sheet by sheet."""
    with filmed(phones, server, "clever-kids", "clever-kids-left") as (table, film):
        table.fall({"dice": ["heart", "candle", "present", "donut", "donut"]})
        film.roll(1600)
        film.frames.clear()
        table.do(0, {"use": "red", "dice": [1]})
        film.roll(3000)
        mia, opa = film.phones[:2]
        mia.locator(".sheet .green button.glow").nth(5).click()
        film.roll(500)
        mia.locator(".dock .btn").last.click()
        film.roll(1600)
        opa.locator(".sheet .blue button.glow").first.click()
        film.roll(500)
        opa.locator(".dock .btn").last.click()
        film.roll(6500)


def _without_the_deal(table: Director, film: Film) -> None:
    """Skip the deal."""
    table.catch_up()
    for _ in range(2):
        _hurry(film)
    film.frames.clear()


def _lift(table: Director, film: Film, space: int) -> None:
    """Lift this pawn for the seat on turn."""
    mover = table.seen["view"]["mover"]
    if mover == 0:
        table.do(0, {"lift": space})
    else:
        film.phones[mover - 1].locator(f'[data-do="lift {space}"]').click()


def _go(table: Director, film: Film, way: str) -> None:
    """Move the lifted pawn in this direction."""
    mover = table.seen["view"]["mover"]
    if mover == 0:
        table.do(0, {"go": way})
    else:
        film.phones[mover - 1].locator(f'.dock [data-do="go {way}"]').click()


def test_a_push(phones: Phones, server: Server) -> None:
    """A pawn rises, turns up its number, hops, holds its breath, and pushes with a splash."""
    with filmed(phones, server, "splash-party", "splash-party-push", "virtual") as (table, film):
        _without_the_deal(table, film)
        film.roll(300)
        _lift(table, film, 5)
        film.roll(2600)
        table.catch_up()
        _go(table, film, table.seen["view"]["ways"][0]["go"])
        film.roll(6400)


def test_the_deal(phones: Phones, server: Server) -> None:
    """Six tokens, face down, mixed, one for each; each is looked at alone."""
    with filmed(phones, server, "splash-party", "splash-party-deal", "virtual") as (_, film):
        film.roll(7600)
        bar = film.phones[0].locator(".hold").bounding_box()
        assert bar
        mouse = film.phones[0].mouse
        mouse.move(bar["x"] + 60, bar["y"] + 20)
        mouse.down()
        film.roll(1200)
        mouse.up()
        film.roll(2400)


def test_an_accusation(phones: Phones, server: Server) -> None:
    """The token comes to the middle; drum, silence, and only then the answer."""
    with filmed(phones, server, "splash-party", "splash-party-accusation", "virtual") as (
        table,
        film,
    ):
        _without_the_deal(table, film)
        while (view := table.seen["view"])["phase"] != "accuse" or view["mover"] != 0:
            if view["phase"] == "accuse":
                film.phones[view["mover"] - 1].get_by_role("button", name="Say nothing").click()
            elif view["phase"] == "lift":
                near = [space for space in (17, 1, 16, 2, 15, 3) if view["ring"][space]]
                others = [space for space, pawn in enumerate(view["ring"]) if pawn and space]
                _lift(table, film, (near or others)[0])
            elif view["phase"] == "go":
                ways = sorted(view["ways"], key=lambda way: way["end"] != 0)
                _go(table, film, ways[0]["go"])
            _hurry(film)
            table.catch_up()
        film.frames.clear()
        table.do(0, {"accuse": 1, "colour": "green"})
        film.roll(9500)


def _hurry(film: Film) -> None:
    """Skip to the end of the current animation."""
    for _ in range(6):
        film.roll(film.every)
        for phone in film.phones:
            phone.keyboard.press("Escape")
