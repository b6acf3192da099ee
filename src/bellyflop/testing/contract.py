"""Tests one game against every law in pytest, with any seats, options and course of play."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from bellyflop.core import AnyGame, Match

from .laws import LAWS, MEASURES, Law
from .laws.notation import viewers
from .laws.secrets import twin_of
from .setup import Setup
from .strategies import extremes, setups
from .twins import TWINS
from .walk import Position, canon, course, play_out, positions

SEEDS = st.integers(0, 2**32)
STOPS = st.integers(0, 40) | st.integers(0, 400)
# Whole games shrink slowly, so a failing record is shown unshrunk unless there are many examples.
PHASES = settings(
    phases=tuple(Phase) if settings().max_examples >= 400 else (Phase.explicit, Phase.generate),
    # The class of each game runs the same test methods.
    suppress_health_check=[*settings().suppress_health_check, HealthCheck.differing_executors],
)


class GameContract:
    """The tests that every game must pass: `class TestMine(GameContract): kind = Mine`."""

    kind: type[AnyGame]

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    @PHASES
    @given(data=st.data())
    def test_the_game_keeps(self, law: Law, data: st.DataObject) -> None:
        setup = data.draw(setups(self.kind))
        seed, stop = data.draw(SEEDS), data.draw(STOPS)
        game = setup.build()
        for position in _positions(self.kind, setup.seats, canon(setup.options), seed, stop):
            note(_record(game, position))
            law(game, position)

    @PHASES
    @given(data=st.data())
    def test_the_most_extreme_options_ask_for_no_endless_work(self, data: st.DataObject) -> None:
        game = data.draw(extremes(self.kind)).build()
        for position in positions(game, data.draw(SEEDS), data.draw(STOPS)):
            note(_record(game, position))
            for law in MEASURES:
                law(game, position)

    @PHASES
    @given(data=st.data())
    def test_random_play_comes_to_an_end_and_stays_there(self, data: st.DataObject) -> None:
        game = data.draw(setups(self.kind)).build()
        end = play_out(game, data.draw(SEEDS))
        note(_record(game, end))
        for law in LAWS:
            law(game, end)

    @PHASES
    @given(data=st.data())
    def test_a_table_of_absent_players_comes_to_an_end(self, data: st.DataObject) -> None:
        game = data.draw(setups(self.kind)).build()
        play_out(game, data.draw(SEEDS), caution=1.0)

    def test_the_twins_really_differ(self) -> None:
        if self.kind.about.id not in TWINS:
            assert not self.kind.about.secrets, "a game with secrets adds its twins to TWINS"
            return
        game = Setup(self.kind, max(3, self.kind.about.least_seats)).build()
        states, events = course(game, seed=5, stop=120)
        for viewer in viewers(game):
            places = (Position(s, tuple(events[:at]), at) for at, s in enumerate(states))
            twins = ((place, twin_of(game, place, viewer)) for place in places)
            assert any(twin is not None and twin.state != place.state for place, twin in twins)


@lru_cache(maxsize=32)
def _positions(
    kind: type[AnyGame], seats: int, options: str, seed: int, stop: int
) -> list[Position]:
    return positions(Setup.of_text(kind, seats, options).build(), seed, stop)


def _record(game: AnyGame, position: Position) -> str:
    match = Match(game)
    match.events = list(position.events)
    return match.record([f"Player {seat}" for seat in range(game.seats)]).dumps()
