"""Every way a game can be set up: seats and options, drawn from what `about` says."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise, product
from math import prod
from typing import Any

from hypothesis import strategies as st

from bellyflop.core import AnyGame, BadSetup
from bellyflop.core.options import Option

OptionStrategy = Callable[[Option[Any], int], st.SearchStrategy[object]]


@dataclass(frozen=True)
class Setup:
    """A game with its seats and its options as JSON."""

    kind: type[AnyGame]
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    @classmethod
    def of_text(cls, kind: type[AnyGame], seats: int, options: str) -> Setup:
        """The setup whose options were written as JSON text."""
        return cls(kind, seats, json.loads(options))

    def build(self) -> AnyGame:
        """The configured game."""
        values = self.kind.about.read_options(self.options, self.seats)
        return self.kind(seats=self.seats, **values)  # type: ignore[call-arg]  # as in the contract


def _flag(_option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    return st.booleans()


def _whole(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    said: Any = option.describe()
    return st.integers(said["low"], said["high"])


def _choice(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    said: Any = option.describe()
    return st.sampled_from(said["values"])


def _teams(_option: Option[Any], seats: int) -> st.SearchStrategy[object]:
    """§2.7: every seat in exactly one of two or more teams."""
    if seats == 1:
        return st.none()
    order = st.permutations(range(seats))
    cuts = st.sets(st.integers(1, seats - 1), min_size=1).map(sorted)
    return st.builds(_cut, order, cuts) | st.none()


def _cut(order: list[int], cuts: list[int]) -> list[list[int]]:
    edges = [0, *cuts, len(order)]
    return [order[start:end] for start, end in pairwise(edges)]


def _sheet(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    """§4.12: our own dice with areas of other lengths, other bonuses and other stars."""
    reward = [st.sampled_from((None, "yellow", "red", "green", "blue")), st.integers(0, 2)]
    rewards = st.tuples(*reward).map(list)
    balloon = st.tuples(st.sampled_from(("heart", "blue", "pink", "green")), *reward).map(list)
    wagon = st.tuples(st.integers(1, 3), *reward).map(list)
    pairs = st.lists(rewards, min_size=1, max_size=4)
    return st.fixed_dictionaries(
        {
            "dice": st.just(option.write(option.default)["dice"]),  # type: ignore[index]  # JSON
            "yellow": st.lists(balloon, min_size=1, max_size=12),
            "red": st.lists(wagon, min_size=1, max_size=9),
            "green": st.builds(
                lambda row, column: {
                    "rows": len(row),
                    "columns": len(column),
                    "row": row,
                    "column": column,
                },
                st.lists(rewards, min_size=1, max_size=3),
                st.lists(rewards, min_size=1, max_size=4),
            ),
            "blue": st.fixed_dictionaries({"cupcake": pairs, "donut": pairs, "cake": pairs}),
        }
    )


def _ends(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    said: Any = option.describe()
    return st.sampled_from((said["low"], said["high"]))


def _largest_sheet(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    """§4.12: as many presents as are allowed, dice of jokers, and a bonus for nearly everything."""
    bonus = st.sampled_from((None, "yellow", "red", "green", "blue"))
    rewards = st.tuples(bonus, st.integers(0, 2)).map(list)

    def sheet(green: dict[str, object], row: list[object], wagon: list[object]) -> object:
        dice = [[symbol, *["joker"] * 5] for symbol in ("present", "cupcake", "donut", "cake")]
        return {
            "dice": [["heart", "candle", *["joker"] * 4], *dice],
            "yellow": [["heart", *row]] * 30,
            "red": [[1, *wagon]] * 30,
            "green": green,
            "blue": {sweet: [row, wagon] * 5 for sweet in ("cupcake", "donut", "cake")},
        }

    def lines(rows: int, columns: int) -> st.SearchStrategy[dict[str, object]]:
        return st.fixed_dictionaries(
            {
                "rows": st.just(rows),
                "columns": st.just(columns),
                "row": st.lists(rewards, min_size=rows, max_size=rows),
                "column": st.lists(rewards, min_size=columns, max_size=columns),
            }
        )

    def allowed(shape: tuple[int, int]) -> bool:
        rows, columns = ([[None, 0]] * count for count in shape)
        green = {"rows": shape[0], "columns": shape[1], "row": rows, "column": columns}
        try:
            option.read(sheet(green, [None, 0], [None, 0]), 2)
        except BadSetup:
            return False
        return True

    shapes = [(rows, columns) for rows, columns in product(range(1, 20), repeat=2)]
    shapes = sorted(filter(allowed, shapes), key=prod)
    green = st.sampled_from(shapes[-8:]).flatmap(lambda shape: lines(*shape))
    return st.builds(sheet, green, rewards, rewards)


STRATEGIES: dict[str, OptionStrategy] = {
    "bool": _flag,
    "int": _whole,
    "choice": _choice,
    "teams": _teams,
    "sheet": _sheet,
}


EXTREMES: dict[str, OptionStrategy] = {**STRATEGIES, "int": _ends, "sheet": _largest_sheet}


def option_values(option: Option[Any], seats: int) -> st.SearchStrategy[object]:
    """The values this option can have, as JSON, by the type it describes itself with."""
    kind = option.describe()["type"]
    assert kind in STRATEGIES, f"no strategy for options of type {kind}: add one to STRATEGIES"
    return STRATEGIES[str(kind)](option, seats)


@st.composite
def extremes(draw: st.DrawFn, kind: type[AnyGame]) -> Setup:
    """A full table of this kind, every option as far from the middle as it may be."""
    seats = kind.about.most_seats
    options = {
        option.name: draw(EXTREMES[str(option.describe()["type"])](option, seats))
        for option in kind.about.options
    }
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
