"""The chances to earn a needed number of points, for a sheet and all its successors.

The chances of a sheet are one run of numbers: a 1 for every need that is met, the chances of the
needs that are possible, and a 0 for every need that is out of reach.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from bellyflop.solvers.keeps import Floats, Ints

from ..state import Scoring
from .points import most_to_come
from .rolls import rolls
from .sheets import places, rows
from .table import BLOCK, rolled, turn_worth

NOWHERE, DECIDED = 0, 1  # the starts of the runs for invalid sheets and for decided ones


class Chances:
    """The aim to earn at least what is needed; `need` has one value per position."""

    def __init__(self, scoring: Scoring, row: int, place: int, need: int) -> None:
        self.scoring = scoring
        self.need: Ints = np.array([need])
        shape = len(rows(scoring).after), len(places(scoring).after)
        #: [row, place]: where the run begins, its length less one, the need of its second number.
        self.first: Ints = np.full(shape, DECIDED)
        self.last: Ints = np.ones(shape, dtype=np.intp)
        self.low: Ints = np.ones(shape, dtype=np.intp)
        for none in (np.s_[-1, :], np.s_[:, -1]):
            self.first[none] = self.last[none] = NOWHERE
        #: The undecided sheets, the requested one first.
        self.layers = needed(scoring, row, place, need)
        size = DECIDED + 2
        for layer in self.layers:
            at, low, high = (layer[0], layer[1]), layer[2], layer[3]
            length = high - low + 3
            self.first[at] = size + np.cumsum(length) - length
            self.last[at] = length - 1
            self.low[at] = low
            size += int(length.sum())
        self.numbers: Floats = np.zeros(size)
        self.numbers[NOWHERE] = -np.inf
        self.numbers[self.first[self.first > NOWHERE]] = 1.0

    def worth(self, row: Ints, place: Ints, points: Ints) -> Floats:
        """The chance to earn the points that are still needed after these."""
        where = self.need - points - self.low[row, place] + 1
        where = np.minimum(np.maximum(where, 0), self.last[row, place])
        chances: Floats = self.numbers.take(self.first[row, place] + where)
        return chances

    def solve(self) -> None:
        """Compute all chances, for the sheets with the fewest free boxes first."""
        for row, place, low, high in reversed(self.layers):
            count = high - low + 1
            sheet = np.repeat(np.arange(len(row)), count)
            offset = np.arange(len(sheet)) - np.repeat(np.cumsum(count) - count, count)
            where = self.first[row, place][sheet] + 1 + offset
            need = low[sheet] + offset
            for start in range(0, len(sheet), BLOCK):
                block = slice(start, start + BLOCK)
                self.need = need[block]
                rows_now, places_now = row[sheet[block]], place[sheet[block]]
                final_values = rolled(self, self.scoring, rows_now, places_now)
                # Rounding must not make a chance of more than 1.
                self.numbers[where[block]] = np.minimum(turn_worth(final_values), 1)


Layer = tuple[Ints, Ints, Ints, Ints]
"""Rows, places, and the lowest and the highest need of undecided sheets."""


def needed(scoring: Scoring, row: int, place: int, need: int) -> list[Layer]:
    """The undecided sheets that this one with this need can become, itself first."""
    most = _most(scoring)
    if not 0 < need <= most[row, place]:
        return []
    layers = [(np.array([row]), np.array([place]), np.array([need]), np.array([need]))]
    while (layer := _next_layer(scoring, layers[-1], most)) is not None:
        layers.append(layer)
    return layers


def _next_layer(scoring: Scoring, layer: Layer, most: Ints) -> Layer | None:
    """The undecided sheets with one more box filled than these."""
    upper, lower = rows(scoring), places(scoring)
    row, place, low, high = layer
    low = low - np.where(lower.mark[place] > 1, scoring.check, 0)
    shape = len(upper.after), len(lower.after)
    low_then, high_then = np.full(shape, np.iinfo(np.intp).max), np.zeros(shape, dtype=np.intp)
    for score in range(upper.after.shape[1]):
        at, points = (upper.after[row, score], place), upper.earned[row, score]
        np.minimum.at(low_then, at, low - points)
        np.maximum.at(high_then, at, high - points)
    for step, (fewest, best) in enumerate(_step_points(scoring)):
        at = row, lower.after[place, step]
        np.minimum.at(low_then, at, low - best)
        np.maximum.at(high_then, at, high - fewest)
    low_then, high_then = low_then[:-1, :-1], high_then[:-1, :-1]
    low_then = np.maximum(low_then, 1)
    high_then = np.minimum(high_then, most)
    row, place = (low_then <= high_then).nonzero()
    return (row, place, low_then[row, place], high_then[row, place]) if len(row) else None


@lru_cache(maxsize=8)
def _most(scoring: Scoring) -> Ints:
    return most_to_come(scoring)


@lru_cache(maxsize=8)
def _step_points(scoring: Scoring) -> list[tuple[int, int]]:
    """For each step to another place the fewest and the most points it can earn."""
    known = rolls(scoring)
    found = []
    for step in range(known.steps.max() + 1):
        points = known.points[known.steps == step]
        found.append((int(points.min()), int(points.max())))
    return found
