"""What the learned value sees of a sheet: a row of numbers for each part of its code.

The numbers of a whole sheet are the sums of the rows of its four parts, so that a network's first
layer is four look-ups.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from bellyflop.solvers.keeps import Floats

from .codes import BLUE_AT, BLUE_MASK, GREEN_AT, RED_AT, RED_MASK, YELLOW_MASK
from .compact import Compact


class Features:
    """The rows for every balloon count, wagon count, row of sweets and set of presents."""

    def __init__(self, sheets: Compact) -> None:
        self.sheets = sheets
        balloons, wagons = len(sheets.balloons) + 1, len(sheets.candles) + 1
        yellow, red = np.eye(balloons), np.eye(wagons)
        blue = np.array([self._blue(code) for code in range(sheets.full_blue + 1)])
        green = np.array([self._green(code) for code in range(sheets.full_green + 1)])
        widths = [part.shape[1] for part in (yellow, red, blue, green)]
        #: How many numbers describe a sheet; the last are its stars and its crosses.
        self.width = sum(widths) + 2
        self.yellow = self._placed(yellow, 0, 0)
        self.red = self._placed(red, widths[0], RED_AT)
        self.blue = self._placed(blue, sum(widths[:2]), BLUE_AT)
        self.green = self._placed(green, sum(widths[:3]), GREEN_AT)

        parts = (self.yellow, self.red, self.blue, self.green)
        self._stars = [np.rint(10 * part[:, -2]).astype(np.int64) for part in parts]

    def stars(self, codes: NDArray[np.int64]) -> NDArray[np.int64]:
        """The stars on these sheets."""
        yellow, red, blue, green = self._stars
        stars: NDArray[np.int64] = yellow[codes & YELLOW_MASK] + red[codes >> RED_AT & RED_MASK]
        stars += blue[codes >> BLUE_AT & BLUE_MASK] + green[codes >> GREEN_AT]
        return stars

    def _placed(self, part: Floats, start: int, shift: int) -> Floats:
        """The rows of a part at their own columns, with what the part alone has collected."""
        rows = np.zeros((len(part), self.width))
        rows[:, start : start + part.shape[1]] = part
        for number in range(len(part)):
            rows[number, -2] = self.sheets.stars(number << shift) / 10
            rows[number, -1] = self.sheets.crosses(number << shift) / 20
        return rows

    def _blue(self, blue: int) -> Floats:
        """Which step each row is at, and how many rows are complete."""
        pairs = self.sheets.pairs(blue)
        steps = [np.eye(size)[done] for size, done in zip(self.sheets.sizes, pairs, strict=True)]
        full = sum(done + 1 == size for size, done in zip(self.sheets.sizes, pairs, strict=True))
        return np.concatenate([*steps, np.eye(len(pairs) + 1)[full]])

    def _green(self, green: int) -> Floats:
        """How full each column is, how many rows are how full, and how many presents are left."""
        rows, columns = len(self.sheets.layout.rows), len(self.sheets.layout.columns)
        lines = [(green & bits).bit_count() for bits, _ in self.sheets.lines]
        upright = [np.eye(rows + 1)[filled] for filled in lines[rows:]]
        across: Floats = sum(
            (np.eye(columns + 1)[filled] for filled in lines[:rows]), 0 * np.eye(columns + 1)[0]
        )
        left = len(self.sheets.cells) - green.bit_count()
        return np.concatenate([*upright, across, np.eye(5)[min(left, 4)]])


@cache
def features(sheets: Compact) -> Features:
    """The features of this layout, made once."""
    return Features(sheets)
