"""Views leave through a faster encoder than `write_view`: the JSON is the same for every game."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from bellyflop import Match, Players, load_game, shelf


@pytest.mark.parametrize("game_id", shelf())
def test_the_encoder_writes_every_view_as_write_view_does(game_id: str) -> None:
    kind = shelf()[game_id]
    game, rng = load_game(game_id, seats=max(2, kind.about.least_seats)), Random(3)
    match = Match(game)
    for _ in range(60):
        for seat in (None, *range(game.seats)):
            view = game.view(match.state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == json.loads(
                json.dumps(game.write_view(view))
            )
        match.draw(rng)
        if not isinstance(match.awaiting, Players):
            return
        seat = min(match.awaiting.seats)
        legal = game.legal(match.state, seat)
        match.do(seat, legal[rng.randrange(len(legal))])
