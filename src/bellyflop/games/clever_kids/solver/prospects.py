"""A rough value for any sheet at all: the stars there are, and those within reach."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ..layout import Reward
from .codes import BLUE_AT, BLUE_MASK, GREEN_AT, RED_AT, RED_MASK, YELLOW_MASK
from .compact import Compact
from .network import Codes, Seen, softmax

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
