"""Secrets on the wire: who may not know something is sent the same bytes whatever it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from tests.contract.setups import Setup
from tests.contract.twins import TWINS
from tests.contract.walk import course
from tests.server.leaks import (
    Pair,
    all_sent,
    commands_of,
    first_difference,
    pairs,
    told_at_once,
)

from bellyflop.core import AnyGame, Over
from bellyflop.dice.sealed import THROWS, Seal
from bellyflop.games import shelf
from bellyflop.server import table as table_module

SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("dice-cup", 2, {}),
    ("dice-cup", 4, {"columns": 2}),
    ("dice-cup", 3, {"dice": "real"}),
    ("dice-pool-party", 3, {}),
    ("dice-pool-party", 2, {"columns": 3, "fill": "every"}),
    ("splash-party", 2, {}),
    ("splash-party", 4, {"memory_aid": True}),
    ("splash-party", 6, {}),
    ("clever-kids", 3, {}),
    ("clever-kids", 4, {}),
]
LONG = settings.get_current_profile_name() == "nightly"
PAIRS = 4000 if LONG else 240  # of each setup, at the one exit
VISITS = 400 if LONG else 20  # of each setup, with sockets and plain web side around it

EVERY_SETUP = pytest.mark.parametrize(
    ("game_id", "seats", "options"), SETUPS, ids=[f"{g}-{s}-{len(o)}" for g, s, o in SETUPS]
)


@pytest.fixture(autouse=True)
def _one_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables here have the same seed, so its tree of keys is grown once."""
    monkeypatch.setattr(table_module, "Seal", _sealed)


@cache
def _sealed(seed: bytes) -> Seal:
    return Seal(seed)


def built(game_id: str, seats: int, options: dict[str, object]) -> AnyGame:
    return Setup(shelf()[game_id], seats, options).build()


def many_pairs(game: AnyGame, most: int) -> Iterator[Pair]:
    """So many pairs from as many games as it takes."""
    each = max(most // 6, 1)
    found = (pair for seed in range(1000) for pair in islice(pairs(game, seed), each))
    return islice(found, most)


def difference(pair: Pair) -> str | None:
    """The first way on which a node, with sockets and routes, tells the pair apart."""

    async def both() -> str | None:
        commands = commands_of(pair)
        return first_difference(
            await all_sent(pair, pair.true, commands), await all_sent(pair, pair.twin, commands)
        )

    return asyncio.run(both())


def test_every_game_with_secrets_has_its_setups() -> None:
    assert {game_id for game_id, _, _ in SETUPS} == set(TWINS)


@EVERY_SETUP
def test_the_one_exit_tells_twins_alike(
    game_id: str, seats: int, options: dict[str, object]
) -> None:
    game, viewers = built(game_id, seats, options), set[int | None]()
    for pair in many_pairs(game, PAIRS // 4 if game_id == "clever-kids" else PAIRS):
        commands = commands_of(pair)
        true = told_at_once(pair, pair.true, commands)
        assert first_difference(true, told_at_once(pair, pair.twin, commands)) is None
        viewers.add(pair.viewer)
    assert viewers == {None, *range(seats)}


@EVERY_SETUP
def test_nobody_hears_a_secret_on_joining_resuming_trying_or_asking(
    game_id: str, seats: int, options: dict[str, object]
) -> None:
    for pair in many_pairs(built(game_id, seats, options), VISITS):
        assert difference(pair) is None


def test_a_game_without_twins_has_nothing_to_hide() -> None:
    """§2: in Pool-zee everything lies open, so every view tells the whole state."""
    assert shelf().keys() - TWINS.keys() == {"pool-zee"}
    game = built("pool-zee", 3, {})
    states, _ = course(game, seed=2, stop=200)
    views = [game.view(state, None) for state in states]
    for state, view in zip(states, views, strict=True):
        assert game.imagine(view, None, Random(1)) == state


@pytest.mark.parametrize("game_id", shelf())
def test_no_key_is_sent_before_its_throw_lies_open_and_never_the_seed(game_id: str) -> None:
    game = built(game_id, 2, {})
    states, events = course(game, seed=4, stop=120 if game_id != "pool-zee" else 60)
    seal = _sealed(bytes(range(32)))
    keys = [seal.key(throw).hex() for throw in range(THROWS)]
    for place in range(0, len(states), 3):
        if isinstance(game.awaiting(states[place]), Over):
            break
        true: tuple[Any, ...] = tuple(events[:place])
        thrown = sum("chance" in event for event in true)
        closed = game.closed_throws(states[place])
        for viewer in (None, 0, 1):
            sent = told_at_once(Pair(game, viewer, true, true), true, [])
            text = str(sent)
            assert seal.seed.hex() not in text
            opened = {n for n in range(min(thrown + 40, THROWS)) if keys[n] in text}
            assert opened.isdisjoint(closed)
            assert opened <= set(range(thrown))
            assert opened == ({thrown - 1} - closed if thrown else set())
