"""A small neural network that predicts who wins, from a few numbers per sheet.

For a position before a roll, with the sheets in turn order from the player about to roll:

1. each sheet becomes `hidden` numbers;
2. each seat's numbers, the sum of the others', the seat's distance from the dice and its lead in
   stars become `hidden` numbers again;
3. these give a seat's strength and its expected stars. The chances to win are the softmax of the
   strengths, so they add up to one.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bellyflop.solvers.keeps import Floats

from .codes import BLUE_AT, BLUE_MASK, GREEN_AT, RED_AT, RED_MASK, YELLOW_MASK
from .compact import Compact

Codes = NDArray[np.int64]  # positions × seats

PLACES = 9  # a seat's distance from the dice, for two, three and four seats
FAR = 5  # leads are clipped to ± this many stars
LEADS = 2 * FAR + 1


@dataclass
class Weights:
    """The learned weights."""

    first: Floats  # features × hidden
    first_bias: Floats
    own: Floats  # hidden × hidden
    others: Floats  # hidden × hidden
    place: Floats  # PLACES × hidden
    lead: Floats  # LEADS × hidden
    out: Floats  # hidden × (strength, stars)
    out_bias: Floats

    def parts(self) -> dict[str, Floats]:
        """The arrays by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def fresh_weights(width: int, hidden: int, rng: np.random.Generator) -> Weights:
    """Small random weights, to start training."""

    def normal(rows: int, columns: int, scale: float) -> Floats:
        return rng.normal(0, scale, (rows, columns))

    return Weights(
        first=normal(width, hidden, 0.25),
        first_bias=np.zeros(hidden),
        own=normal(hidden, hidden, hidden**-0.5),
        others=normal(hidden, hidden, 0.5 * hidden**-0.5),
        place=normal(PLACES, hidden, 0.1),
        lead=normal(LEADS, hidden, 0.1),
        out=normal(hidden, 2, 0.5 * hidden**-0.5),
        out_bias=np.array([0.0, 1.0]),
    )


class Seen(NamedTuple):
    """The network's output for some positions."""

    chances: Floats  # positions × seats
    stars: Floats  # positions × seats, in stars


class Network:
    """The network with these weights and the features of a layout."""

    def __init__(self, features: Features, weights: Weights) -> None:
        self.features, self.weights = features, weights
        single = np.float32
        self.yellow = (features.yellow @ weights.first + weights.first_bias).astype(single)
        self.red = (features.red @ weights.first).astype(single)
        self.blue = (features.blue @ weights.first).astype(single)
        self.green = (features.green @ weights.first).astype(single)
        self.own = (weights.own - weights.others).astype(single)
        self.others = weights.others.astype(single)
        self.place, self.lead = weights.place.astype(single), weights.lead.astype(single)
        self.out, self.out_bias = weights.out.astype(single), weights.out_bias.astype(single)

    def __call__(self, codes: Codes) -> Seen:
        """Chances and stars; the first column of `codes` is the seat about to roll."""
        seats = codes.shape[1]
        sheet = self.yellow[codes & YELLOW_MASK]
        sheet += self.red[codes >> RED_AT & RED_MASK]
        sheet += self.blue[codes >> BLUE_AT & BLUE_MASK]
        sheet += self.green[codes >> GREEN_AT]
        np.maximum(sheet, 0, out=sheet)
        seat = sheet @ self.own
        seat += (sheet.sum(axis=1) @ self.others)[:, None, :]
        seat += self.place[places(seats)]
        seat += self.lead[leads(self.features.stars(codes))]
        np.maximum(seat, 0, out=seat)
        out = seat @ self.out + self.out_bias
        return Seen(softmax(out[..., 0].astype(float)), 10 * out[..., 1].astype(float))


def places(seats: int) -> slice:
    """The rows of `Weights.place` for this number of seats."""
    start = (0, 0, 0, 2, 5)[seats]
    return slice(start, start + seats)


def leads(stars: Codes) -> Codes:
    """The rows of `Weights.lead`: each seat's lead in stars over the best of the others."""
    ordered = np.sort(stars, axis=1)
    best, second = ordered[:, -1:], ordered[:, -2:-1]
    ahead = stars - np.where(stars == best, second, best)
    rows: Codes = np.clip(ahead, -FAR, FAR) + FAR
    return rows


def softmax(strengths: Floats) -> Floats:
    """The softmax of the strengths over the seats."""
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


# ── features of a sheet ───────────────────────────────────────────────────────────────────────────


class Features:
    """The rows for every balloon count, wagon count, state of the sweets and set of presents.

    The features of a whole sheet are the sums of the rows of its four parts, so the first layer
    is four look-ups.
    """

    def __init__(self, sheets: Compact) -> None:
        self.sheets = sheets
        balloons, wagons = len(sheets.balloons) + 1, len(sheets.candles) + 1
        yellow, red = np.eye(balloons), np.eye(wagons)
        blue = np.array([self._blue(code) for code in range(sheets.full_blue + 1)])
        green = np.array([self._green(code) for code in range(sheets.full_green + 1)])
        widths = [part.shape[1] for part in (yellow, red, blue, green)]
        #: The number of features of a sheet; the last are its stars and its crosses.
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
        """The rows of a part in its own columns, with its stars and crosses."""
        rows = np.zeros((len(part), self.width))
        rows[:, start : start + part.shape[1]] = part
        for number in range(len(part)):
            rows[number, -2] = self.sheets.stars(number << shift) / 10
            rows[number, -1] = self.sheets.crosses(number << shift) / 20
        return rows

    def _blue(self, blue: int) -> Floats:
        """The progress in each row of sweets, and the number of complete rows."""
        pairs = self.sheets.pairs(blue)
        steps = [np.eye(size)[done] for size, done in zip(self.sheets.sizes, pairs, strict=True)]
        full = sum(done + 1 == size for size, done in zip(self.sheets.sizes, pairs, strict=True))
        return np.concatenate([*steps, np.eye(len(pairs) + 1)[full]])

    def _green(self, green: int) -> Floats:
        """The fill of each column, the rows counted by fill, and the number of presents left."""
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
    """The features of this layout, cached."""
    return Features(sheets)
