"""What a position before a roll is worth: the chance to win and the expected stars of each seat."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from importlib import resources
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..layout import OUR_SHEET, Layout
from .codes import BLUE_AT, BLUE_MASK, GREEN_AT, RED_AT, RED_MASK, YELLOW_MASK
from .compact import Compact, compact
from .exact import Exact, is_tiny
from .features import features
from .network import Codes, Network, Seen, Weights
from .prospects import Prospects

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
