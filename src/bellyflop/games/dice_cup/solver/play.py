"""Looks up best play sheet by sheet, in plain Python.

The package holds a table of all sheets with up to two free cells of each box, that is, those of one
column and of two. A sheet with more free cells is cut into pieces that are in the table. Playing
the pieces one after the other is legal, so their sum is a lower bound of the sheet's value; the
gain from mixing them is estimated.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from pathlib import Path

from .sheets import BOXES, COMMON, Free, one_less, row_and_place

EXACT_COLUMNS = 2
WIDTH: int = (EXACT_COLUMNS + 1) ** COMMON  # places in a row of the table
TIE = 1e-9  # options closer than this are equally good
ERROR = 5.0  # half the width of an estimate's 95 % interval

# Compared with the bound for infinitely many columns, one column loses 26 points, and n columns
# together lose about 26·n^0.4, fitted to simulated games of 3 to 6 columns and sheets within them.
_LOST, _GROWTH = 26.0, 0.4


def table_file() -> Path:
    """The table's file in the package: its numbers in rows, eight bytes each."""
    return Path(__file__).with_name("two_columns.f64")


@cache
def exact_values() -> array[float]:
    """The numbers of the table, row by row."""
    numbers = array("d")
    numbers.frombytes(table_file().read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def pieces(free: Free) -> int:
    """The number of pieces with at most two cells per box in this sheet; 1 is exact."""
    return max(1, -(-max(free) // EXACT_COLUMNS))


def value(free: Free, cut: int | None = None) -> float:
    """The expected further points on this sheet, in `cut` pieces or else the fewest."""
    number = cut or pieces(free)
    if number == 1:
        return _exact(free)
    parts = [tuple([(cells + at) // number for cells in free]) for at in range(number)]
    mixing: float = number ** (1 - _GROWTH) - 1
    lost: float = _LOST * (sum(free) / BOXES) ** _GROWTH
    return sum(map(_exact, parts)) + lost * mixing


def _exact(free: Free) -> float:
    row, place = row_and_place(free, EXACT_COLUMNS)
    return exact_values()[row * WIDTH + place]


def error(free: Free) -> float:
    """The error of this sheet's value; 0 where it is exact."""
    return 0.0 if pieces(free) == 1 else ERROR


def options(free: Free, points: tuple[float, ...]) -> dict[int, float]:
    """The value of each free box: these points plus the expected further ones."""
    cut = pieces(free)
    return {box: points[box] + value(one_less(free, box), cut) for box in range(BOXES) if free[box]}


def best(worths: dict[int, float]) -> int:
    """The best of these options; among equals, the first on the sheet."""
    enough = max(worths.values()) - TIE
    return next(box for box, worth in worths.items() if worth >= enough)
