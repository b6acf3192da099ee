"""The chance to win a position between two turns, learned from finished games of mixed levels.

A small network (weights in `value.json`, written by `study/splash_party/training.py`) turns the
numbers of `outlook.py` into a chance. It has no luck of its own: the same position is always worth
the same, so what is said before and after a move belongs together.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path

Rows = list[list[float]]


@dataclass(frozen=True, slots=True)
class Value:
    """A network with one hidden layer, and how far off its chances are."""

    first: Rows  # features × hidden
    bias: list[float]
    out: list[float]
    out_bias: float
    spread: float
    """A chance p is off by so many √(p(1 − p)): one standard deviation."""
    among: float
    """The same for how much worse one choice is than another: most of the error is theirs alike."""

    def __call__(self, row: list[float] | float) -> float:
        """The chance to win the position with these numbers, or what is decided."""
        if isinstance(row, float):
            return row
        hidden = self.bias
        for number, weights in zip(row, self.first, strict=True):
            if number:
                hidden = [h + number * w for h, w in zip(hidden, weights, strict=True)]
        strength = self.out_bias
        for h, weight in zip(hidden, self.out, strict=True):
            if h > 0:
                strength += h * weight
        return 1 / (1 + exp(-strength))

    def error(self, chance: float) -> float:
        """The half-width of the 95 % interval of this chance of a position."""
        return _half_width(self.spread, chance)

    def error_among(self, chance: float) -> float:
        """The same of a choice's chance beside those of the other choices."""
        return _half_width(self.among, chance)


def _half_width(spread: float, chance: float) -> float:
    return float(1.96 * spread * (chance * (1 - chance)) ** 0.5)


@cache
def learned_value() -> Value:
    """The value that ships with the game."""
    return Value(**json.loads(Path(__file__).with_name("value.json").read_text("utf-8")))
