"""The exact chance to win for two players on a very small sheet, under best play by both.

Every turn crosses something off the active player's sheet, so positions never repeat, and two
players never choose simultaneously, so backward induction finds best play for both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import prod

from .compact import Compact, Counts

MOST_WORK = 60_000
"""The most positions times rolls to compute while a person waits."""
_SYMBOLS = 10


def is_tiny(sheets: Compact) -> bool:
    """Whether a game on two such sheets can be solved while a person waits."""
    ordered = len(sheets.balloons) * len(sheets.candles)
    positions = (ordered * sheets.full_green * sheets.full_blue) ** 2
    return positions <= MOST_WORK and positions * len(_rolls(sheets)) <= MOST_WORK


class Exact:
    """The chance to win of the player about to roll, computed on first use."""

    def __init__(self, sheets: Compact) -> None:
        self.sheets = sheets
        self.rolls = _rolls(sheets)
        self.known: dict[tuple[int, int], float] = {}

    def see(self, position: Sequence[int]) -> tuple[list[float], list[float]]:
        """The chances of both; the stars are those on the sheets so far."""
        chance = self.chance(*position)
        return [chance, 1 - chance], [float(self.sheets.stars(code)) for code in position]

    def chance(self, first: int, second: int) -> float:
        """The chance of the first player, who is about to roll unless an area is complete."""
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
        """The first player's chance once the second has made the best use of the dice."""
        return 1 - max(self.chance(code, first) for code in self.sheets.replies(second, left))


def _rolls(sheets: Compact) -> list[tuple[Counts, float]]:
    """All sets of symbols that can be rolled, with their probabilities."""
    found: Counter[Counts] = Counter()
    dice = [Counter(faces) for faces in sheets.faces]
    for shown in product(*dice):
        counts = tuple(shown.count(symbol) for symbol in range(_SYMBOLS))
        found[counts] += prod(die[face] for die, face in zip(dice, shown, strict=True))
    return [(counts, ways / found.total()) for counts, ways in found.items()]
