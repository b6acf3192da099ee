"""Clever Kids for the contract tests: strategies for sheets, and its twins."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

from hypothesis import strategies as st

from bellyflop.core import BadSetup
from bellyflop.core.options import Option
from bellyflop.testing.contract import EXTREMES, STRATEGIES

from . import twins

__all__ = ["twins"]


def _sheet(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    """§4.12: our dice with other area lengths, bonuses and stars."""
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


def _largest_sheet(option: Option[Any], _seats: int) -> st.SearchStrategy[object]:
    """§4.12: the most presents allowed, dice full of jokers, and a bonus for nearly everything."""
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


STRATEGIES["sheet"] = _sheet
EXTREMES["sheet"] = _largest_sheet
