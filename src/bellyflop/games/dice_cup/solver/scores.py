"""The exact distribution of scores under best play of one column."""

from __future__ import annotations

import numpy as np

from bellyflop.solvers.distribution import Distribution

from .play import TIE
from .sheets import COLOURS, COMMON, all_cells
from .table import solve
from .throws import Counts, Floats, Throws, tally

HIGHEST = 420  # §1.11


def distribution() -> Distribution:
    """The distribution for one column; among equal options the first on the sheet is used."""
    throws = Throws()
    table = solve(1, throws)
    cells = all_cells(1)
    fewest_first = sorted(range(len(cells)), key=lambda place: sum(cells[place]))
    before: list[Floats] = []
    for colours in range(COLOURS + 1):
        counts = throws.count((colours,))
        chances = np.zeros((len(cells), HIGHEST + 1))
        for place in fewest_first:
            if not colours and not place:
                chances[place, 0] = 1.0
                continue
            after = {
                box: place - (1 << COMMON - 1 - box) for box in range(COMMON) if cells[place][box]
            }
            taken = _taken(
                throws,
                counts,
                float(table[colours - 1, place]) if colours else None,
                {box: float(table[colours, then]) for box, then in after.items()},
            )
            for box, points in taken.items():
                then = before[-1][place] if box is None else chances[after[box]]
                chances[place] += np.convolve(points, then)[: HIGHEST + 1]
        before.append(chances)
    return Distribution(before[-1][-1])


def _taken(
    throws: Throws, counts: Counts, colour: float | None, common: dict[int, float]
) -> dict[int | None, Floats]:
    """For each free box the probability that it is used, by points; None is the best colour.

    `colour` and `common` hold the values of the sheets that using them leaves.
    """
    pattern = sum(1 << box for box in common)
    points, _ = throws.merge(pattern)
    limits = range(len(throws.sums)) if colour is not None else range(1)
    up_to = np.array([counts.of(pattern, (limit,)) for limit in limits]) / throws.in_all
    worths = points + np.array(list(common.values()))[:, None]
    best = np.maximum.reduce(worths, initial=-np.inf)
    found: dict[int | None, Floats] = {}
    stays = up_to[-1]  # the probability of each row in which no colour is used
    if colour is not None:
        levels = np.array(throws.sums) + colour
        below = np.searchsorted(levels, best - TIE)  # the sums that are too low to use
        exactly = np.diff(up_to, axis=0, prepend=0)
        used = np.where(np.arange(len(levels))[:, None] >= below, exactly, 0.0)
        found[None] = tally(np.array(throws.sums), used.sum(axis=1), 0)
        stays = np.concatenate([np.zeros((1, up_to.shape[1])), up_to])[below, np.arange(len(best))]
    if common:
        first = np.argmax(worths >= best - TIE, axis=0)
        for at, box in enumerate(common):
            mine = first == at
            found[box] = tally(points[at][mine], stays[mine], 1)
    return found
