"""The shipped tables: the value of every sheet to 1/400 of a point, read in plain Python.

They serve installations without numpy, above all phones. `tools/pool_zee_tables.py` writes them. A
file holds each value in steps of 1/200 of a point, as a difference from three predictions: the
value under a similar rule, the value at the place with one box less filled, and the remainder in
the row before. Differences are modulo 65536. The low bytes come first, place by place and row by
row, then the high bytes: in this order they compress best.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from pathlib import Path

from .sheets import SIXES

STEPS = 200  # per point; every value is less than 65536 of them
ALL = 0xFFFF
BESIDE = {"free": "forced"}  # the rule that predicts each table


class ShippedTable:
    """The expected further points under best play: [row, place]."""

    def __init__(self, content: bytes, places: int, beside: ShippedTable | None = None) -> None:
        self._content, self._rows = content, len(content) // (2 * places)
        self._beside = beside
        self.own = cache(self._own)

    def __getitem__(self, sheet: tuple[int, int], /) -> float:
        row, place = sheet
        steps = self.own(place)[row]
        if self._beside is not None:
            steps += self._beside.own(place)[row]
        return (steps & ALL) / STEPS

    def _own(self, place: int) -> list[int]:
        """The table's numbers for all rows of a place, computed on first use."""
        start, half = place * self._rows, len(self._content) // 2
        low = self._content[start : start + self._rows]
        high = self._content[half + start : half + start + self._rows]
        left = (small | great << 8 for small, great in zip(low, high, strict=True))
        if place == 0:
            return list(accumulate(left))
        return [
            before + own
            for before, own in zip(self.own(before_place(place)), accumulate(left), strict=True)
        ]


def before_place(place: int) -> int:
    """The place with one box less filled: the first of the six, or else pool_zee."""
    mark, six = divmod(place, SIXES)
    return place & (place - 1) if six else (mark - 1) * SIXES


def places_of(joker: str) -> int:
    """The number of places in the table of this rule."""
    return SIXES * (2 if joker == "none" else 3)


@cache
def shipped_table(joker: str) -> ShippedTable:
    """The table of this joker rule."""
    content = Path(__file__).with_name(f"{joker}.table").read_bytes()
    beside = BESIDE.get(joker)
    return ShippedTable(content, places_of(joker), shipped_table(beside) if beside else None)
