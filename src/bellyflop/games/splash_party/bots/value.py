"""The chance to win a position between two turns, learned from finished games of mixed levels.

A small network (weights in `value.json`, written by `study/splash_party/training.py`) turns the
features of `outlook.py` into a chance. It is deterministic: the same position always has the same
value, so the values before and after a move are consistent.
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
    """A network with one hidden layer, and the error of its chances."""

    first: Rows  # features × hidden
    bias: list[float]
    out: list[float]
    out_bias: float
    spread: float
    """The standard deviation of a chance p, in units of √(p(1 − p))."""
    among: float
    """The same for differences between choices, which share most of the error."""

    def __call__(self, row: list[float] | float) -> float:
        """The chance to win a position with these features; a decided chance is passed through."""
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
        """The half-width of the 95 % interval of this chance for a position."""
        return _half_width(self.spread, chance)

    def error_among(self, chance: float) -> float:
        """The same for a choice's chance, relative to the other choices."""
        return _half_width(self.among, chance)


def _half_width(spread: float, chance: float) -> float:
    return float(1.96 * spread * (chance * (1 - chance)) ** 0.5)


@cache
def learned_value() -> Value:
    """The value that ships with the game."""
    return Value(**json.loads(Path(__file__).with_name("value.json").read_text("utf-8")))
