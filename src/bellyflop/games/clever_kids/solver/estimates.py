"""Values positions one by one, in plain Python: a network, exact chances, or a rough guess.

With numpy, `network` evaluates the same network for many positions at once, and much faster. Phones
use this module.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from operator import add, mul
from pathlib import Path
from typing import Protocol

from ..layout import OUR_SHEET, Layout, Reward
from .codes import BLUE_AT, BLUE_MASK, GREEN_AT, RED_AT, RED_MASK, YELLOW_MASK
from .compact import Compact, compact
from .exact import Exact, is_tiny

DATA = "value.json"
ROUGH = 0.5  # the spread of values without a learned network
KEPT_SHEETS = 1 << 14
LEAD_FAR = 5  # leads are clipped to ± this many stars
FIRST_PLACE = (0, 0, 0, 2, 5)  # the first row of `place`, by number of seats

Vector = Sequence[float]


Told = tuple[list[float], list[float]]
"""The chances and the stars of each seat in one position."""


class Estimate(Protocol):
    """Judges a position in which nobody has completed an area."""

    def see(self, position: Sequence[int]) -> Told:
        """Chances and stars; the first seat is about to roll."""


class PlainValue:
    """An estimate, and the true result once an area is complete (§4.10)."""

    def __init__(self, sheets: Compact, estimate: Estimate, spread: float) -> None:
        self.sheets, self.estimate = sheets, estimate
        #: The standard deviation of an estimated chance p, in units of √(p(1 − p)).
        self.spread = spread

    def chances(self, positions: Sequence[Sequence[int]]) -> list[list[float]]:
        """The chances to win, position by position; the first seat is about to roll."""
        return [self._chances(position) for position in positions]

    def _chances(self, position: Sequence[int]) -> list[float]:
        sheets = self.sheets
        if not any(map(sheets.over, position)):
            return self.estimate.see(position)[0]
        stars = [sheets.stars(code) for code in position]
        best = stars.count(max(stars))  # §4.10: a tie is shared
        return [1 / best if each == max(stars) else 0.0 for each in stars]


@cache
def plain_value_of(layout: Layout, seats: int) -> PlainValue:
    """The learned value for the printed sheet, the exact one for a tiny one, else a guess."""
    sheets = compact(layout)
    if layout == OUR_SHEET:
        learned = json.loads(Path(__file__).with_name(DATA).read_text("utf-8"))
        return PlainValue(sheets, Learned(sheets, learned), learned["spread"])
    if seats == 2 and is_tiny(sheets):
        return PlainValue(sheets, Exact(sheets), 0)
    return PlainValue(sheets, Prospects(sheets), ROUGH)


def softmax(strengths: Vector) -> list[float]:
    """The softmax of the strengths."""
    highest = max(strengths)
    powers = [exp(strength - highest) for strength in strengths]
    whole = sum(powers)
    return [power / whole for power in powers]


# ── the network ───────────────────────────────────────────────────────────────────────────────────


class Learned:
    """The network of `network`, in plain Python."""

    def __init__(self, sheets: Compact, learned: dict[str, list[list[float]]]) -> None:
        self.sheets = sheets
        self._first = learned["first"]
        self._bias: list[float] = learned["first_bias"]  # type: ignore[assignment]  # one line
        own, others = learned["own"], learned["others"]
        self._others = _turned(others)
        self._own = _turned(
            [[a - b for a, b in zip(*rows, strict=True)] for rows in zip(own, others, strict=True)]
        )
        self._place, self._lead = learned["place"], learned["lead"]
        self._strength, self._stars = _turned(learned["out"])
        self._out_bias: list[float] = learned["out_bias"]  # type: ignore[assignment]  # one line
        self._sheet = lru_cache(KEPT_SHEETS)(self._seen)

    def see(self, position: Sequence[int]) -> Told:
        seen = [self._sheet(code) for code in position]
        together = [sum(column) for column in zip(*(others for _, others, _ in seen), strict=True)]
        held = [stars for _, _, stars in seen]
        strengths, stars = [], []
        for seat, (own, _, mine) in enumerate(seen):
            best = max(held[:seat] + held[seat + 1 :])
            lead = min(max(mine - best, -LEAD_FAR), LEAD_FAR) + LEAD_FAR
            place = self._place[FIRST_PLACE[len(position)] + seat]
            numbers = map(add, map(add, own, together), map(add, place, self._lead[lead]))
            firing = [number if number > 0.0 else 0.0 for number in numbers]
            strengths.append(sum(map(mul, firing, self._strength), self._out_bias[0]))
            stars.append(10 * sum(map(mul, firing, self._stars), self._out_bias[1]))
        return softmax(strengths), stars

    def _seen(self, code: int) -> tuple[list[float], list[float], int]:
        """A sheet's input to its own seat, its input to the other seats, and its stars."""
        sheets, first = self.sheets, self._first
        stars, crosses = sheets.stars(code), sheets.crosses(code)
        rows = [first[number] for number in self._features(code)]
        rows += [
            self._bias,
            [stars / 10 * w for w in first[-2]],
            [crosses / 20 * w for w in first[-1]],
        ]
        hidden = [max(sum(column), 0.0) for column in zip(*rows, strict=True)]
        own = [sum(map(mul, hidden, weights)) for weights in self._own]
        others = [sum(map(mul, hidden, weights)) for weights in self._others]
        return own, others, stars

    def _features(self, code: int) -> list[int]:
        """The features of a sheet that are 1, some of them repeated; see `network.Features`."""
        sheets = self.sheets
        rows, columns = len(sheets.layout.rows), len(sheets.layout.columns)
        found, start = [code & YELLOW_MASK], len(sheets.balloons) + 1
        found.append(start + (code >> RED_AT & RED_MASK))
        start += len(sheets.candles) + 1
        pairs = sheets.pairs(code >> BLUE_AT & BLUE_MASK)
        for size, done in zip(sheets.sizes, pairs, strict=True):
            found.append(start + done)
            start += size
        found.append(
            start + sum(done + 1 == size for size, done in zip(sheets.sizes, pairs, strict=True))
        )
        start += len(pairs) + 1
        green = code >> GREEN_AT
        lines = [(green & bits).bit_count() for bits, _ in sheets.lines]
        for filled in lines[rows:]:
            found.append(start + filled)
            start += rows + 1
        found += [start + filled for filled in lines[:rows]]
        start += columns + 1
        found.append(start + min(len(sheets.cells) - green.bit_count(), 4))
        return found


