"""Best play, asked sheet by sheet, in plain Python.

The table of all sheets with up to two free cells of each box is part of the package; it holds
the sheets of one column and of two. Where more cells are free, the sheet is cut into pieces that
the table knows. To play the pieces one after the other is allowed, so their sum is never more
than the sheet is worth; what the freedom to mix them adds is estimated.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from .sheets import BOXES, COMMON, Free, one_less, row_and_place

EXACT_COLUMNS = 2
WIDTH: int = (EXACT_COLUMNS + 1) ** COMMON  # places in a row of the table
TIE = 1e-9  # options closer than this are equally good
ERROR = 5.0  # half the width of the interval in which an estimate lies, 95 times in 100

# Beside the bound for endless columns one column loses 26 points, and n columns together lose
# about 26·n^0.4: fitted to simulated games of 3 to 6 columns and to sheets in the midst of them.
_LOST, _GROWTH = 26.0, 0.4


def table_file() -> Traversable:
    """Where the table lies in the package: its numbers in rows, each in eight bytes."""
    return files(__package__) / "two_columns.f64"


@cache
def exact_values() -> array[float]:
    """The table, row after row."""
    numbers = array("d")
    numbers.frombytes(table_file().read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def pieces(free: Free) -> int:
    """Into how many sheets of at most two cells a box this one must be cut; 1 is exact."""
    return max(1, -(-max(free) // EXACT_COLUMNS))


def value(free: Free, cut: int | None = None) -> float:
    """The points still to come on this sheet; `cut` into so many pieces, or as few as will do."""
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
    """How far off the value of this sheet may be; 0 where it is exact."""
    return 0.0 if pieces(free) == 1 else ERROR


def options(free: Free, points: tuple[float, ...]) -> dict[int, float]:
    """What each free box is worth if it gets these points: they and all that is to come."""
    cut = pieces(free)
    return {box: points[box] + value(one_less(free, box), cut) for box in range(BOXES) if free[box]}


def best(worths: dict[int, float]) -> int:
    """The best of some options; of equals the first on the sheet."""
    enough = max(worths.values()) - TIE
    return next(box for box, worth in worths.items() if worth >= enough)
