"""What a position before a roll is worth: the chance to win and the expected stars of each seat."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache, lru_cache
from importlib import resources
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..layout import OUR_SHEET, Layout, Reward
from .codes import BLUE_AT, BLUE_MASK, GREEN_AT, RED_AT, RED_MASK, YELLOW_MASK
from .compact import Compact, compact
from .exact import Exact, is_tiny
from .network import Codes, Network, Seen, Weights, features, softmax

DATA = "value.json"
_ROUGH = 0.5  # the spread of values that nothing was learned for


class Estimate(Protocol):
    """Judges positions in which nobody has completed an area."""

    def __call__(self, codes: Codes) -> Seen: ...


class Value:
    """An estimate, and the true result once an area is complete (§4.10)."""

    def __init__(self, sheets: Compact, estimate: Estimate, spread: float) -> None:
        self.sheets, self.estimate = sheets, estimate
        #: How far an estimated chance p is off, in units of √(p(1 − p)): one standard deviation.
        self.spread = spread

    def __call__(self, codes: Codes) -> Seen:
        """Chances and stars; the first column is the seat about to roll."""
        seen = self.estimate(codes)
        over = self._over(codes)
        if not over.any():
            return seen
        stars = self._stars(codes[over])
        best = stars == stars.max(axis=1, keepdims=True)
        seen.chances[over] = best / best.sum(axis=1, keepdims=True)  # §4.10: a tie is shared
        seen.stars[over] = stars
        return seen

    def _over(self, codes: Codes) -> NDArray[np.bool_]:
        """Which positions are ends."""
        sheets = self.sheets
        over = codes & YELLOW_MASK == len(sheets.balloons)
        over |= codes >> RED_AT & RED_MASK == len(sheets.candles)
        over |= codes >> BLUE_AT & BLUE_MASK == sheets.full_blue
        over |= codes >> GREEN_AT == sheets.full_green
        ends: NDArray[np.bool_] = over.any(axis=1)
        return ends

    def _stars(self, codes: Codes) -> Codes:
        return np.array([[self.sheets.stars(code) for code in row] for row in codes.tolist()])


def read_weights(text: str) -> tuple[Weights, float]:
    """The weights and the spread that a file holds."""
    data = json.loads(text)
    parts = {field.name: np.array(data[field.name], float) for field in fields(Weights)}
    return Weights(**parts), float(data["spread"])


def write_weights(weights: Weights, spread: float) -> str:
    """The content of such a file, with numbers as short as they may be."""
    parts = {name: np.round(part, 4).tolist() for name, part in weights.parts().items()}
    lines = [f'"{name}": {json.dumps(part, separators=(",", ":"))}' for name, part in parts.items()]
    return "{\n" + ",\n".join([f'"spread": {spread:.4f}', *lines]) + "\n}\n"


@cache
def value_of(layout: Layout, seats: int) -> Value:
    """What was learned about our own sheet; what is known of a tiny one; else what is likely."""
    sheets = compact(layout)
    if layout == OUR_SHEET:
        weights, spread = read_weights((resources.files(__package__) / DATA).read_text("utf-8"))
        return Value(sheets, Network(features(sheets), weights), spread)
    if seats == 2 and is_tiny(sheets):
        return Value(sheets, Exact(sheets), spread=0)
    return Value(sheets, Prospects(sheets), spread=_ROUGH)


# ── a rough value for any sheet: the stars there are, and those within reach ──────────────────────


_BONUS = 0.7  # stars that a bonus is worth, about
_FADE = 0.75  # what a reward keeps with every die more that it takes
_SHARE = 0.5  # of what is within reach, how much is collected before the end
_SHARPNESS = (0.35, 1.2)  # how surely a star more wins at the start and at the end


class Prospects:
    """Judges positions on a sheet that nothing was learned about."""

    def __init__(self, sheets: Compact) -> None:
        self.sheets = sheets
        self.prospect = lru_cache(1 << 16)(self._prospect)
        self.progress = lru_cache(1 << 16)(self._progress)

    def __call__(self, codes: Codes) -> Seen:
        """Chances and stars; who rolls first makes no difference to it."""
        rows = codes.tolist()
        stars = np.array([[self.prospect(code) for code in row] for row in rows])
        near = np.array([[max(map(self.progress, row))] for row in rows])
        early, late = _SHARPNESS
        return Seen(softmax(stars * (early + (late - early) * near**2)), stars)

    def _prospect(self, code: int) -> float:
        """The stars a sheet has, and a share of those its next crosses bring."""
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
        """How much of its fullest area a sheet has, from 0 to 1."""
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
    """What the coming steps of a row are worth, each with the dice it takes."""
    keeps, total = 1.0, 0.0
    for dice, reward in steps:
        keeps *= _FADE**dice
        total += keeps * _worth(reward)
    return total / _FADE
