"""The fast view encoder gives the same JSON as `write_view`, for every game."""

from __future__ import annotations

import json

import msgspec
import pytest

from bellyflop import load_game, shelf
from bellyflop.core import Over
from bellyflop.testing.walk import course


@pytest.mark.parametrize("game_id", shelf())
def test_the_encoder_writes_every_view_as_write_view_does(game_id: str) -> None:
    kind = shelf()[game_id]
    game = load_game(game_id, seats=max(2, kind.about.least_seats))
    states, _ = course(game, seed=3, stop=1000)
    assert isinstance(game.awaiting(states[-1]), Over)
    for state in states:
        for seat in (None, *range(game.seats)):
            view = game.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == json.loads(
                json.dumps(game.write_view(view))
            )
