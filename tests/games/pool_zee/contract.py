"""Pool-zee for the contract tests: strategies for teams."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from bellyflop.core.options import Option
from bellyflop.testing.contract import STRATEGIES


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


STRATEGIES["teams"] = _teams
