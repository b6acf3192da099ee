"""Draw docs/pictures/moments: films of two phones and a television side by side.

Only with `--pictures`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize
from tests.server.kit import Server
from tests.web.motion import Director, Film
from tests.web.play import Phones

TELEVISION: ViewportSize = {"width": 1280, "height": 720}
THREE = {"Lou": "otter", "Mia": "fox", "Opa": "walrus"}
SHEETS = os.environ.get("SHEETS")  # a folder for contact sheets of all frames

pytestmark = pytest.mark.pictures


@contextmanager
def filmed(
    phones: Phones,
    server: Server,
    game: str,
    name: str,
    dice: str = "real",
    **options: object,
) -> Iterator[tuple[Director, Film]]:
    """A table with two phones and a television, and a film of them that is saved at the end.

    Lou, who sits first, has no phone: the director acts for her.
    """
    director = Director(server, game, THREE, dice, **options)
    while _leans(director.table, director.seen["seq"] + 1):  # a leaning die would spoil the film
        director.close()
        director = Director(server, game, THREE, dice, **options)
    director.keep(0)
    shown = [director.seat(phones(motion="no-preference"), seat) for seat in (1, 2)]
    film = Film(*shown, director.watch(phones(motion="no-preference", size=TELEVISION)))
    yield director, film
    director.close()
    if SHEETS:
        film.sheet(Path(SHEETS) / f"{name}.png", columns=4, each=3)
    film.save(name)


def _leans(words: str, number: int) -> bool:
    """Whether a die leans in this throw, as dice/chance.ts says."""
    state = 7
    for letter in f"{words} leans":
        state = (31 * state + ord(letter)) & 0xFFFFFFFF
    state = (state + 7919 * number + 0x6D2B79F5) & 0xFFFFFFFF
    mixed = (state ^ state >> 15) * (1 | state) & 0xFFFFFFFF
    mixed ^= (mixed + (mixed ^ mixed >> 7) * (61 | mixed)) & 0xFFFFFFFF
    return (mixed ^ mixed >> 14) / 2**32 < 1 / 15


def test_somebody_elses_turn(phones: Phones, server: Server) -> None:
    """Film whole throws, the dice kept, and the box filled."""
    with filmed(phones, server, "pool-zee", "pool-zee-turn", opening=False) as (table, film):
        film.roll(400)
        table.fall({"dice": [1, 2, 3, 5, 5]})
        film.roll(2400)
        table.do(0, {"hold": [5, 5]})
        film.roll(1200)
        table.fall({"dice": [4, 4, 5]})
        film.roll(2400)
        table.do(0, {"score": "full_house"})
        film.roll(3600)


def test_the_fifth_die(phones: Phones, server: Server) -> None:
    """It slows whenever four are alike, and five rings join hands."""
    with filmed(phones, server, "pool-zee", "pool-zee-five", opening=False) as (table, film):
        table.fall({"dice": [1, 3, 3, 3, 3]})
        film.roll(3600)
        table.do(0, {"hold": [3, 3, 3, 3]})
        film.roll(1200)
        table.fall({"dice": [3]})
        film.roll(6000)


def test_the_fifth_die_misses(phones: Phones, server: Server) -> None:
    """Film a fifth die that misses, as slowly as one that fits."""
    with filmed(phones, server, "pool-zee", "pool-zee-miss", opening=False) as (table, film):
        table.fall({"dice": [1, 2, 3, 3, 3]})
        film.roll(2400)
        table.do(0, {"hold": [3, 3, 3]})
        film.roll(1200)
        table.fall({"dice": [3, 6]})
        film.roll(5600)


def test_who_starts(phones: Phones, server: Server) -> None:
    """Everybody throws, the sums count up, and one lane lights."""
    with filmed(phones, server, "pool-zee", "pool-zee-opening") as (table, film):
        film.roll(400)
        table.fall({"dice": [1, 2, 3, 4, 6]})
        film.roll(3600)
        table.fall({"dice": [3, 4, 5, 6, 6]})
        film.roll(3600)
        table.fall({"dice": [2, 2, 4, 5, 5]})
        film.roll(6400)
