"""One turn of best play for points: which scores each roll can become, and how likely each is."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from bellyflop.dice import Dice, keeps, multisets
from bellyflop.solvers.keeps import Floats, Ints, keep_lattice

from .scoring import bonus_gain, ordinary_points
from .solver import BestPlay, Sheet, best_play
from .solver.play import TIE, scored, turn_holds
from .state import BONUS_FROM, BOX, BOXES, DICE, POOL_ZEE, ROLLS, UPPER

N = TypeVar("N", np.float64, np.intp)

ALL_ROLLS = multisets(DICE)
NUMBER = {roll: number for number, roll in enumerate(ALL_ROLLS)}
FIVES = tuple((face,) * DICE for face in range(1, len(UPPER) + 1))


class Scored(NamedTuple):
    """What a roll can become: a box filled, all the points that earned, the sheet after it."""

    box: int
    points: int
    then: Sheet


class Ways(NamedTuple):
    """All scores that a turn on one sheet can end with."""

    scores: tuple[Scored, ...]
    of: Ints  # [roll, choice]: the scores open to a roll, the last said again to fill the line


@cache
def _points_in() -> list[tuple[list[int], Ints]]:
    """For each box the points it can hold, jokers aside, and which of them each roll earns."""
    points = np.array([ordinary_points(roll) for roll in ALL_ROLLS])
    found = [np.unique(points[:, box], return_inverse=True) for box in range(len(BOXES))]
    return [(values.tolist(), which.reshape(-1)) for values, which in found]


@lru_cache(maxsize=4096)
def ways(sheet: Sheet, joker: str) -> Ways:
    """What every roll can become on this sheet."""
    scores: list[Scored] = []
    columns: list[Ints] = []
    for box in range(len(BOXES)):
        if sheet.free >> box & 1:
            values, which = _points_in()[box]
            columns.append(which + len(scores))
            scores += [_scored(sheet, box, points) for points in values]
    of = np.stack(columns, axis=1)
    if joker != "none" and not sheet.free >> POOL_ZEE & 1:
        for five in FIVES:  # §2.5, §2.6, §2.11: these go their own way
            found = [
                Scored(BOX[score.box], points, canonical(then))
                for score, points, then in scored(sheet, five, joker)
            ]
            numbers = list(range(len(scores), len(scores) + len(found)))
            of[NUMBER[five]] = numbers + numbers[-1:] * (of.shape[1] - len(numbers))
            scores += found
    return Ways(tuple(scores), of)


def _scored(sheet: Sheet, box: int, points: int) -> Scored:
    """The sheet after these points are written into this box, jokers aside."""
    free, upper, fifty = sheet
    total = upper + points if box < len(UPPER) else upper
    fifty = fifty or (box == POOL_ZEE and points > 0)
    return Scored(
        box, points + bonus_gain(upper, total), canonical(Sheet(free & ~(1 << box), total, fifty))
    )


def canonical(sheet: Sheet) -> Sheet:
    """One sheet for all that cannot be told apart by what is still to come."""
    if sheet.upper >= BONUS_FROM:
        return sheet._replace(upper=BONUS_FROM)
    open_faces = sum(face for face in range(1, len(UPPER) + 1) if sheet.free >> face - 1 & 1)
    lost = sheet.upper + DICE * open_faces < BONUS_FROM
    return sheet._replace(upper=0) if lost else sheet


@cache
def landing() -> Floats:
    """How likely each keep becomes each roll when the missing dice are thrown: [keep, roll]."""
    lattice = keep_lattice(DICE)
    chances = lattice.with_rolls(np.eye(len(ALL_ROLLS)))
    lattice.throw(chances)
    return chances


@cache
def _holds() -> Ints:
    """[roll, choice]: the keeps of each roll, most dice first, the last said again."""
    row = keep_lattice(DICE).row
    lines = []
    for roll in ALL_ROLLS:
        parts = sorted(keeps[roll], key=lambda part: (len(part), part), reverse=True)
        lines.append([row[part] for part in parts])
    longest = max(map(len, lines))
    return np.array([line + line[-1:] * (longest - len(line)) for line in lines])


class Turn:
    """A turn on one sheet as best play for points goes through it."""

    def __init__(self, play: BestPlay, sheet: Sheet) -> None:
        self.ways = ways(sheet, play.joker)
        after = {score.then for score in self.ways.scores}
        value = {then: play.value(then) for then in after}
        worth = np.array([score.points + value[score.then] for score in self.ways.scores])
        choices = worth[self.ways.of]
        first = (choices >= choices.max(axis=1, keepdims=True) - TIE).argmax(axis=1)
        self._taken = _picked(self.ways.of, first)
        self._final_values: Floats = worth[self._taken]
        self._hold_worth = turn_holds(self._final_values[:, None])

    def from_hold(self, held: Dice, rolls_left: int) -> dict[Scored, float]:
        """How likely the turn ends with each score, from before a throw beside these dice."""
        rolls = landing()[keep_lattice(DICE).row[held]]
        ended = np.zeros(len(ALL_ROLLS))
        for throws in range(rolls_left - 1, 0, -1):
            worth = self._hold_worth[throws - 1][_holds()]
            choice = worth.argmax(axis=1)
            stops = self._final_values >= _picked(worth, choice) - TIE
            ended += np.where(stops, rolls, 0.0)
            held_then = _picked(_holds(), choice)
            flow = np.bincount(held_then, np.where(stops, 0.0, rolls), len(landing()))
            rolls = flow @ landing()
        share = np.bincount(self._taken, ended + rolls, len(self.ways.scores))
        found: dict[Scored, float] = {}
        for score, chance in zip(self.ways.scores, share.tolist(), strict=True):
            if chance > 0.0:
                found[score] = found.get(score, 0.0) + chance
        return found


def _picked(lines: NDArray[N], choice: Ints) -> NDArray[N]:
    """The chosen entry of each line."""
    return lines[np.arange(len(lines)), choice]


@lru_cache(maxsize=4096)
def points_to_come(joker: str, sheet: Sheet) -> Floats:
    """How likely best play for points earns 0, 1, 2 … more. For sheets with few free boxes."""
    if not sheet.free:
        return np.ones(1)
    ends = Turn(best_play(joker), sheet).from_hold((), ROLLS)
    parts = [(end.points, chance * points_to_come(joker, end.then)) for end, chance in ends.items()]
    chances = np.zeros(max(points + len(part) for points, part in parts))
    for points, part in parts:
        chances[points : points + len(part)] += part
    return chances
