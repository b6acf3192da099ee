"""Whole games at random by the million: every legal action equally likely."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from bellyflop.dice import multisets
from bellyflop.solvers.keeps import Ints
from bellyflop.solvers.study import compiled
from bellyflop.solvers.study_chance import Seed, below, new_seed

from ..scoring import joker_points, ordinary_points
from ..state import (
    BONUS,
    BONUS_FROM,
    BOXES,
    CHECK,
    DICE,
    EVERY_BOX,
    LOWER_BOXES,
    POOL_ZEE,
    ROLLS,
)
from .sheets import FACES, Sheet
from .study_hands import Bytes, Hands, hands, thrown
from .study_turn import FORCED, NONE, RULES

COUNT = len(BOXES)
EMPTY = Sheet()


class Boxes(NamedTuple):
    """What rolls write into boxes, and sets of boxes as lists."""

    plain: Bytes  # [roll, box]: its points
    jokers: Bytes  # [roll, box]: its points as a joker
    size: Bytes  # [set of boxes]: how many they are
    nth: Bytes  # [set of boxes, n]: the n-th of them


@cache
def new_boxes() -> Boxes:
    """The tables."""
    sets = [[box for box in range(COUNT) if bits >> box & 1] for bits in range(EVERY_BOX + 1)]
    padded = [some + [0] * (COUNT - len(some)) for some in sets]
    return Boxes(
        plain=np.array([ordinary_points(roll) for roll in multisets(DICE)], np.uint8),
        jokers=np.array([joker_points(roll) for roll in multisets(DICE)], np.uint8),
        size=np.array([len(some) for some in sets], np.uint8),
        nth=np.array(padded, np.uint8),
    )


@compiled
def play_many(
    joker: int, sheet: Sheet, hands: Hands, boxes: Boxes, seed: Seed, scores: Ints
) -> None:
    """Fill in the points that this sheet brings in games at random."""
    _, _, five_of, holds_from, holds, lands_from, lands = hands
    plain, jokers, size, nth = boxes
    for game in range(len(scores)):
        (free, upper, fifty), score = sheet, 0
        while free:
            roll, left = thrown(lands, lands_from, 0, seed), ROLLS - 1
            while True:
                five = five_of[roll]
                further = five < FACES and joker != NONE and not free >> POOL_ZEE & 1
                own = free & (1 << int(five)) if further else 0
                may = free
                if further and joker == FORCED:  # §2.5
                    may = own or free & LOWER_BOXES or free
                parts = holds_from[roll + 1] - holds_from[roll] if left else 0
                pick = below(seed, parts + size[may])
                if pick >= parts:
                    break
                roll = thrown(lands, lands_from, holds[holds_from[roll] + pick], seed)
                left -= 1
            box = nth[may, pick - parts]
            written = int(jokers[roll, box] if further and not own else plain[roll, box])
            score += written + (CHECK if further and fifty else 0)
            free ^= 1 << int(box)
            if box < FACES:
                upper += written
            elif box == POOL_ZEE:
                fifty = written > 0
        scores[game] = score + BONUS if upper >= BONUS_FROM > sheet.upper else score


def simulate_random(joker: str, games: int, seed: int, sheet: Sheet = EMPTY) -> Ints:
    """The points that this sheet brings in so many games, every legal action equally likely."""
    scores = np.zeros(games, dtype=np.intp)
    play_many(RULES[joker], sheet, hands(), new_boxes(), new_seed(seed), scores)
    return scores
