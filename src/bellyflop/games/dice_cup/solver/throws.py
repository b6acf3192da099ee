"""Counts throws of twelve dice by what matters: the common boxes and the best free colour.

Six colours fall in 36⁶ ways, but only their sums count. A throw is therefore reduced to a *row*:
its points in the common boxes. Rows are found colour by colour, and the throws of each are counted
in whole numbers below 2⁵³, which floats hold exactly.

Free colours come in groups, and only the highest sum of a group matters. So each group adds an
axis: place u counts the throws in which no colour of that group exceeds the u-th lowest sum. Adding
a colour of the group then leaves out its higher throws.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from .. import scoring
from ..state import Pair
from .sheets import COMMON

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_WIDE = 1 << 10  # above the points of any common box
_PLACE = _WIDE ** np.arange(COMMON, dtype=np.int64)


class Throws:
    """The throws of this many colours, two dice each.

    Dice with fewer faces make small games that can be counted by hand.
    """

    def __init__(self, colours: int = 6, faces: tuple[int, ...] = (1, 2, 3, 4, 5, 6)) -> None:
        self.colours = colours
        pairs = tuple(combinations_with_replacement(faces, 2))
        self._ways = [1 if one == other else 2 for one, other in pairs]
        self.sums = sorted({sum(pair) for pair in pairs})
        self._rank = [self.sums.index(sum(pair)) for pair in pairs]
        self.in_all: int = sum(self._ways) ** colours
        self._grow([_parts(pair) for pair in pairs])
        self._merges: dict[int, tuple[Ints, Ints]] = {}

    def _grow(self, parts: list[tuple[int, ...]]) -> None:
        """Find the rows of no colour, of one and so on, and where each pair leads from each row."""
        adds = np.array(parts, dtype=np.int64) @ _PLACE
        self._keys = [np.zeros(1, dtype=np.int64)]
        self._leads: list[Ints] = []
        for _ in range(self.colours):
            keys = self._keys[-1][:, None] + adds
            self._keys.append(np.unique(keys))
            self._leads.append(np.searchsorted(self._keys[-1], keys))
        self.points: Ints = self._keys[-1] // _PLACE[:, None] % _WIDE  # [common box, row]

    def merge(self, pattern: int) -> tuple[Ints, Ints]:
        """The rows that these common boxes, one bit each, can tell apart.

        Returns their points in these boxes, [box, row], and the new row of each old row.
        """
        if pattern not in self._merges:
            boxes = [box for box in range(COMMON) if pattern >> box & 1]
            keys, rows = np.unique(_PLACE[boxes] @ self.points[boxes], return_inverse=True)
            self._merges[pattern] = keys // _PLACE[boxes][:, None] % _WIDE, rows
        return self._merges[pattern]

    def count(self, groups: tuple[int, ...]) -> Counts:
        """The number of throws of each row if the free colours come in groups of these sizes."""
        counts = np.ones((1,) * (1 + len(groups)))
        taken = self.colours - sum(groups)
        axes = [0] * taken + [axis + 1 for axis, size in enumerate(groups) for _ in range(size)]
        for colour, axis in enumerate(axes):
            counts = self._add_colour(counts, colour, axis)
        return Counts(self, np.ascontiguousarray(np.moveaxis(counts, 0, -1)))

    def _add_colour(self, counts: Floats, colour: int, axis: int) -> Floats:
        """The counts with one more colour, of the group on this axis or, on axis 0, a taken one."""
        shape = [len(self._keys[colour + 1]), *counts.shape[1:]]
        if axis:
            shape[axis] = len(self.sums)
        more = np.zeros(shape)
        for pair, (ways, rank) in enumerate(zip(self._ways, self._rank, strict=True)):
            to = self._leads[colour][:, pair]
            if not axis:
                more[to] += ways * counts
                continue
            at = (slice(None),) * (axis - 1) + (slice(rank, None),)
            first = counts.shape[axis] == 1  # for its group: the same for every limit
            more[(to, *at)] += ways * (counts if first else counts[(slice(None), *at)])
        return more


class Counts:
    """Numbers of throws by row, for any of the common boxes and any limits on the groups."""

    def __init__(self, throws: Throws, counts: Floats) -> None:
        self._throws = throws
        self._counts = counts  # [place on the axis of each group …, row]
        self._merged: dict[tuple[int, tuple[int, ...]], Floats] = {}

    def of(self, pattern: int, limits: tuple[int, ...]) -> Floats:
        """The number of throws of each row in which no colour exceeds its group's limit.

        A limit is the index of a sum in `sums`; that of an empty group is 0.
        """
        if (pattern, limits) not in self._merged:
            points, rows = self._throws.merge(pattern)
            merged = tally(rows, self._counts[limits], points.shape[1])
            self._merged[pattern, limits] = merged
        return self._merged[pattern, limits]


def tally(places: Ints, weights: Floats, length: int) -> Floats:
    """The sum of the weights at each place."""
    return np.asarray(np.bincount(places, weights, length), dtype=np.float64)


def _parts(pair: Pair) -> tuple[int, ...]:
    """The points that a colour with these dice adds to each common box."""
    return scoring.worth((pair,))[1:]
