"""A phone plays the same games as a server: equal seeds give equal bytes."""

from __future__ import annotations

import asyncio

import pytest
from tests.phone.games import digests
from tests.phone.node import in_node

from bellyflop.games import shelf

GAMES = list(shelf())
FEW, MANY, STEP = 8, 10_000, 250


def differing(game_ids: list[str], first: int, many: int) -> dict[str, list[int]]:
    """The seeds for which a phone and this Python produce different games."""
    here = asyncio.run(digests(game_ids, first, many))
    there = in_node("tests.phone.games", "digests", game_ids, first, many)
    assert here.keys() == there.keys()
    return {
        game_id: odd
        for game_id, made in here.items()
        if (odd := [first + at for at in range(many) if made[at] != there[game_id][at]])
    }


@pytest.mark.web
def test_random_games_are_the_same_bytes(bundle: None) -> None:
    assert differing(GAMES, 0, FEW) == {}


@pytest.mark.nightly
@pytest.mark.parametrize("game_id", GAMES)
def test_ten_thousand_random_games_are_the_same_bytes(bundle: None, game_id: str) -> None:
    for first in range(0, MANY, STEP):
        assert differing([game_id], first, STEP) == {}


@pytest.mark.web
def test_a_game_that_goes_another_way_is_another_number() -> None:
    for made in asyncio.run(digests(GAMES, 0, FEW)).values():
        assert len(set(made)) == FEW


@pytest.mark.web
def test_every_game_keeps_every_law_on_a_phone(
    bundle: None, request: pytest.FixtureRequest
) -> None:
    games = 40 if request.config.getoption("--nightly") else 1
    kept = in_node("tests.phone.games", "laws_kept", GAMES, games)
    assert min(kept.values()) >= games


@pytest.mark.web
def test_a_broken_law_is_found_on_a_phone(bundle: None) -> None:
    broken = in_node("tests.phone.games", "laws_broken", ["Toy", "LeakyView", "LazyImagination"])
    assert broken.pop("Toy") == []
    assert all(broken.values()), broken
