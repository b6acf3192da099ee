"""Numbers the columns in the table of values by what matters for the further points.

A sheet is a row and a place in it. The row says which upper boxes are filled and with what total:
totals from 63 on count as one, and so do all those from which 63 is out of reach. The place says
which lower boxes are filled, and with what points `pool_zee` is.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from ..state import (
    BONUS,
    BONUS_FROM,
    BOX,
    DICE,
    EVERY_BOX,
    LOWER,
    POOL_ZEE,
    UPPER,
    UPPER_BOXES,
    Column,
)

if TYPE_CHECKING:
    from bellyflop.solvers.keeps import Ints

FACES = len(UPPER)
COUNTS = DICE + 1  # a face shows on 0 to 5 dice

#: The lower boxes but pool_zee; each is one bit of the place.
SIX = tuple(BOX[box] for box in LOWER if box != "pool_zee")
SIXES = 1 << len(SIX)
#: Steps to another place: fill one of the six, pool_zee with 0, pool_zee with 50.
POOL_ZEE_ZERO, POOL_ZEE_FIFTY = len(SIX), len(SIX) + 1


class Sheet(NamedTuple):
    """The boxes still free (bit k, box k), the sum of the upper ones, and whether 50 was scored."""

    free: int = EVERY_BOX
    upper: int = 0
    fifty: bool = False


def sheet_of(column: Column) -> Sheet:
    """The sheet of this column."""
    return Sheet(column.free, column.upper, column.boxes[POOL_ZEE] == 50)


class Rows(NamedTuple):
    """The ways in which the upper boxes can be filled, each a row; the last row means none."""

    of: Ints  # [filled boxes, total up to 63]: the row, or -1
    after: Ints  # [row, face * 6 + count]: the row after scoring so many of that face
    earned: Ints  # [row, face * 6 + count]: the points for it, with the bonus when it is reached
    filled: Ints  # [row]: how many upper boxes are filled
    reachable: int  # how many pairs of filled boxes and total these rows stand for


@cache
def rows() -> Rows:
    """The rows of every table."""
    import numpy as np  # only to make a table: playing does without numpy

    pairs = [(mask, equal[0]) for mask, equal in _alike()]
    after = np.full((len(pairs) + 1, FACES * COUNTS), len(pairs))
    earned = np.zeros_like(after)
    of = np.array(_row_of())
    filled, total = np.array(pairs).T
    for face, count in product(range(FACES), range(COUNTS)):
        free = (~filled >> face & 1).nonzero()[0]
        points, score = (face + 1) * count, face * COUNTS + count
        then = np.minimum(total[free] + points, BONUS_FROM)
        after[free, score] = of[filled[free] | 1 << face, then]
        reaches = (total[free] < BONUS_FROM) & (then == BONUS_FROM)
        earned[free, score] = points + BONUS * reaches
    boxes = np.array([mask.bit_count() for mask, _ in pairs])
    return Rows(of, after, earned, boxes, sum(map(len, _totals())))


@cache
def _row_of() -> list[list[int]]:
    """[filled boxes, total up to 63]: the row, or -1."""
    of = [[-1] * (BONUS_FROM + 1) for _ in range(UPPER_BOXES + 1)]
    for row, (mask, equal) in enumerate(_alike()):
        for total in equal:
            of[mask][total] = row
    return of


@cache
def _alike() -> list[tuple[int, list[int]]]:
    """Each row's filled boxes, and their totals that are equivalent for the further points."""
    found: list[tuple[int, list[int]]] = []
    for mask, reached in enumerate(_totals()):
        needed = BONUS_FROM - DICE * _faces(UPPER_BOXES & ~mask)
        lost = [total for total in sorted(reached) if total < needed]
        hopeful = [[total] for total in sorted(reached) if total >= needed]
        found += [(mask, equal) for equal in ([lost, *hopeful] if lost else hopeful)]
    return found


def _faces(mask: int) -> int:
    """The sum of the faces of these upper boxes."""
    return sum(face + 1 for face in range(FACES) if mask >> face & 1)


def _totals() -> list[set[int]]:
    """For each set of filled upper boxes their possible totals; 63 covers all higher ones."""
    totals: list[set[int]] = [{0}]
    for mask in range(1, UPPER_BOXES + 1):
        face = mask.bit_length()
        before = totals[mask ^ 1 << face - 1]
        totals.append({min(t + face * n, BONUS_FROM) for t in before for n in range(COUNTS)})
    return totals


class Places(NamedTuple):
    """The ways in which the lower boxes can be filled, each a place; the last place means none."""

    after: Ints  # [place, step]: the place after filling one of the six, pool_zee with 0, with 50
    filled: Ints  # [place]: how many lower boxes are filled
    mark: Ints  # [place]: 0 for pool_zee free, 1 for filled, 2 for filled with a 50 that counts on


@cache
def places(fifty_counts: bool) -> Places:
    """The places of a table; without checks the points in pool_zee do not matter."""
    import numpy as np

    marks = 3 if fifty_counts else 2
    none = marks * SIXES
    after = np.full((none + 1, len(SIX) + 2), none)
    for place in range(none):
        mark, mask = divmod(place, SIXES)
        for box in range(len(SIX)):
            if not mask >> box & 1:
                after[place, box] = place | 1 << box
        if mark == 0:
            after[place, POOL_ZEE_ZERO] = SIXES + mask
            after[place, POOL_ZEE_FIFTY] = (marks - 1) * SIXES + mask
    marks_of = np.arange(none) // SIXES
    filled = np.array([(place % SIXES).bit_count() for place in range(none)]) + (marks_of > 0)
    return Places(after, filled, marks_of)


def row_and_place(sheet: Sheet, fifty_counts: bool) -> tuple[int, int]:
    """The row and place of this sheet in the table, or ValueError if no game leads to it."""
    free, upper, fifty = sheet
    taken = EVERY_BOX & ~free
    row = _row_of()[taken & UPPER_BOXES][min(upper, BONUS_FROM)]
    pool_zee = taken >> POOL_ZEE & 1
    if row < 0 or (fifty and not pool_zee):
        raise ValueError(f"no game of Pool-zee leads to {sheet}")
    mark = 2 if fifty and fifty_counts else pool_zee
    # The lower boxes without pool_zee: those before it, then chance in its stead.
    before = taken >> FACES & (SIXES // 2 - 1)
    return row, mark * SIXES | taken >> POOL_ZEE + 1 << len(SIX) - 1 | before
