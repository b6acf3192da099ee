"""A small Q-learner: the value of each step is linear in the observation."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np

from bellyflop.adapters.table import Mask, Numbers


@dataclass
class Linear:
    """Linear step values, learned by Q-learning with a normalised gradient."""

    size: int
    steps: int
    seed: int = 1
    weights: Any = field(init=False)

    def __post_init__(self) -> None:
        self.weights = np.zeros((self.steps, self.size + 1), np.float64)
        self.rng = np.random.default_rng(self.seed)

    def values(self, seen: Numbers) -> Any:
        """The estimated value of each step."""
        return self.weights @ np.append(seen, 1.0)

    def choose(self, seen: Numbers, mask: Mask, wild: float) -> int:
        """The best legal step, or with probability `wild` a random one (epsilon-greedy)."""
        open_ = np.flatnonzero(mask)
        if self.rng.random() < wild:
            return int(self.rng.choice(open_))
        values = self.values(seen)[open_]
        return int(open_[np.argmax(values)])

    def learn(self, seen: Numbers, step: int, worth: float) -> None:
        """Move the value of this step towards the observed return."""
        with_one = np.append(seen, 1.0)
        error = worth - float(self.weights[step] @ with_one)
        self.weights[step] += 0.15 * error * with_one / float(with_one @ with_one)


def lead(mine: list[float], theirs: list[float]) -> float:
    """The lower end of the 95 % interval for the difference of means, first minus second."""
    half = 1.96 * sqrt(stdev(mine) ** 2 / len(mine) + stdev(theirs) ** 2 / len(theirs))
    return fmean(mine) - fmean(theirs) - half
