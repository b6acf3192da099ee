"""Sets of presents to open together: all of them, single presents, or one set of each kind.

There are thousands of sets of free presents. Only a full list of actions needs them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations

from .areas import free_cells
from .layout import Layout
from .state import Cell, Sheet

Cells = tuple[Cell, ...]
Presents = Callable[[Layout, Sheet, int], Iterator[Cells]]  # the sets of presents up to a size


def every_set(layout: Layout, sheet: Sheet, most: int) -> Iterator[Cells]:
    """All sets of free presents, the smallest first."""
    free = free_cells(layout, sheet)
    return chain.from_iterable(combinations(free, count) for count in range(1, most + 1))


def one_by_one(layout: Layout, sheet: Sheet, most: int) -> Iterator[Cells]:
    """Each free present alone."""
    return every_set(layout, sheet, min(most, 1))


def each_kind(layout: Layout, sheet: Sheet, most: int) -> Iterator[Cells]:
    """The first set of each kind: those with the same size that fill the same lines.

    Two sets of a kind earn the same stars, bonuses and crosses at once. If only one present would
    be left over, it matters which one, so all of these few sets are listed.
    """
    free = free_cells(layout, sheet)
    if len(free) <= most + 1:
        yield from every_set(layout, sheet, most)
        return
    gaps = [line.cells - sheet.green for line in layout.lines if any(line.reward)]
    gaps = [gap for gap in gaps if 0 < len(gap) <= most]
    cores = {frozenset[Cell]()}  # the presents of all lines that can be filled together
    for gap in gaps:
        cores |= {core | gap for core in cores if len(core | gap) <= most}
    for count in range(1, most + 1):
        fitting = (core for core in cores if len(core) <= count)
        yield from sorted(filter(None, (_around(core, free, gaps, count) for core in fitting)))


def _around(core: frozenset[Cell], free: Cells, gaps: list[frozenset[Cell]], count: int) -> Cells:
    """The first `count` presents that include the core and fill no other line, or ()."""
    others = [gap - core for gap in gaps if not gap <= core]
    barred = core.union(*(gap for gap in others if len(gap) == 1))
    idle = [cell for cell in free if cell not in barred]
    for more in combinations(idle, count - len(core)):
        if not any(gap.issubset(more) for gap in others):
            return tuple(sorted(core.union(more)))
    return ()
