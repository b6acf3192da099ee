"""Every game on the shelf keeps every law, with any seats, any options and any course of play."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import Phase, given, note, settings
from hypothesis import strategies as st

from bellyflop.core import AnyGame, Match
from bellyflop.games import shelf

from .laws import LAWS, MEASURES, Law
from .laws_of_notation import viewers
from .laws_of_secrets import twin_of
from .setups import Setup, extremes, setups
from .twins import TWINS
from .walk import Position, canon, course, play_out, positions

GAMES = pytest.mark.parametrize("game_id", shelf())
SEEDS = st.integers(0, 2**32)
LONG = settings.get_current_profile_name() == "nightly"
# Whole games shrink slowly; the quick run shows the record it failed at as it is.
PHASES = settings(phases=tuple(Phase) if LONG else (Phase.explicit, Phase.generate))
STOPS = st.integers(0, 40) | st.integers(0, 400)


@lru_cache(maxsize=32)
def _positions(game_id: str, seats: int, options: str, seed: int, stop: int) -> list[Position]:
    game = Setup.of_text(shelf()[game_id], seats, options).build()
    return positions(game, seed, stop)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@GAMES
@PHASES
@given(data=st.data())
def test_the_game_keeps(game_id: str, law: Law, data: st.DataObject) -> None:
    setup = data.draw(setups(shelf()[game_id]))
    seed, stop = data.draw(SEEDS), data.draw(STOPS)
    game = setup.build()
    for position in _positions(game_id, setup.seats, canon(setup.options), seed, stop):
        note(_told(game, position))
        law(game, position)


@GAMES
@PHASES
@given(data=st.data())
def test_the_most_extreme_options_ask_for_no_endless_work(
    game_id: str, data: st.DataObject
) -> None:
    game = data.draw(extremes(shelf()[game_id])).build()
    for position in positions(game, data.draw(SEEDS), data.draw(STOPS)):
        note(_told(game, position))
        for law in MEASURES:
            law(game, position)


@GAMES
@PHASES
@given(data=st.data())
def test_random_play_comes_to_an_end_and_stays_there(game_id: str, data: st.DataObject) -> None:
    game = data.draw(setups(shelf()[game_id])).build()
    end = play_out(game, data.draw(SEEDS))
    note(_told(game, end))
    for law in LAWS:
        law(game, end)


@GAMES
@PHASES
@given(data=st.data())
def test_a_table_of_absent_players_comes_to_an_end(game_id: str, data: st.DataObject) -> None:
    game = data.draw(setups(shelf()[game_id])).build()
    play_out(game, data.draw(SEEDS), caution=1.0)


@pytest.mark.parametrize("game_id", [game for game in shelf() if game in TWINS])
def test_the_twins_really_differ(game_id: str) -> None:
    kind = shelf()[game_id]
    game = Setup(kind, max(3, kind.about.least_seats)).build()
    states, events = course(game, seed=5, stop=120)
    for viewer in viewers(game):
        places = (Position(s, tuple(events[:at]), at) for at, s in enumerate(states))
        twins = ((place, twin_of(game, place, viewer)) for place in places)
        assert any(twin is not None and twin.state != place.state for place, twin in twins)


def _told(game: AnyGame, position: Position) -> str:
    match = Match(game)
    match.events = list(position.events)
    return match.record([f"Player {seat}" for seat in range(game.seats)]).dumps()
