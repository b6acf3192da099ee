"""The chance to win after each action near the end of a game, when a lead counts more than points.

The others are assumed to play for points, which gives the distribution of their final totals. One
case assumes more: before the very last box, against a single other column, the player of that
column sees the total to beat and plays for it as well as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import accumulate
from math import prod
from typing import NamedTuple

from bellyflop.dice import Dice
from bellyflop.solvers.turn import turn_lattice

from ..solver import Sheet, best_play
from ..solver.play import TIE, best_of, holds_of
from ..solver.ways import NUMBER, Scored, ways
from ..state import BOX, DICE, Action, Score, Scoring
from ..turns import points_to_come

NEAR_THE_END, IN_A_CROWD = 4, 3  # free boxes, limited by the search time
SLOWLY = 1  # box less without numpy, as on a phone
CROWD = 3  # other columns from which IN_A_CROWD applies
UNLIKELY = 1e-7  # smaller probabilities are ignored


class Racer(NamedTuple):
    """One column in the race: its points in all games of the match, and its last sheet."""

    total: int
    sheet: Sheet

    @property
    def left(self) -> int:
        """The number of free boxes."""
        return self.sheet.free.bit_count()

    def most_to_come(self, pays: Scoring) -> int:
        """An upper bound on its further points."""
        return (pays.most_in_a_box + pays.check) * self.left + pays.bonus


def near_the_end(me: Racer, others: Sequence[Racer]) -> bool:
    """Whether all columns are nearly full, so that the chance to win can be computed."""
    near = IN_A_CROWD if len(others) >= CROWD else NEAR_THE_END
    if find_spec("numpy") is None:
        near -= SLOWLY
    return bool(others) and all(racer.left <= near for racer in (me, *others))


class WinChances:
    """The best chance to win on a sheet and all its successors, by the points earned so far.

    `finals[p]` is the chance once the sheet is full and p points were earned; the last one covers
    all higher points too. `earned` are the points that may have been earned at the start.
    """

    def __init__(
        self, scoring: Scoring, sheet: Sheet, finals: Sequence[float], earned: Sequence[int]
    ) -> None:
        self.scoring, self.sheet, self.earned = scoring, sheet, earned
        self._last = len(finals) - 1
        self._finals = dict(enumerate(finals))
        self._chances: dict[Sheet, dict[int, float]] = {}
        for layer in reversed(self._layers()):
            for each, points in layer.items():
                self._chances[each] = {p: self._turn_worth(each, p) for p in points}

    def chances(self) -> list[float]:
        """The chance before the turn, for each value of `earned`."""
        return [self._turn_worth(self.sheet, points) for points in self.earned]

    def options(self, dice: Dice, rolls_left: int) -> dict[Action, float]:
        """The chance after each option for these dice, with the first value of `earned`."""
        earned = self.earned[0]
        options: dict[Action, float] = {}
        if rolls_left:
            worth = turn_lattice(DICE).holds(self._best_scores(self.sheet, earned))[rolls_left - 1]
            options.update((hold, worth[row]) for hold, row in holds_of[dice])
        scores, of = ways(self.sheet, self.scoring)
        for number in of[NUMBER[dice]]:
            options[_SCORES[scores[number].box]] = self._after(scores[number], earned)
        return options

    def _layers(self) -> list[dict[Sheet, set[int]]]:
        """The possible sheets, turn by turn, each with the points that may be earned by then."""
        layers: list[dict[Sheet, set[int]]] = []
        layer = {self.sheet: set(self.earned)}
        for _ in range(self.sheet.free.bit_count() - 1):
            then: dict[Sheet, set[int]] = {}
            for sheet, earned in layer.items():
                for _, points, after in dict.fromkeys(ways(sheet, self.scoring).scores):
                    then.setdefault(after, set()).update(
                        min(before + points, self._last) for before in earned
                    )
            layer = then
            layers.append(layer)
        return layers

    def _turn_worth(self, sheet: Sheet, earned: int) -> float:
        """The chance before a turn on this sheet."""
        final_values = self._best_scores(sheet, earned)
        highest = max(final_values)
        if highest == min(final_values):  # the dice make no difference
            return highest
        return turn_lattice(DICE).turn_worth(final_values)

    def _after(self, end: Scored, earned: int) -> float:
        """The chance after this score, given the points earned before."""
        return self._chances.get(end.then, self._finals)[min(earned + end.points, self._last)]

    def _best_scores(self, sheet: Sheet, earned: int) -> list[float]:
        """The chance with each roll if it must be scored."""
        open_ = ways(sheet, self.scoring)
        return open_.best([self._after(end, earned) for end in open_.scores])


_SCORES = tuple(Score(box) for box in BOX)


def chances_to_win(
    scoring: Scoring, me: Racer, others: tuple[Racer, ...], dice: Dice, rolls_left: int
) -> dict[Action, float]:
    """The chance to win after each option; a shared win counts half."""
    return _win_chances(scoring, me, others).options(dice, rolls_left)


def best_to_win(
    scoring: Scoring, me: Racer, others: tuple[Racer, ...], dice: Dice, rolls_left: int
) -> Action:
    """The option with the best chance to win; among equals, the one with the most points."""
    chances = chances_to_win(scoring, me, others, dice, rolls_left)
    enough = max(chances.values()) - TIE
    points = best_play(scoring).options(me.sheet, dice, rolls_left)
    return best_of({action: points[action] for action in points if chances[action] >= enough})


@lru_cache(maxsize=32)
def _win_chances(scoring: Scoring, me: Racer, others: tuple[Racer, ...]) -> WinChances:
    """The chances to win, computed once per turn."""
    if me.left == 1 and len(others) == 1 and others[0].left <= 1:
        finals = against_an_answer(scoring, me, others[0])
    else:
        finals = against_players_for_points(scoring, me, others)
    return WinChances(scoring, me.sheet, finals, [0])


def against_players_for_points(
    scoring: Scoring, me: Racer, others: tuple[Racer, ...]
) -> list[float]:
    """For each number of points earned, the chance that it beats the final totals of all others."""
    to_come = [points_to_come(scoring, other.sheet) for other in others]
    highest = max(o.total + len(c) - 1 for o, c in zip(others, to_come, strict=True))
    mine = range(me.total, me.total + max(1, highest + 2 - me.total))
    at_most = [[0.0, *accumulate(chances)] for chances in to_come]

    def below(total: int) -> float:
        """The chance that all others end below this total."""
        return prod(
            chances[min(max(total - other.total, 0), len(chances) - 1)]
            for other, chances in zip(others, at_most, strict=True)
        )

    return _cut([(below(total) + below(total + 1)) / 2 for total in mine])


def against_an_answer(scoring: Scoring, me: Racer, other: Racer) -> list[float]:
    """For each number of points earned, the chance that the other, who sees it, ends below."""
    reach = other.most_to_come(scoring) + 1
    ends = [0.0] * reach + [0.5, 1.0]  # the other's lead: -reach to 1, or more
    if other.left:
        ends = WinChances(scoring, other.sheet, ends, range(len(ends))).chances()
    leads = (
        other.total - me.total - points
        for points in range(max(1, other.total + reach - me.total + 1))
    )
    return _cut([1 - ends[min(max(lead + reach, 0), reach + 1)] for lead in leads])


def _cut(finals: list[float]) -> list[float]:
    """The array without its tail, where more points no longer help."""
    return finals[: sum(chance < finals[-1] - UNLIKELY for chance in finals) + 1]
