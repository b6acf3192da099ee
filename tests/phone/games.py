"""Digests of random games: equal for equal seeds on every Python. Standard library only."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from bellyflop.core import AnyGame, Match
from bellyflop.core.options import Option
from bellyflop.games import shelf
from bellyflop.server.wire import plain_encode
from bellyflop.testing.laws import LAWS
from bellyflop.testing.setup import Setup
from bellyflop.testing.walk import LONGEST, positions, take_step

LOOK = 3  # events between two hashed views
DRAWN: dict[str, Callable[[Any, Random], object]] = {
    "bool": lambda _, rng: rng.random() < 0.5,
    # Prefer small numbers: games get shorter, so more of them fit.
    "int": lambda said, rng: min(rng.randint(said["low"], said["high"]) for _ in range(4)),
    "choice": lambda said, rng: rng.choice(said["values"]),
}


def any_setup(kind: type[AnyGame], rng: Random) -> AnyGame:
    """A game of this kind with random seats and options; omitted options keep their defaults."""
    about = kind.about
    seats = min(rng.randint(about.least_seats, about.most_seats) for _ in range(2))
    options = {option.name: _drawn(option, rng) for option in about.options if rng.random() < 0.7}
    return Setup(kind, seats, options).build()


def _drawn(option: Option[Any], rng: Random) -> object:
    said = option.describe()
    draw = DRAWN.get(str(said["type"]))
    return draw(said, rng) if draw else option.write(option.default)


def digest(game_id: str, seed: int) -> str:
    """A hash of everything this random game produces.

    That is its record, the news of every event, and a view every few events, for the seats and a
    spectator in turn.
    """
    rng = Random(f"{game_id} {seed}")
    game = any_setup(shelf()[game_id], rng)
    viewers = (None, *range(game.seats))
    match: Match[Any, Any, Any, Any] = Match(game)
    caution = rng.choice((0.0, 0.0, 0.5, 0.9))
    number = sha256()
    while not match.over:
        assert len(match.events) < LONGEST
        take_step(match, rng, caution)
        here = len(match.events)
        viewer = viewers[here % len(viewers)]
        number.update(plain_encode(match.news(viewer)))
        if here % LOOK == 0 or match.over:
            number.update(plain_encode(game.view(match.state, viewer)))
    number.update(match.record([f"Player {seat}" for seat in range(game.seats)]).dumps().encode())
    number.update(repr(match.replayed().scores).encode())
    return number.hexdigest()[:16]


async def digests(game_ids: list[str], first: int, many: int) -> dict[str, list[str]]:
    """The digests of `many` games of each kind, from this seed on."""
    seeds = range(first, first + many)
    return {game_id: [digest(game_id, seed) for seed in seeds] for game_id in game_ids}


def _learn_what_is_hidden() -> None:
    """Register the twins of the games from the modules that need no hypothesis."""
    for folder in Path(__file__).parents[1].glob("games/*"):
        for part in folder.glob("*.py"):
            with suppress(ModuleNotFoundError):
                import_module(f"tests.games.{folder.name}.{part.stem}")


async def laws_kept(game_ids: list[str], many: int) -> dict[str, int]:
    """The number of positions checked in `many` random games; AssertionError on a broken law."""
    _learn_what_is_hidden()
    return {game_id: _laws_kept(game_id, many) for game_id in game_ids}


def _laws_kept(game_id: str, many: int) -> int:
    kept = 0
    for seed in range(many):
        rng = Random(f"laws {game_id} {seed}")
        game = any_setup(shelf()[game_id], rng)
        for position in positions(game, seed, rng.choice((40, 400))):
            for law in LAWS:
                law(game, position)
            kept += 1
    return kept


async def laws_broken(toys: list[str]) -> dict[str, list[str]]:
    """The laws each of these toys breaks in random games."""
    from tests.contract import broken_toys

    return {toy: _laws_broken(getattr(broken_toys, toy)(seats=3)) for toy in toys}


def _laws_broken(game: AnyGame) -> list[str]:
    broken = set()
    for seed in range(3):
        for position in positions(game, seed, 40):
            for law in LAWS:
                try:
                    law(game, position)
                except AssertionError:
                    broken.add(law.__name__)
    return sorted(broken)
