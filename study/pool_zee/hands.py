"""Hands of dice as numbers, for compiled play: holds, the rolls after them, and their scores."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bellyflop.dice import Dice, keeps, multisets
from bellyflop.games.pool_zee.scoring import ordinary_points
from bellyflop.games.pool_zee.solver.rolls import rolls
from bellyflop.games.pool_zee.solver.sheets import (
    COUNTS,
    FACES,
    POOL_ZEE_FIFTY,
    POOL_ZEE_ZERO,
    SIX,
)
from bellyflop.games.pool_zee.state import BOXES, DICE, POOL_ZEE, UPPER
from bellyflop.solvers.keeps import keep_lattice

from ..compiled import Seed, below, compiled

Bytes = NDArray[np.uint8]
Shorts = NDArray[np.int16]


class Hands(NamedTuple):
    """Tables over rolls and keeps, as small as can be; a keep is its row in the lattice."""

    upper: Bytes  # [roll, face]: the upper score
    lower: Bytes  # [roll, lower box]: the lower score
    five_of: Bytes  # [roll]: its face if it is five of a kind, else 6
    holds_from: Shorts  # [roll and one more]: where its holds begin
    holds: Bytes  # the keeps, most dice first
    lands_from: Shorts  # [keep and one more]: where its landings begin
    lands: Bytes  # the roll after each throw of the missing dice, all equally likely


@cache
def hands() -> Hands:
    """The tables."""
    all_rolls, row = multisets(DICE), keep_lattice(DICE).row
    held = [sorted(keeps[roll], key=lambda keep: (len(keep), keep)) for roll in all_rolls]
    number = {roll: index for index, roll in enumerate(all_rolls)}
    lands = [
        [number[tuple(sorted(keep + thrown))] for thrown in _throws(DICE - len(keep))]
        for keep in keep_lattice(DICE).keeps
        if len(keep) < DICE
    ]
    upper = [[face * COUNTS + roll.count(face + 1) for face in range(FACES)] for roll in all_rolls]
    fives = [roll[0] - 1 if roll[0] == roll[-1] else FACES for roll in all_rolls]
    return Hands(
        upper=np.array(upper, np.uint8),
        lower=np.array([_lower(roll) for roll in all_rolls], np.uint8),
        five_of=np.array(fives, np.uint8),
        holds_from=np.cumsum([0, *map(len, held)], dtype=np.int16),
        holds=np.array([row[keep] for some in held for keep in reversed(some)], np.uint8),
        lands_from=np.cumsum([0, *map(len, lands)], dtype=np.int16),
        lands=np.array([roll for some in lands for roll in some], np.uint8),
    )


def _throws(dice: int) -> list[Dice]:
    return list(product(range(1, FACES + 1), repeat=dice))


def _lower(roll: Dice) -> list[int]:
    """The lower score of this roll in each lower box, in the order of the card."""
    known, points = rolls(), ordinary_points(roll)
    scores = list(zip(known.steps.tolist(), known.points.tolist(), strict=True))
    return [
        scores.index((_step(box, points[box]), points[box]))
        for box in range(len(UPPER), len(BOXES))
    ]


def _step(box: int, points: int) -> int:
    """The index of the step to another place when this lower box is scored."""
    if box != POOL_ZEE:
        return SIX.index(box)
    return POOL_ZEE_FIFTY if points else POOL_ZEE_ZERO


@compiled
def thrown(lands: Bytes, lands_from: Shorts, keep: int, seed: Seed) -> int:
    """The roll after throwing the dice that are not kept."""
    first = lands_from[keep]
    return int(lands[first + below(seed, lands_from[keep + 1] - first)])
