"""A small network that says who wins: every sheet in a few numbers, then every seat among them.

For a position before a roll, with the sheets in turn order from the player about to roll:

1. each sheet becomes `hidden` numbers;
2. each seat's numbers, the sum of the others', the seat's distance from the dice and its lead in
   stars become `hidden` numbers again;
3. these give a seat's strength and its expected stars. The chances to win are the softmax of the
   strengths, so they add up to one.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bellyflop.solvers.keeps import Floats

from .codes import BLUE_AT, BLUE_MASK, GREEN_AT, RED_AT, RED_MASK, YELLOW_MASK
from .features import Features

Codes = NDArray[np.int64]  # positions × seats

PLACES = 9  # a seat's distance from the dice, for two, three and four seats
FAR = 5  # a lead of more stars, or of fewer than none, is as good as this
LEADS = 2 * FAR + 1


@dataclass
class Weights:
    """What is learned."""

    first: Floats  # features × hidden
    first_bias: Floats
    own: Floats  # hidden × hidden
    others: Floats  # hidden × hidden
    place: Floats  # PLACES × hidden
    lead: Floats  # LEADS × hidden
    out: Floats  # hidden × (strength, stars)
    out_bias: Floats

    def parts(self) -> dict[str, Floats]:
        """Each part by its name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def fresh_weights(width: int, hidden: int, rng: np.random.Generator) -> Weights:
    """Small random weights to begin learning with."""

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
    """What the network makes of some positions."""

    chances: Floats  # positions × seats
    stars: Floats  # positions × seats, in stars


class Network:
    """Weights made ready for use with the features of a layout."""

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
    """The rows of `Weights.place` for so many seats."""
    start = (0, 0, 0, 2, 5)[seats]
    return slice(start, start + seats)


def leads(stars: Codes) -> Codes:
    """The rows of `Weights.lead`: each seat's stars more, or less, than the best of the others."""
    ordered = np.sort(stars, axis=1)
    best, second = ordered[:, -1:], ordered[:, -2:-1]
    ahead = stars - np.where(stars == best, second, best)
    rows: Codes = np.clip(ahead, -FAR, FAR) + FAR
    return rows


def softmax(strengths: Floats) -> Floats:
    """Numbers in proportion to e to the strengths that add up to one, seat by seat."""
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares
