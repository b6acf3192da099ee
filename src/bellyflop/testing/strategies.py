"""Hypothesis strategies for the seats and options of a game, drawn from its `about`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from bellyflop.core import AnyGame
from bellyflop.core.options import Option

from .setup import Setup

OptionStrategy = Callable[[Option[Any], int], st.SearchStrategy[object]]
"""Option and seats give the option's values, as JSON."""


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
"""By the type an option describes itself with; a game with a type of its own adds a line here."""


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