def _turned(rows: list[list[float]]) -> list[list[float]]:
    return [list(column) for column in zip(*rows, strict=True)]


# ── a rough value for any sheet: the stars there are, and those within reach ──────────────────────


_BONUS = 0.7  # the approximate value of a bonus in stars
_FADE = 0.75  # the factor on a reward for each further die that it needs
_SHARE = 0.5  # the share of the rewards within reach that is collected before the end
_SHARPNESS = (0.35, 1.2)  # the effect of one more star, at the start and at the end


class Prospects:
    """Judges positions on a sheet without a learned network."""

    def __init__(self, sheets: Compact) -> None:
        self.sheets = sheets
        self.prospect = lru_cache(1 << 16)(self._prospect)
        self.progress = lru_cache(1 << 16)(self._progress)

    def see(self, position: Sequence[int]) -> Told:
        """Chances and stars; it ignores who rolls first."""
        stars = [self.prospect(code) for code in position]
        early, late = _SHARPNESS
        sharpness = early + (late - early) * max(map(self.progress, position)) ** 2
        return softmax([sharpness * more for more in stars]), stars

    def _prospect(self, code: int) -> float:
        """The stars of a sheet, plus a share of those that its next crosses bring."""
        sheets, green = self.sheets, code >> GREEN_AT
        ahead = _ahead([(1, r) for r in sheets.yellow_rewards[code & YELLOW_MASK :]])
        red = code >> RED_AT & RED_MASK
        wagons = zip(sheets.candles[red:], sheets.red_rewards[red:], strict=True)
        ahead += _ahead(list(wagons))
        pairs = sheets.pairs(code >> BLUE_AT & BLUE_MASK)
        for rewards, done in zip(sheets.layout.blue, pairs, strict=True):
            ahead += _ahead([(2, reward) for reward in rewards[done:]])
        for bits, reward in sheets.lines:
            missing = (bits & ~green).bit_count()
            if missing:
                ahead += _worth(reward) * _FADE ** (missing - 1)
        return sheets.stars(code) + _SHARE * ahead

    def _progress(self, code: int) -> float:
        """How full a sheet's fullest area is, from 0 to 1."""
        sheets = self.sheets
        pairs = sum(sheets.pairs(code >> BLUE_AT & BLUE_MASK))
        return max(
            (code & YELLOW_MASK) / len(sheets.balloons),
            (code >> RED_AT & RED_MASK) / len(sheets.candles),
            (code >> GREEN_AT).bit_count() / len(sheets.cells),
            pairs / sum(size - 1 for size in sheets.sizes),
        )


def _worth(reward: Reward) -> float:
    return reward.stars + _BONUS * (reward.bonus is not None)


def _ahead(steps: list[tuple[int, Reward]]) -> float:
    """The discounted value of the coming steps of a row, given the dice each one needs."""
    keeps, total = 1.0, 0.0
    for dice, reward in steps:
        keeps *= _FADE**dice
        total += keeps * _worth(reward)
    return total / _FADE
