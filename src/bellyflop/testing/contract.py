"""Tests one game against every law in pytest, with any seats, options and course of play."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from bellyflop.core import AnyGame, Match
from bellyflop.core.options import Option

from .laws import LAWS, MEASURES, Law
from .laws.notation import viewers
from .laws.secrets import twin_of
from .setup import Setup
from .twins import TWINS
from .walk import Position, canon, course, play_out, positions

OptionStrategy = Callable[[Option[Any], int], st.SearchStrategy[object]]
"""Maps an option and the seats to a strategy for the option's values, as JSON."""


def _flag(_option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    return st.booleans()


def _whole(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    said: Any = option.describe()
    return st.integers(said["low"], said["high"])


def _choice(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    said: Any = option.describe()
    return st.sampled_from(said["values"])


def _several(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    said: Any = option.describe()
    return st.lists(st.sampled_from(said["values"]), unique=True)


def _ends(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    said: Any = option.describe()
    return st.sampled_from((said["low"], said["high"]))


STRATEGIES: dict[str, OptionStrategy] = {
    "bool": _flag,
    "int": _whole,
    "choice": _choice,
    "several": _several,
}
EXTREMES: dict[str, OptionStrategy] = {"int": _ends}
"""Strategies by option type; a game with an option type of its own adds an entry."""


def option_values(option: Option[Any], seats: int) -> st.SearchStrategy[object]:
    """The possible values of this option, as JSON, by its described type."""
    kind = option.describe()["type"]
    assert kind in STRATEGIES, f"no strategy for options of type {kind}: add it to STRATEGIES"
    return STRATEGIES[str(kind)](option, seats)


def _extreme_values(option: Option[Any], seats: int) -> st.SearchStrategy[object]:
    extreme = EXTREMES.get(str(option.describe()["type"]))
    return extreme(option, seats) if extreme else option_values(option, seats)


@st.composite
def extremes(draw: st.DrawFn, kind: type[AnyGame]) -> Setup:
    """A full table of this kind with every option at an extreme."""
    seats = kind.about.most_seats
    options = {option.name: draw(_extreme_values(option, seats)) for option in kind.about.options}
    return Setup(kind, seats, options)


@st.composite
def setups(draw: st.DrawFn, kind: type[AnyGame]) -> Setup:
    """A game of this kind with any number of seats and any options."""
    about = kind.about
    seats = draw(st.integers(about.least_seats, about.most_seats), label="seats")
    options = {
        option.name: draw(option_values(option, seats), label=option.name)
        for option in about.options
        if draw(st.booleans(), label=f"{option.name} given")
    }
    return Setup(kind, seats, options)


SEEDS = st.integers(0, 2**32)
STOPS = st.integers(0, 40) | st.integers(0, 400)
# Whole games shrink slowly, so a failing record is shown unshrunk unless there are many examples.
PHASES = settings(
    phases=tuple(Phase) if settings().max_examples >= 400 else (Phase.explicit, Phase.generate),
    # Each game's class runs the same test methods.
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
