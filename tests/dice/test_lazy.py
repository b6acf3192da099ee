"""A table that computes its entries on first use."""

from __future__ import annotations

import pytest

from bellyflop.dice import Lazy


def test_an_entry_is_worked_out_once_and_kept() -> None:
    asked: list[int] = []

    @Lazy
    def halves(number: int) -> int:
        """Half of it."""
        asked.append(number)
        return number // 2

    assert [halves[8], halves[8], halves[6]] == [4, 4, 3]
    assert asked == [8, 6]
    assert halves.__doc__ == "Half of it."


def test_an_answer_that_fails_is_not_kept() -> None:
    inverse: Lazy[int, int] = Lazy(lambda number: 60 // number)
    with pytest.raises(ZeroDivisionError):
        inverse[0]
    assert 0 not in inverse
    assert inverse[5] == 12
