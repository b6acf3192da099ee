"""Values every choice of dice to keep and rethrow for one position, in plain Python.

The lattice is the one in `keeps`, which computes tables. This version is for play: it needs no
numpy, and for a single position it is as fast.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from operator import mul

from bellyflop.dice import Dice

FACES = (1, 2, 3, 4, 5, 6)


class TurnLattice:
    """All multisets of up to `dice` dice, smallest first, each a row; values are lists by row."""

    def __init__(self, dice: int) -> None:
        sizes = [tuple(combinations_with_replacement(FACES, size)) for size in range(dice + 1)]
        self.keeps: tuple[Dice, ...] = tuple(keep for size in sizes for keep in size)
        self.row: dict[Dice, int] = {keep: row for row, keep in enumerate(self.keeps)}
        self.first_roll = len(self.keeps) - len(sizes[-1])
        #: The probability of each roll when all dice are thrown.
        self.chance: list[float] = [_ways(roll) / 6**dice for roll in sizes[-1]]
        #: For each keep that is not a roll, smallest first: its rows with one die more, by face.
        self.ups = [
            tuple(self.row[tuple(sorted((*keep, face)))] for face in FACES)
            for keep in self.keeps[: self.first_roll]
        ]
        #: For each keep: the rows with one die less, each once.
        self.downs = [
            tuple({self.row[keep[:at] + keep[at + 1 :]]: None for at in range(len(keep))})
            for keep in self.keeps
        ]

    def thrown(self, rolls: list[float]) -> list[float]:
        """The value of each keep before the missing dice are thrown, given those of the rolls."""
        values = [0.0] * self.first_roll + rolls
        for row in range(self.first_roll - 1, -1, -1):
            a, b, c, d, e, f = self.ups[row]
            total = values[a] + values[b] + values[c] + values[d] + values[e] + values[f]
            values[row] = total * (1 / 6)
        return values

    def chosen(self, values: list[float]) -> list[float]:
        """The value of the best subset of each keep, the whole keep included."""
        best = values[:]
        for row, downs in enumerate(self.downs):
            for less in downs:
                if best[less] > best[row]:
                    best[row] = best[less]
        return best

    def holds(self, rolls: list[float]) -> tuple[list[float], list[float]]:
        """The values of all keeps before the last throw, and before the last two."""
        last = self.thrown(rolls)
        return last, self.thrown(self.chosen(last)[self.first_roll :])

    def turn_worth(self, rolls: list[float]) -> float:
        """The value of a turn of three throws before the first."""
        last_two = self.holds(rolls)[1]
        best = self.chosen(last_two)[self.first_roll :]
        return sum(map(mul, self.chance, best), 0.0)

    def landed(self, held: list[float]) -> list[float]:
        """The probability of each roll, from the probabilities of the keeps before the throw."""
        flow = held[:]
        for row, ups in enumerate(self.ups):
            if share := flow[row] * (1 / 6):
                for up in ups:
                    flow[up] += share
        return flow[self.first_roll :]


def _ways(roll: Dice) -> int:
    """The number of orders in which these dice can fall."""
    return factorial(len(roll)) // prod(factorial(roll.count(face)) for face in set(roll))


@cache
def turn_lattice(dice: int) -> TurnLattice:
    """The lattice of this many dice, cached."""
    return TurnLattice(dice)
