"""Values every choice of dice to keep and rethrow, for many positions at once.

The keeps of up to n dice form a lattice: one die more leads up, one die less leads down. Both steps
of such a turn go along its edges, one die at a time, instead of listing every throw of every keep:

* throwing: the value of a keep is the mean over the keeps with one die more;
* choosing: the best subset of some dice is all of them, or the best subset with one die less.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, pairwise
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from bellyflop.dice import Dice

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]


class KeepLattice:
    """All multisets of up to `dice` dice with `faces` faces, smallest first, each a row.

    Values are arrays whose first axis is these rows; any further axes are positions.
    """

    def __init__(self, dice: int, faces: int) -> None:
        self.dice, self.faces = dice, faces
        sizes = [
            tuple(combinations_with_replacement(range(1, faces + 1), size))
            for size in range(dice + 1)
        ]
        self.keeps: tuple[Dice, ...] = tuple(keep for size in sizes for keep in size)
        self.row: dict[Dice, int] = {keep: row for row, keep in enumerate(self.keeps)}
        starts = np.cumsum([0, *map(len, sizes)]).tolist()
        #: The rows of each size; the rolls are the full ones.
        self.levels = [slice(start, stop) for start, stop in pairwise(starts)]
        self.rolls = sizes[dice]
        self.first_roll = starts[dice]
        self.chance: Floats = np.array([_ways(roll) for roll in self.rolls]) / faces**dice
        self.ups = [self._ups(size) for size in sizes[:-1]]
        self.downs = [self._downs(size) for size in sizes[1:]]

    def _ups(self, size: tuple[Dice, ...]) -> Ints:
        """The rows of these keeps with each face added."""
        added = [[tuple(sorted((*keep, face + 1))) for keep in size] for face in range(self.faces)]
        return np.array([[self.row[keep] for keep in keeps] for keeps in added])

    def _downs(self, size: tuple[Dice, ...]) -> Ints:
        """The rows of these keeps without the die at each place."""
        less = [
            [keep[:place] + keep[place + 1 :] for keep in size] for place in range(len(size[0]))
        ]
        return np.array([[self.row[keep] for keep in keeps] for keeps in less])

    def throw(self, values: Floats) -> None:
        """Compute, in place, the value of throwing the missing dice for each keep.

        The rows of the rolls are the input; all others are overwritten.
        """
        for level, ups in zip(self.levels[-2::-1], self.ups[::-1], strict=True):
            values[level] = np.add.reduce(values.take(ups, axis=0), axis=0)
            values[level] *= 1 / self.faces

    def choose(self, values: Floats) -> None:
        """Compute, in place, for each row the best of all its subsets, itself included."""
        for level, downs in zip(self.levels[1:], self.downs, strict=True):
            rows = values[level]
            np.maximum(rows, np.maximum.reduce(values.take(downs, axis=0), axis=0), out=rows)

    def with_rolls(self, rolled: Floats) -> Floats:
        """Rows for every keep, with only those of the rolls filled in."""
        values = np.empty((len(self.keeps), *rolled.shape[1:]))
        values[self.first_roll :] = rolled
        return values


def _ways(roll: Dice) -> int:
    """The number of orders in which these dice can fall."""
    return factorial(len(roll)) // prod(factorial(roll.count(face)) for face in set(roll))


@cache
def keep_lattice(dice: int, faces: int = 6) -> KeepLattice:
    """The lattice of this many dice, cached."""
    return KeepLattice(dice, faces)
