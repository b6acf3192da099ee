"""Numbers the columns in the table of values by what matters for the further points.

A sheet is a row and a place in it. The row says which upper boxes are filled and with what total:
all totals of 63 or more count as one, and so do all that can no longer reach 63. The place says
which lower boxes are filled, and with what points `pool_zee` is. House rules may set another limit
than 63; a box that the card does not have counts as filled with 0 from the start.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from ..state import (
    BOX,
    DICE,
    EVERY_BOX,
    LOWER,
    OFFICIAL,
    POOL_ZEE,
    UPPER,
    UPPER_BOXES,
    Column,
    Scoring,
)

if TYPE_CHECKING:
    from bellyflop.solvers.keeps import Ints

FACES = len(UPPER)
COUNTS = DICE + 1  # a face shows on 0 to 5 dice

#: The lower boxes except pool_zee; each is one bit of the place.
SIX = tuple(BOX[box] for box in LOWER if box != "pool_zee")
SIXES = 1 << len(SIX)
#: Steps to another place: fill one of the six, pool_zee with 0, pool_zee with 50.
POOL_ZEE_ZERO, POOL_ZEE_FIFTY = len(SIX), len(SIX) + 1


class Sheet(NamedTuple):
    """The boxes still free (bit k, box k), the upper sum, and whether pool_zee holds points."""

    free: int = EVERY_BOX
    upper: int = 0
    fifty: bool = False


def sheet_of(column: Column) -> Sheet:
    """The sheet of this column."""
    return Sheet(column.free, column.upper, bool(column.pool_zee))


class Rows(NamedTuple):
    """The ways in which the upper boxes can be filled, each a row; the last row is invalid."""

    of: Ints  # [filled boxes, total up to the limit]: the row, or -1
    after: Ints  # [row, face * 6 + count]: the row after scoring this many of that face
    earned: Ints  # [row, face * 6 + count]: the points for it, with the bonus when it is reached
    filled: Ints  # [row]: how many upper boxes are filled
    reachable: int  # how many pairs of filled boxes and total these rows stand for


def rows(scoring: Scoring = OFFICIAL) -> Rows:
    """The rows of a table for a card with this scoring."""
    return _rows(scoring.bonus, scoring.bonus_from)


@lru_cache(maxsize=8)
def _rows(bonus: int, limit: int) -> Rows:
    """The rows of a table with this bonus and this limit."""
    import numpy as np  # needed only to make a table, not to play

    pairs = [(mask, equal[0]) for mask, equal in _alike(limit)]
    after = np.full((len(pairs) + 1, FACES * COUNTS), len(pairs))
    earned = np.zeros_like(after)
    of = np.array(_row_of(limit))
    filled, total = np.array(pairs).T
    for face, count in product(range(FACES), range(COUNTS)):
        free = (~filled >> face & 1).nonzero()[0]
        points, score = (face + 1) * count, face * COUNTS + count
        then = np.minimum(total[free] + points, limit)
        after[free, score] = of[filled[free] | 1 << face, then]
        reaches = (total[free] < limit) & (then == limit)
        earned[free, score] = points + bonus * reaches
    boxes = np.array([mask.bit_count() for mask, _ in pairs])
    return Rows(of, after, earned, boxes, sum(map(len, _totals(limit))))


@lru_cache(maxsize=8)
def _row_of(limit: int) -> list[list[int]]:
    """[filled boxes, total up to the limit]: the row, or -1."""
    of = [[-1] * (limit + 1) for _ in range(UPPER_BOXES + 1)]
    for row, (mask, equal) in enumerate(_alike(limit)):
        for total in equal:
            of[mask][total] = row
    return of


def _alike(limit: int) -> list[tuple[int, list[int]]]:
    """Each row's filled boxes, and their totals that are equivalent for the further points."""
    found: list[tuple[int, list[int]]] = []
    for mask, reached in enumerate(_totals(limit)):
        needed = limit - DICE * _faces(UPPER_BOXES & ~mask)
        lost = [total for total in sorted(reached) if total < needed]
        hopeful = [[total] for total in sorted(reached) if total >= needed]
        found += [(mask, equal) for equal in ([lost, *hopeful] if lost else hopeful)]
    return found


def _faces(mask: int) -> int:
    """The sum of the faces of these upper boxes."""
    return sum(face + 1 for face in range(FACES) if mask >> face & 1)


def _totals(limit: int) -> list[set[int]]:
    """For each set of filled upper boxes their possible totals; the limit covers higher ones."""
    totals: list[set[int]] = [{0}]
    for mask in range(1, UPPER_BOXES + 1):
        face = mask.bit_length()
        before = totals[mask ^ 1 << face - 1]
        totals.append({min(t + face * n, limit) for t in before for n in range(COUNTS)})
    return totals


class Places(NamedTuple):
    """The ways in which the lower boxes can be filled, each a place; the last place is invalid."""

    after: Ints  # [place, step]: the place after filling one of the six, pool_zee with 0, with 50
    filled: Ints  # [place]: how many lower boxes are filled
    mark: Ints  # [place]: 0 for pool_zee free, 1 for filled, 2 for filled with a 50 that matters


def places(scoring: Scoring = OFFICIAL) -> Places:
    """The places of a table for a card with this scoring."""
    return _places(scoring.joker != "none")


@cache
def _places(fifty_counts: bool) -> Places:
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


def row_and_place(sheet: Sheet, scoring: Scoring = OFFICIAL) -> tuple[int, int]:
    """The row and place of this sheet in the table, or ValueError if no game leads to it."""
    free, upper, fifty = sheet
    taken = EVERY_BOX & ~free
    limit = scoring.bonus_from
    row = _row_of(limit)[taken & UPPER_BOXES][min(upper, limit)]
    pool_zee = taken >> POOL_ZEE & 1
    if row < 0 or (fifty and not pool_zee):
        raise ValueError(f"no game of Pool-zee leads to {sheet}")
    mark = 2 if fifty and scoring.joker != "none" else pool_zee
    # The lower boxes without pool_zee: those before it, then chance in its place.
    before = taken >> FACES & (SIXES // 2 - 1)
    return row, mark * SIXES | taken >> POOL_ZEE + 1 << len(SIX) - 1 | before
