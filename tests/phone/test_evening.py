"""The house in a phone plays whole games, and their records are valid everywhere."""

from __future__ import annotations

import pytest
from tests.phone.node import in_node

from bellyflop.core import read_record
from bellyflop.games import levels_of, match_of, shelf
from bellyflop.proof.verify import verify

EASY = [(game_id, levels_of(kind)[0]) for game_id, kind in shelf().items()]
ALL = [(game_id, level) for game_id, kind in shelf().items() for level in levels_of(kind)]


@pytest.mark.web
def test_games_of_a_phone_replay_to_the_same_scores_and_verify_here(
    bundle: None, request: pytest.FixtureRequest
) -> None:
    tables = ALL if request.config.getoption("--nightly") else EASY
    ended = in_node("tests.phone.evening", "evenings", tables)
    assert [each["record"]["game"] for each in ended] == [game for game, _ in tables]
    for each in ended:
        record = read_record(each["record"])
        match = match_of(record)
        assert match.over
        assert list(match.game.public_scores(match.state)) == each["scores"]
        assert each["ok"]
        assert verify(record).ok
