"""Distributions of scores."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .keeps import Floats


@dataclass(frozen=True)
class Distribution:
    """The probability of each score from 0 up."""

    chances: Floats

    @property
    def mean(self) -> float:
        """The average score."""
        return float(self.chances @ np.arange(len(self.chances)))

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        away = np.arange(len(self.chances)) - self.mean
        return float(np.sqrt(self.chances @ away**2))

    def percentile(self, percent: float) -> int:
        """The lowest score that at least this percentage of games do not exceed."""
        return int(np.searchsorted(self.chances.cumsum(), percent / 100 - 1e-12))

    def at_least(self, score: int) -> float:
        """The probability of this score or more."""
        return float(self.chances[max(score, 0) :].sum())

    def times(self, factor: int) -> Distribution:
        """The distribution of the score multiplied by this factor."""
        chances = np.zeros(factor * (len(self.chances) - 1) + 1)
        chances[::factor] = self.chances
        return Distribution(chances)
