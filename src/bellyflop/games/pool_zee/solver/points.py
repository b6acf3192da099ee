"""Bounds on a sheet's past and future points, which size the tables of scores."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Ints

from ..scoring import joker_points, ordinary_points
from ..state import BOXES, DICE, OFFICIAL, UPPER_BOXES, Scoring
from .sheets import FACES, SIX, SIXES, places, rows

MOST = OFFICIAL.most  # §2.8: the highest possible score of a game


def _most_in(scoring: Scoring) -> list[int]:
    """The highest score of each lower box except pool_zee."""
    sixes = (6,) * DICE
    ordinary, joker = ordinary_points(sixes, scoring), joker_points(sixes, scoring)
    return [max(ordinary[box], joker[box]) for box in SIX]


class Span(NamedTuple):
    """The fewest and the most points that a sheet can have: [row, place]."""

    least: Ints
    most: Ints


def points_so_far(scoring: Scoring) -> Span:
    """The span of points of each sheet, bonus and checks included."""
    lower, bonus, limit = places(scoring), scoring.bonus, scoring.bonus_from
    least, most = _upper_totals(scoring)
    least, most = least + bonus * (least >= limit), most + bonus * (most >= limit)
    place = np.arange(len(lower.filled))
    in_six = sum(
        (place % SIXES >> bit & 1) * most_in for bit, most_in in enumerate(_most_in(scoring))
    )
    fifty_for_sure = scoring.pool_zee * (lower.mark == 2)
    none = scoring.joker == "none"
    fifty = scoring.pool_zee * (lower.mark == 1) if none else fifty_for_sure
    turns = rows(scoring).filled[:, None] + lower.filled
    checks = scoring.check * np.where(lower.mark == 2, turns - 1, 0)
    return Span(least[:, None] + fifty_for_sure, most[:, None] + in_six + fifty + checks)


def most_to_come(scoring: Scoring) -> Ints:
    """An upper bound on the further points of each sheet: [row, place]."""
    lower, upper = places(scoring), rows(scoring)
    own = upper.after[:-1, DICE :: DICE + 1] < len(upper.filled)
    in_upper = own @ (DICE * np.arange(1, FACES + 1)) + scoring.bonus * (upper.filled < FACES)
    place = np.arange(len(lower.filled))
    free_six = sum(
        (~place % SIXES >> bit & 1) * most_in for bit, most_in in enumerate(_most_in(scoring))
    )
    fifty = scoring.pool_zee * (lower.mark == 0)
    turns = len(BOXES) - upper.filled[:, None] - lower.filled
    checks = np.where(lower.mark == 1, 0, turns - (lower.mark == 0)) * (scoring.joker != "none")
    most: Ints = in_upper[:, None] + free_six + fifty + scoring.check * checks
    return most


def _upper_totals(scoring: Scoring) -> tuple[Ints, Ints]:
    """The fewest and the most points in the upper boxes of each row."""
    of, filled, limit = rows(scoring).of, rows(scoring).filled, scoring.bonus_from
    least = np.full(len(filled), limit)
    most = np.zeros(len(filled), dtype=np.intp)
    for mask in range(UPPER_BOXES + 1):
        full = DICE * sum(face + 1 for face in range(FACES) if mask >> face & 1)
        for total in (of[mask] >= 0).nonzero()[0]:
            row = of[mask, total]
            least[row] = min(least[row], total)
            most[row] = max(most[row], full if total == limit else total)
    return least, most
