"""Two players on a very small sheet: the exact chance to win under best play of both.

Every turn crosses something off the active player's sheet, so positions never come back, and with
two players nobody chooses at the same time as somebody else: working back from the ends finds the
best play for both.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod

import numpy as np

from .compact import Compact, Counts
from .network import Codes, Seen

MOST_WORK = 60_000
"""Positions times rolls that are worked through while somebody waits."""
_SYMBOLS = 10


def is_tiny(sheets: Compact) -> bool:
    """Whether a game of two such sheets can be solved while somebody waits."""
    ordered = len(sheets.balloons) * len(sheets.candles)
    positions = (ordered * sheets.full_green * sheets.full_blue) ** 2
    return positions <= MOST_WORK and positions * len(_rolls(sheets)) <= MOST_WORK


class Exact:
    """The chance to win of the player about to roll, found when it is first asked for."""

    def __init__(self, sheets: Compact) -> None:
        self.sheets = sheets
        self.rolls = _rolls(sheets)
        self.known: dict[tuple[int, int], float] = {}

    def __call__(self, codes: Codes) -> Seen:
        """Chances of both; of the stars no more is said than what is there."""
        pairs = [(first, second) for first, second in codes.tolist()]
        mine = [self.chance(*pair) for pair in pairs]
        stars = [[self.sheets.stars(code) for code in pair] for pair in pairs]
        return Seen(np.array([(chance, 1 - chance) for chance in mine]), np.array(stars, float))

    def chance(self, first: int, second: int) -> float:
        """The chance of the first, who is about to roll unless an area is complete."""
        if self.sheets.over(first) or self.sheets.over(second):
            lead = self.sheets.stars(first) - self.sheets.stars(second)
            return 0.5 + 0.5 * ((lead > 0) - (lead < 0))  # §4.10: a tie is shared
        if (first, second) not in self.known:
            self.known[first, second] = self._mean_of_rolls(first, second)
        return self.known[first, second]

    def _mean_of_rolls(self, first: int, second: int) -> float:
        total = weight = 0.0
        for counts, chance in self.rolls:
            takes = self.sheets.takes(first, counts)
            if takes:  # §4.6: otherwise all five are rolled again
                weight += chance
                total += chance * max(
                    self._after(taken.code, second, left) for taken in takes for left in taken.lefts
                )
        return total / weight

    def _after(self, first: int, second: int, left: Counts) -> float:
        """What the first has left when the second has made the best of the dice."""
        return 1 - max(self.chance(code, first) for code in self.sheets.replies(second, left))


def _rolls(sheets: Compact) -> list[tuple[Counts, float]]:
    """Every set of symbols that can be rolled, with its probability."""
    found: Counter[Counts] = Counter()
    dice = [Counter(faces) for faces in sheets.faces]
    for shown in product(*dice):
        counts = tuple(shown.count(symbol) for symbol in range(_SYMBOLS))
        found[counts] += prod(die[face] for die, face in zip(dice, shown, strict=True))
    return [(counts, ways / found.total()) for counts, ways in found.items()]
