"""Best play for another aim: the chance to earn a given number of further points.

It is fast near the end of a game, where it decides who wins, but takes minutes at the start.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from bellyflop.dice import Dice
from bellyflop.solvers.keeps import Floats

from ..state import Action
from .chances import Chances
from .play import TIE, BestPlay, best_of, holds_of
from .sheets import Sheet, row_and_place
from .table import rolled, turn_holds
from .ways import scored


class TargetPlay:
    """Best play for the chance to earn the points needed; among equals, for the most points."""

    def __init__(self, points: BestPlay) -> None:
        self.points = points
        self.scoring = points.scoring
        self._turn = lru_cache(maxsize=4)(self._new_turn)

    def chance(self, sheet: Sheet, need: int) -> float:
        """The chance that this sheet earns at least `need` more points."""
        return self._chance(self._turn(sheet, need)[0], sheet, need)

    def options(self, sheet: Sheet, dice: Dice, rolls_left: int, need: int) -> dict[Action, float]:
        """The chance after each option for these dice, holds first."""
        chances, holds = self._turn(sheet, need)
        options: dict[Action, float] = {}
        if rolls_left:
            worth = np.minimum(holds[rolls_left - 1], 1).tolist()
            options.update((hold, worth[row]) for hold, row in holds_of[dice])
        for score, points, then in scored(sheet, dice, self.scoring):
            options[score] = self._chance(chances, then, need - points)
        return options

    def best(self, sheet: Sheet, dice: Dice, rolls_left: int, need: int) -> Action:
        """The best option; among equals, the one with the most points on average."""
        options = self.options(sheet, dice, rolls_left, need)
        enough = max(options.values()) - TIE
        points = self.points.options(sheet, dice, rolls_left)
        return best_of({action: points[action] for action in options if options[action] >= enough})

    def _chance(self, chances: Chances, sheet: Sheet, need: int) -> float:
        row, place = row_and_place(sheet, self.scoring)
        chances.need = np.array([need])
        return float(chances.worth(np.array([row]), np.array([place]), np.array([0]))[0])

    def _new_turn(self, sheet: Sheet, need: int) -> tuple[Chances, tuple[Floats, Floats]]:
        """The chances of all successors of this sheet, and of all keeps in this turn."""
        row, place = row_and_place(sheet, self.scoring)
        chances = Chances(self.scoring, row, place, need)
        chances.solve()
        chances.need = np.array([need])
        return chances, turn_holds(
            rolled(chances, self.scoring, np.array([row]), np.array([place]))
        )
