"""The points of the 252 rolls in the boxes, grouped so that equal ones are computed once.

Upper boxes: a roll is two triples of counts, of the faces 1–3 and 4–6; there are 56 of each.
Lower boxes: some count the sum of the dice, the others a fixed number or nothing. Rolls with the
same sum in the same boxes are one kind, and rolls with the same fixed numbers are one kind.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from bellyflop.dice import Dice, multisets
from bellyflop.solvers.keeps import Ints

from ..scoring import joker_points, ordinary_points
from ..state import DICE, OFFICIAL, POOL_ZEE, Scoring
from .sheets import COUNTS, FACES, POOL_ZEE_FIFTY, POOL_ZEE_ZERO, SIX


class Rolls(NamedTuple):
    """Index tables over the rolls; an upper score is `face * 6 + count`."""

    triples: Ints  # [half, one of three faces, triple]: its upper score
    low: Ints  # [roll]: its triple of the faces 1–3
    high: Ints  # [roll]: its triple of the faces 4–6
    steps: Ints  # [lower score]: the step to another place
    points: Ints  # [lower score]: the points
    sums: Ints  # [one of three boxes, kind]: its lower score, where the sum of the dice counts
    sum_of: Ints  # [roll]: its kind among these
    fixed: Ints  # [one of six boxes, kind]: its lower score, where a fixed number or 0 counts
    fixed_of: Ints  # [roll]: its kind among these
    fives: Ints  # [face]: the roll of five of a kind
    jokers: Ints  # [face, one of the six other lower boxes]: the points of a joker
    plain: Ints  # [face, one of the six other lower boxes]: the points of five of a kind


@lru_cache(maxsize=8)
def rolls(scoring: Scoring = OFFICIAL) -> Rolls:
    """The tables for a card with this scoring, cached."""
    all_rolls = multisets(DICE)
    triples = [counts for counts in product(range(COUNTS), repeat=3) if sum(counts) <= DICE]
    halves = [
        [[(first + face) * COUNTS + counts[face] for counts in triples] for face in range(3)]
        for first in (0, 3)
    ]
    low = [tuple(roll.count(face) for face in (1, 2, 3)) for roll in all_rolls]
    high = [tuple(roll.count(face) for face in (4, 5, 6)) for roll in all_rolls]
    lower = [_lower_scores(roll, scoring) for roll in all_rolls]
    scores = sorted({score for roll in lower for score in roll})
    number = {score: index for index, score in enumerate(scores)}
    sums, sum_of = _kinds(
        [_counting_sum(*each, number) for each in zip(all_rolls, lower, strict=True)]
    )
    fixed, fixed_of = _kinds(
        [_counting_fixed(*each, number) for each in zip(all_rolls, lower, strict=True)]
    )
    fives = [(face,) * DICE for face in range(1, FACES + 1)]
    return Rolls(
        triples=np.array(halves),
        low=np.array([triples.index(counts) for counts in low]),
        high=np.array([triples.index(counts) for counts in high]),
        steps=np.array([step for step, _ in scores]),
        points=np.array([points for _, points in scores]),
        sums=sums,
        sum_of=sum_of,
        fixed=fixed,
        fixed_of=fixed_of,
        fives=np.array([all_rolls.index(roll) for roll in fives]),
        jokers=np.array([[joker_points(roll, scoring)[box] for box in SIX] for roll in fives]),
        plain=np.array([[ordinary_points(roll, scoring)[box] for box in SIX] for roll in fives]),
    )


Scores = tuple[tuple[int, int], ...]
"""Steps to another place with their points."""


def _lower_scores(roll: Dice, scoring: Scoring) -> Scores:
    """For each lower box the step that fills it and its points."""
    points = ordinary_points(roll, scoring)
    pool_zee = (POOL_ZEE_FIFTY if points[POOL_ZEE] else POOL_ZEE_ZERO, points[POOL_ZEE])
    return (*((step, points[box]) for step, box in enumerate(SIX)), pool_zee)


def _counting_sum(
    roll: Dice, scores: Scores, number: dict[tuple[int, int], int]
) -> tuple[int, ...]:
    """The lower scores of this roll that are the sum of its dice."""
    return tuple(number[score] for score in scores if score[1] == sum(roll))


def _counting_fixed(
    roll: Dice, scores: Scores, number: dict[tuple[int, int], int]
) -> tuple[int, ...]:
    """The lower scores of this roll that do not depend on the sum of its dice."""
    return tuple(number[score] for score in scores if score[1] != sum(roll))


def _kinds(of: list[tuple[int, ...]]) -> tuple[Ints, Ints]:
    """The distinct kinds, padded to equal length by repetition, and the kind of each roll."""
    kinds = sorted(set(of))
    longest = max(map(len, kinds))
    padded = [kind + kind[-1:] * (longest - len(kind)) for kind in kinds]
    return np.array(padded).T.copy(), np.array([kinds.index(kind) for kind in of])
