"""The value of a position before a roll: each seat's chance to win and expected stars."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..layout import OUR_SHEET, Layout
from .codes import BLUE_AT, BLUE_MASK, GREEN_AT, RED_AT, RED_MASK, YELLOW_MASK
from .compact import Compact, compact
from .estimates import DATA, plain_value_of
from .estimates import Estimate as PlainEstimate
from .network import Codes, Network, Seen, Weights, features


class Estimate(Protocol):
    """Judges positions in which nobody has completed an area."""

    def __call__(self, codes: Codes) -> Seen: ...


class OneByOne:
    """Evaluates many positions with an estimate in plain Python."""

    def __init__(self, estimate: PlainEstimate) -> None:
        self.estimate = estimate

    def __call__(self, codes: Codes) -> Seen:
        told = [self.estimate.see(position) for position in codes.tolist()]
        chances, stars = zip(*told, strict=True)
        return Seen(np.array(chances, float), np.array(stars, float))


class Value:
    """An estimate, and the true result once an area is complete (§4.10)."""

    def __init__(self, sheets: Compact, estimate: Estimate, spread: float) -> None:
        self.sheets, self.estimate = sheets, estimate
        #: The standard deviation of an estimated chance p, in units of √(p(1 − p)).
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

    def chances(self, positions: Sequence[Sequence[int]]) -> list[list[float]]:
        """The chances to win, position by position; the first seat is about to roll."""
        chances: list[list[float]] = self(np.array(positions, np.int64)).chances.tolist()
        return chances

    def _over(self, codes: Codes) -> NDArray[np.bool_]:
        """Whether each position is the end of the game."""
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
    """The weights and the spread in a file."""
    data = json.loads(text)
    parts = {field.name: np.array(data[field.name], float) for field in fields(Weights)}
    return Weights(**parts), float(data["spread"])


def write_weights(weights: Weights, spread: float) -> str:
    """The content of such a file, with its numbers as short as possible."""
    parts = {name: np.round(part, 4).tolist() for name, part in weights.parts().items()}
    lines = [f'"{name}": {json.dumps(part, separators=(",", ":"))}' for name, part in parts.items()]
    return "{\n" + ",\n".join([f'"spread": {spread:.4f}', *lines]) + "\n}\n"


@cache
def value_of(layout: Layout, seats: int) -> Value:
    """The learned value for the printed sheet, the exact one for a tiny one, else a guess."""
    sheets = compact(layout)
    if layout == OUR_SHEET:
        weights, spread = read_weights(Path(__file__).with_name(DATA).read_text("utf-8"))
        return Value(sheets, Network(features(sheets), weights), spread)
    plain = plain_value_of(layout, seats)
    return Value(sheets, OneByOne(plain.estimate), plain.spread)
