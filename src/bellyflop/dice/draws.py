"""Chance in elementary draws: runs a game's own `sample` one die at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any


class Draws(Random, ABC):
    """A Random that asks `draw` for each number. Every draw is a whole number below some bound.

    A game draws with `choice`, `choices`, `randrange`, `randint`, `sample` and `shuffle`. Methods
    that need a float or raw bits raise TypeError: rejection sampling has no bound on its draws.
    """

    @abstractmethod
    def draw(self, below: int) -> int:
        """A number from 0 to one below the bound, each equally likely."""

    def _randbelow(self, n: int) -> int:  # the standard library builds all those methods on it
        return 0 if n == 1 else self.draw(n)

    def choices(  # type: ignore[override]  # equal weights are enough for dice
        self, population: Sequence[Any], *, k: int = 1
    ) -> list[Any]:
        """A list of `k` members of the population, drawn with replacement."""
        return [population[self._randbelow(len(population))] for _ in range(k)]

    def random(self) -> float:
        raise TypeError("A game's sample must draw whole numbers, by choice or randrange.")

    def getrandbits(self, k: int, /) -> int:
        raise TypeError("A game's sample must draw whole numbers, by choice or randrange.")
