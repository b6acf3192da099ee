"""Bounds on a sheet's past and future points, which size the tables of scores."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Ints

from ..scoring import joker_points, ordinary_points
from ..state import BONUS, BONUS_FROM, BOXES, CHECK, DICE, UPPER_BOXES
from .sheets import FACES, SIX, SIXES, places, rows

MOST = 1575  # §2.8: the highest possible score of a game

#: The highest score of each lower box but pool_zee.
_MOST_IN = tuple(
    max(ordinary_points((6,) * DICE)[box], joker_points((6,) * DICE)[box]) for box in SIX
)


class Span(NamedTuple):
    """The fewest and the most points that a sheet can have: [row, place]."""

    least: Ints
    most: Ints


def points_so_far(joker: str) -> Span:
    """The span of points of each sheet, bonus and checks included."""
    lower = places(joker != "none")
    least, most = _upper_totals()
    least, most = least + BONUS * (least >= BONUS_FROM), most + BONUS * (most >= BONUS_FROM)
    place = np.arange(len(lower.filled))
    in_six = sum((place % SIXES >> bit & 1) * most_in for bit, most_in in enumerate(_MOST_IN))
    fifty_for_sure = 50 * (lower.mark == 2)
    fifty = fifty_for_sure if joker != "none" else 50 * (lower.mark == 1)
    turns = rows().filled[:, None] + lower.filled
    checks = CHECK * np.where(lower.mark == 2, turns - 1, 0)
    return Span(least[:, None] + fifty_for_sure, most[:, None] + in_six + fifty + checks)


def most_to_come(joker: str) -> Ints:
    """An upper bound on the further points of each sheet: [row, place]."""
    lower, upper = places(joker != "none"), rows()
    own = upper.after[:-1, DICE :: DICE + 1] < len(upper.filled)
    in_upper = own @ (DICE * np.arange(1, FACES + 1)) + BONUS * (upper.filled < FACES)
    place = np.arange(len(lower.filled))
    free_six = sum((~place % SIXES >> bit & 1) * most_in for bit, most_in in enumerate(_MOST_IN))
    fifty = 50 * (lower.mark == 0)
    turns = len(BOXES) - upper.filled[:, None] - lower.filled
    checks = np.where(lower.mark == 1, 0, turns - (lower.mark == 0)) * (joker != "none")
    most: Ints = in_upper[:, None] + free_six + fifty + CHECK * checks
    return most


def _upper_totals() -> tuple[Ints, Ints]:
    """The fewest and the most points in the upper boxes of each row."""
    of = rows().of
    least = np.full(len(rows().filled), BONUS_FROM)
    most = np.zeros(len(rows().filled), dtype=np.intp)
    for mask in range(UPPER_BOXES + 1):
        full = DICE * sum(face + 1 for face in range(FACES) if mask >> face & 1)
        for total in (of[mask] >= 0).nonzero()[0]:
            row = of[mask, total]
            least[row] = min(least[row], total)
            most[row] = max(most[row], full if total == BONUS_FROM else total)
    return least, most
