"""The scores that each roll can become on a sheet: boxes, points, and the sheet after them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bellyflop.dice import Dice, multisets

from ..scoring import bonus_gain, offer, ordinary_points, score_actions
from ..state import BOX, BOXES, DICE, OFFICIAL, POOL_ZEE, UPPER, Column, Score, Scoring
from .sheets import Sheet

ALL_ROLLS = multisets(DICE)
NUMBER = {roll: number for number, roll in enumerate(ALL_ROLLS)}
FIVES = tuple((face,) * DICE for face in range(1, len(UPPER) + 1))


class Scored(NamedTuple):
    """A scored roll: the box, all points earned, and the sheet after it."""

    box: int
    points: int
    then: Sheet


class Ways(NamedTuple):
    """All scores with which a turn on one sheet can end."""

    scores: tuple[Scored, ...]
    of: tuple[tuple[int, ...], ...]  # [roll]: its possible scores, high on the card first

    def best(self, worth: list[float]) -> list[float]:
        """The value of each roll if it must be scored, given the values of the scores."""
        return [max([worth[score] for score in open_]) for open_ in self.of]


@lru_cache(maxsize=8)
def _points_in(scoring: Scoring) -> list[tuple[list[int], list[int]]]:
    """For each box its possible points, without jokers, and the index of each roll's points."""
    points = [ordinary_points(roll, scoring) for roll in ALL_ROLLS]
    found = []
    for box in range(len(BOXES)):
        values = sorted({earned[box] for earned in points})
        found.append((values, [values.index(earned[box]) for earned in points]))
    return found


@lru_cache(maxsize=4096)
def ways(sheet: Sheet, scoring: Scoring) -> Ways:
    """The scores that each roll can become on this sheet."""
    scores: list[Scored] = []
    columns: list[list[int]] = []
    for box in range(len(BOXES)):
        if sheet.free >> box & 1:
            values, which = _points_in(scoring)[box]
            start = len(scores)
            columns.append([start + number for number in which])
            scores += [_scored(sheet, box, points, scoring) for points in values]
    of = list(zip(*columns, strict=True))
    if scoring.joker != "none" and not sheet.free >> POOL_ZEE & 1:
        for five in FIVES:  # §2.5, §2.6, §2.11: special rules apply
            found = [
                Scored(BOX[score.box], points, canonical(then, scoring))
                for score, points, then in scored(sheet, five, scoring)
            ]
            of[NUMBER[five]] = tuple(range(len(scores), len(scores) + len(found)))
            scores += found
    return Ways(tuple(scores), tuple(of))


def _scored(sheet: Sheet, box: int, points: int, scoring: Scoring) -> Scored:
    """The sheet after these points are written into this box, without jokers."""
    free, upper, fifty = sheet
    total = upper + points if box < len(UPPER) else upper
    fifty = fifty or (box == POOL_ZEE and points > 0)
    gain = bonus_gain(upper, total, scoring.bonus, scoring.bonus_from)
    then = Sheet(free & ~(1 << box), total, fifty)
    return Scored(box, points + gain, canonical(then, scoring))


def canonical(sheet: Sheet, scoring: Scoring = OFFICIAL) -> Sheet:
    """The representative of all sheets that are equivalent for the further points."""
    limit = scoring.bonus_from
    if sheet.upper >= limit:
        return sheet._replace(upper=limit)
    open_faces = sum(face for face in range(1, len(UPPER) + 1) if sheet.free >> face - 1 & 1)
    lost = sheet.upper + DICE * open_faces < limit
    return sheet._replace(upper=0) if lost else sheet


def scored(sheet: Sheet, dice: Dice, scoring: Scoring) -> list[tuple[Score, int, Sheet]]:
    """Each possible score of this roll: the action, all points earned, the sheet after it."""
    free, upper, fifty = sheet
    boxes, points, checks = offer(column_like(sheet, scoring), dice)
    found = []
    for score in score_actions[boxes]:
        box = BOX[score.box]
        written = points[box]
        total = upper + written if box < len(UPPER) else upper
        then = Sheet(free & ~(1 << box), total, fifty or (box == POOL_ZEE and written > 0))
        gain = bonus_gain(upper, total, scoring.bonus, scoring.bonus_from)
        found.append((score, written + scoring.check * checks + gain, then))
    return found


@lru_cache(maxsize=4096)
def column_like(sheet: Sheet, scoring: Scoring) -> Column:
    """A column that is equivalent to this sheet under the rules."""
    boxes = [None if sheet.free >> box & 1 else 0 for box in range(len(BOX))]
    if sheet.fifty:
        boxes[POOL_ZEE] = scoring.pool_zee
    return Column(tuple(boxes), 0, sheet.free, scoring)
