"""The distribution of scores and points of one turn under best play for points."""

from __future__ import annotations

from functools import lru_cache

from bellyflop.dice import Dice
from bellyflop.solvers.turn import turn_lattice

from .solver import BestPlay, Sheet, best_play
from .solver.play import TIE, holds_of
from .solver.ways import ALL_ROLLS, Scored, ways
from .state import DICE, ROLLS, Scoring


class Turn:
    """A turn on one sheet under best play for points."""

    def __init__(self, play: BestPlay, sheet: Sheet) -> None:
        self.ways = ways(sheet, play.scoring)
        after = {score.then for score in self.ways.scores}
        value = {then: play.value(then) for then in after}
        worth = [score.points + value[score.then] for score in self.ways.scores]
        self._final_values = self.ways.best(worth)
        #: [roll]: the score it is used for; among equals, the highest on the card.
        self._taken = [
            next(score for score in open_ if worth[score] >= best - TIE)
            for open_, best in zip(self.ways.of, self._final_values, strict=True)
        ]
        self._hold_worth = turn_lattice(DICE).holds(self._final_values)

    def from_hold(self, held: Dice, rolls_left: int) -> dict[Scored, float]:
        """The probability of each score at the end of the turn, if these dice are held."""
        lattice = turn_lattice(DICE)
        thrown_on = [0.0] * len(lattice.keeps)
        thrown_on[lattice.row[held]] = 1.0
        ended = [0.0] * len(ALL_ROLLS)
        for throws in range(rolls_left - 1, 0, -1):
            rolls, thrown_on = lattice.landed(thrown_on), [0.0] * len(lattice.keeps)
            for roll, (chance, then) in enumerate(zip(rolls, self._held_then(throws), strict=True)):
                if then is None:
                    ended[roll] += chance
                else:
                    thrown_on[then] += chance
        ended = [
            at_once + last for at_once, last in zip(ended, lattice.landed(thrown_on), strict=True)
        ]
        found: dict[Scored, float] = {}
        for taken, chance in zip(self._taken, ended, strict=True):
            if chance > 0.0:
                score = self.ways.scores[taken]
                found[score] = found.get(score, 0.0) + chance
        return found

    def _held_then(self, throws: int) -> list[int | None]:
        """The row of the hold for each roll with `throws` throws to come, or None to score it."""
        worth = self._hold_worth[throws - 1]
        return [
            None if value >= worth[best] - TIE else best
            for value, best in (
                (value, max(_rows_of[roll], key=worth.__getitem__))
                for value, roll in zip(self._final_values, ALL_ROLLS, strict=True)
            )
        ]


_rows_of = {roll: [row for _, row in reversed(holds_of[roll])] for roll in ALL_ROLLS}  # most first


@lru_cache(maxsize=4096)
def points_to_come(scoring: Scoring, sheet: Sheet) -> list[float]:
    """The probabilities that best play for points earns 0, 1, 2 … more; for nearly full sheets."""
    if not sheet.free:
        return [1.0]
    ends = Turn(best_play(scoring), sheet).from_hold((), ROLLS)
    parts = [
        (end.points, chance, points_to_come(scoring, end.then)) for end, chance in ends.items()
    ]
    chances = [0.0] * max(points + len(part) for points, _, part in parts)
    for points, chance, part in parts:
        for more, share in enumerate(part, points):
            chances[more] += chance * share
    return chances
