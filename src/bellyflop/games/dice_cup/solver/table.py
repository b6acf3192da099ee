"""The value of every sheet under best play by a player who sees all dice, for one column or two.

Of the colours with equally many free cells only the highest can be the best to use, because the
remaining sheets have the same value.
"""

from __future__ import annotations

from bisect import bisect_right

import numpy as np

from bellyflop.solvers.solved import Progress, quietly

from .sheets import COMMON, all_cells, all_groups, drop
from .throws import Counts, Floats, Throws


def solve(columns: int, throws: Throws | None = None, progress: Progress = quietly) -> Floats:
    """The expected further points of each sheet under best play: [row, place]."""
    dice = throws or Throws()
    groups, cells = all_groups(dice.colours, columns), all_cells(columns)
    row_of = {way: row for row, way in enumerate(groups)}
    steps = [(columns + 1) ** (COMMON - 1 - box) for box in range(COMMON)]
    fewest_first = sorted(range(len(cells)), key=lambda place: sum(cells[place]))
    table = np.zeros((len(groups), len(cells)))
    for row, way in enumerate(groups):
        counts = dice.count(way)
        after = [row_of[drop(way, group)] if size else None for group, size in enumerate(way)]
        for place in fewest_first:
            free = [box for box in range(COMMON) if cells[place][box]]
            if not free and not row:
                continue  # nothing is free, so there are no further points
            colours = [None if less is None else float(table[less, place]) for less in after]
            common = np.array([table[row, place - steps[box]] for box in free])
            pattern = sum(1 << box for box in free)
            table[row, place] = mean_of_best(dice, counts, pattern, common, colours)
        progress(row + 1, len(groups))
    return table


def mean_of_best(
    throws: Throws, counts: Counts, pattern: int, common: Floats, colours: list[float | None]
) -> float:
    """The mean of the best option: its points and the value of the sheet that it leaves.

    `common` and `colours` hold the values of the sheets left by each free common box and by a
    colour of each group; None is an empty group.
    """
    points, _ = throws.merge(pattern)
    levels, limits = _levels(throws.sums, colours)
    best = np.maximum.reduce(points + common[:, None], initial=levels[0] if levels else -np.inf)
    # A level of the best colour raises the best option in all throws that reach it.
    missed = 0.0
    for level, below in zip(levels[1:], limits, strict=False):
        higher = np.maximum(best, level)
        missed += _dot(counts.of(pattern, below), higher - best)
        best = higher
    none = tuple(0 if then is None else len(throws.sums) - 1 for then in colours)
    return (_dot(counts.of(pattern, none), best) - missed) / throws.in_all


def _levels(
    sums: list[int], colours: list[float | None]
) -> tuple[list[float], list[tuple[int, ...]]]:
    """The possible values of the best colour, ascending, each with the groups' limits.

    A throw is at a level or below it if no colour of a group exceeds that group's limit.
    """
    worths = [[points + then for points in sums] for then in colours if then is not None]
    levels, limits = [], []
    for level in sorted({worth for group in worths for worth in group}):
        reached = iter([bisect_right(group, level) - 1 for group in worths])
        below = tuple(0 if then is None else next(reached) for then in colours)
        if min(below) >= 0:  # else every throw is above this level
            levels.append(level)
            limits.append(below)
    return levels, limits


def _dot(counts: Floats, values: Floats) -> float:
    # `@` would start a thread per core, a thousand times for a few microseconds of work.
    return float(np.einsum("i,i->", counts, values))
