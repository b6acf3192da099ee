"""A small learner: for each step the value of taking it, linear in what is seen."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np

from bellyflop.adapters.table import Mask, Numbers


@dataclass
class Linear:
    """Values of steps, learned by Q-learning with a normalised gradient."""

    size: int
    steps: int
    seed: int = 1
    weights: Any = field(init=False)

    def __post_init__(self) -> None:
        self.weights = np.zeros((self.steps, self.size + 1), np.float64)
        self.rng = np.random.default_rng(self.seed)

    def values(self, seen: Numbers) -> Any:
        """What each step seems to be worth."""
        return self.weights @ np.append(seen, 1.0)

    def choose(self, seen: Numbers, mask: Mask, wild: float) -> int:
        """An open step: mostly the best, with this chance any."""
        open_ = np.flatnonzero(mask)
        if self.rng.random() < wild:
            return int(self.rng.choice(open_))
        values = self.values(seen)[open_]
        return int(open_[np.argmax(values)])

    def learn(self, seen: Numbers, step: int, worth: float) -> None:
        """Move the value of this step towards what it turned out to be worth."""
        with_one = np.append(seen, 1.0)
        error = worth - float(self.weights[step] @ with_one)
        self.weights[step] += 0.15 * error * with_one / float(with_one @ with_one)


def lead(mine: list[float], theirs: list[float]) -> float:
    """The lower end of the 95 % interval of how much more the first came to."""
    half = 1.96 * sqrt(stdev(mine) ** 2 / len(mine) + stdev(theirs) ** 2 / len(theirs))
    return fmean(mine) - fmean(theirs) - half
