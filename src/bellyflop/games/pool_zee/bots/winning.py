"""Near the end it is no longer points that count but being ahead: the chance to win by action.

The others are taken to play on for points, which fixes how likely each of their final totals is.
Only before the very last box against a single other column is more known: whoever comes after that
sees what there is to beat, and is taken to do so as well as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bellyflop.dice import Dice
from bellyflop.solvers.keeps import Floats, Ints

from ..solver import Sheet, best_play
from ..solver.play import TIE, best_of, holds_of, turn_holds
from ..solver.table import BLOCK, turn_worth
from ..state import BONUS, BOX, CHECK, Action, Score
from ..turns import NUMBER, Scored, points_to_come, ways

NEAR_THE_END, IN_A_CROWD = 4, 3  # free boxes: as many as can be looked through in good time
CROWD = 3  # other columns
UNLIKELY = 1e-7  # chances that are left out of account
MOST_IN_A_BOX = 50


class Racer(NamedTuple):
    """One column in the race: what it has in all games of the match, and its last sheet."""

    total: int
    sheet: Sheet

    @property
    def left(self) -> int:
        """How many boxes are still free."""
        return self.sheet.free.bit_count()

    @property
    def most_to_come(self) -> int:
        """More points than these cannot be added."""
        return (MOST_IN_A_BOX + CHECK) * self.left + BONUS


def near_the_end(me: Racer, others: Sequence[Racer]) -> bool:
    """Whether it is time to think of winning: all columns are nearly full."""
    near = IN_A_CROWD if len(others) >= CROWD else NEAR_THE_END
    return bool(others) and all(racer.left <= near for racer in (me, *others))


class WinChances:
    """The best chance to win on a sheet and on all it can become, for the points earned by then.

    `finals[p]` is the chance once the sheet is full and p points were earned; the last one stands
    for all more points too. `earned` is what may have been earned when it begins.
    """

    def __init__(self, joker: str, sheet: Sheet, finals: Floats, earned: Ints) -> None:
        self.joker, self.sheet, self.earned = joker, sheet, earned
        self._last = len(finals) - 1
        self._finals = finals
        self._chances: dict[Sheet, Floats] = {}
        for layer in reversed(self._layers()):
            self._solve(layer)

    def chances(self) -> Floats:
        """The chance before the turn, for each of what may have been earned."""
        return turn_worth(self._best_scores(self.sheet, self.earned))

    def options(self, dice: Dice, rolls_left: int) -> dict[Action, float]:
        """The chance that each thing to do with these dice leaves, with the first of `earned`."""
        earned = self.earned[:1]
        options: dict[Action, float] = {}
        if rolls_left:
            holds, row_of = holds_of[dice]
            worth = turn_holds(self._best_scores(self.sheet, earned))[rolls_left - 1]
            options.update(zip(holds, worth[row_of].tolist(), strict=True))
        scores, of = ways(self.sheet, self.joker)
        for number in dict.fromkeys(of[NUMBER[dice]].tolist()):
            after = self._after(scores[number], earned)
            options[_SCORES[scores[number].box]] = float(after[0])
        return options

    def _layers(self) -> list[dict[Sheet, int]]:
        """The sheets to come, turn by turn, with what can be earned by then: bit p for p points."""
        layers: list[dict[Sheet, int]] = []
        layer = {self.sheet: sum(1 << points for points in self.earned.tolist())}
        for _ in range(self.sheet.free.bit_count() - 1):
            then: dict[Sheet, int] = {}
            for sheet, earned in layer.items():
                for _, points, after in dict.fromkeys(ways(sheet, self.joker).scores):
                    then[after] = then.get(after, 0) | self._more(earned, points)
            layer = then
            layers.append(layer)
        return layers

    def _more(self, earned: int, points: int) -> int:
        """These bits with so many points more, all beyond the last in one."""
        bits = earned << points
        return bits & (1 << self._last) - 1 | (bits >> self._last > 0) << self._last

    def _solve(self, layer: dict[Sheet, int]) -> None:
        """Work out the chances of all sheets of a layer side by side."""
        every = range(self._last + 1)
        earned = {
            sheet: np.array([points for points in every if bits >> points & 1])
            for sheet, bits in layer.items()
        }
        parts = [self._best_scores(*part) for part in earned.items()]
        final_values = np.concatenate(parts, axis=1)
        worth = final_values[0].copy()
        open_ = (final_values.max(axis=0) > final_values.min(axis=0)).nonzero()[
            0
        ]  # where rolls matter
        for start in range(0, len(open_), BLOCK):
            block = open_[start : start + BLOCK]
            worth[block] = turn_worth(final_values[:, block])
        start = 0
        for sheet, points in earned.items():
            chances = self._chances[sheet] = np.full(self._last + 1, np.nan)
            chances[points] = worth[start : start + len(points)]
            start += len(points)

    def _after(self, end: Scored, earned: Ints) -> Floats:
        """The chance once this is scored, for what was earned before."""
        chances = self._chances.get(end.then, self._finals)
        return chances[np.minimum(earned + end.points, self._last)]

    def _best_scores(self, sheet: Sheet, earned: Ints) -> Floats:
        """The chance with each roll when it must be scored: [roll, points earned]."""
        scores, of = ways(sheet, self.joker)
        after = np.stack([self._after(end, earned) for end in scores])
        best = after[of[:, 0]]
        for choice in of.T[1:]:
            np.maximum(best, after[choice], out=best)
        return best


_SCORES = tuple(Score(box) for box in BOX)


def chances_to_win(
    joker: str, me: Racer, others: tuple[Racer, ...], dice: Dice, rolls_left: int
) -> dict[Action, float]:
    """The chance to win, a shared win being half of one, with each thing to do now."""
    return _win_chances(joker, me, others).options(dice, rolls_left)


def best_to_win(
    joker: str, me: Racer, others: tuple[Racer, ...], dice: Dice, rolls_left: int
) -> Action:
    """What wins most often; of equals what brings most points."""
    chances = chances_to_win(joker, me, others, dice, rolls_left)
    enough = max(chances.values()) - TIE
    points = best_play(joker).options(me.sheet, dice, rolls_left)
    return best_of({action: points[action] for action in points if chances[action] >= enough})


@lru_cache(maxsize=32)
def _win_chances(joker: str, me: Racer, others: tuple[Racer, ...]) -> WinChances:
    """What winning takes, worked out once a turn."""
    if me.left == 1 and len(others) == 1 and others[0].left <= 1:
        finals = against_an_answer(joker, me, others[0])
    else:
        finals = against_players_for_points(joker, me, others)
    return WinChances(joker, me.sheet, finals, np.zeros(1, dtype=np.intp))


def against_players_for_points(joker: str, me: Racer, others: tuple[Racer, ...]) -> Floats:
    """For each number of points I earn the chance that this is more than all others end with."""
    to_come = [points_to_come(joker, other.sheet) for other in others]
    highest = max(o.total + len(c) - 1 for o, c in zip(others, to_come, strict=True))
    mine = me.total + np.arange(max(1, highest + 2 - me.total))
    ahead, not_behind = np.ones(len(mine)), np.ones(len(mine))
    for other, chances in zip(others, to_come, strict=True):
        at_most = np.concatenate(([0.0], chances.cumsum()))
        ahead *= at_most[np.clip(mine - other.total, 0, len(chances))]
        not_behind *= at_most[np.clip(mine - other.total + 1, 0, len(chances))]
    return _cut((ahead + not_behind) / 2)


def against_an_answer(joker: str, me: Racer, other: Racer) -> Floats:
    """For each number of points I earn the chance that the other, who knows it, ends below."""
    reach = other.most_to_come + 1
    ends = np.zeros(reach + 2)  # by how much the other leads at the end: -reach to 1, or more
    ends[-2:] = 0.5, 1.0
    if other.left:
        ends = WinChances(joker, other.sheet, ends, np.arange(len(ends))).chances()
    lead = other.total - me.total - np.arange(max(1, other.total + reach - me.total + 1))
    return _cut(1 - ends[np.clip(lead + reach, 0, reach + 1)])


def _cut(finals: Floats) -> Floats:
    """Without the far end where more points no longer help."""
    return finals[: int((finals < finals[-1] - UNLIKELY).sum()) + 1]
