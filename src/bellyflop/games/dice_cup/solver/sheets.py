"""Numbers the sheets in the table of values by what matters for the further points.

Colours are interchangeable, and so are columns: what matters is how many colours have one free
cell, two free cells and so on, and how many free cells each common box has.
"""

from __future__ import annotations

from functools import cache
from itertools import product

from ..state import Sheet

COLOURS, COMMON = 6, 6
BOXES = COLOURS + COMMON
MEANS = (7,) * COLOURS + (10, 12, 8, 10, 12, 42)  # §1.11: the mean points of each box

Free = tuple[int, ...]
"""The free cells of each box, the colours first, in the order of an edition's boxes."""

Groups = tuple[int, ...]
"""How many colours have one free cell, two free cells, …"""

Cells = tuple[int, ...]
"""The free cells of each common box."""


def free_of(sheet: Sheet) -> Free:
    """The number of free cells of each box, over all columns."""
    return tuple([box.count(None) for box in zip(*sheet, strict=True)])


def one_less(free: Free, box: int) -> Free:
    """The free cells after one cell of this box was used."""
    return (*free[:box], free[box] - 1, *free[box + 1 :])


def all_groups(colours: int, columns: int) -> list[Groups]:
    """All ways in which these colours can be free, those with the fewest free cells first."""
    ways = product(range(colours + 1), repeat=columns)
    return sorted((w for w in ways if sum(w) <= colours), key=lambda w: (_cells_in(w), w))


def all_cells(columns: int) -> list[Cells]:
    """All ways in which the common boxes can be free, in the order of the table."""
    return list(product(range(columns + 1), repeat=COMMON))


def drop(groups: Groups, group: int) -> Groups:
    """The groups after a colour of this group was used once: it moves one group down."""
    less = list(groups)
    less[group] -= 1
    if group:
        less[group - 1] += 1
    return tuple(less)


@cache
def row_of(columns: int) -> dict[Groups, int]:
    """The table's row for sheets with these groups."""
    return {groups: row for row, groups in enumerate(all_groups(COLOURS, columns))}


def row_and_place(free: Free, columns: int) -> tuple[int, int]:
    """This sheet's row and place in the table for this many columns."""
    colours, place = free[:COLOURS], 0
    for cells in free[COLOURS:]:
        place = place * (columns + 1) + cells
    return row_of(columns)[tuple([colours.count(n) for n in range(1, columns + 1)])], place


def _cells_in(groups: Groups) -> int:
    return sum(cells * size for cells, size in enumerate(groups, 1))
