"""Policies modelled on people who have never seen a table of best play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random

from bellyflop.dice import Dice, Lazy

from ..scoring import in_proportion, offer, score_actions
from ..state import BOX, DICE, UPPER, Action, Column, Hold, Score

FACES = range(1, len(UPPER) + 1)
MADE = ("pool_zee", "large_straight", "small_straight", "full_house")
A_LOT = 15  # points in the hand
OF_A_KIND = ("three_of_a_kind", "four_of_a_kind", "pool_zee")

LOVE_OF_SIXES = 0.6  # the probability that a six counts as two dice
PLAINLY_WORSE = 3.0  # points: an option this much worse is never taken
IMPATIENCE = 0.8  # the probability of taking many points before the last throw


# ── the paddler ─────────────────────────────────────────────────────────────────────────────


def paddler_policy(column: Column, dice: Dice, rolls_left: int, rng: Random) -> Action:
    """Takes points that it has made, else keeps the biggest group; ignores the upper bonus.

    It likes sixes: it may prefer a pair of them to three of a smaller number.
    """
    boxes, points, checks = offer(column, dice)
    now = {score.box: points[BOX[score.box]] for score in score_actions[boxes]}
    highest = max(now, key=lambda box: now[box])
    made = checks or (highest in MADE and now[highest] > 0)
    lot = now[highest] >= A_LOT and highest != "chance" and rng.random() < IMPATIENCE
    if not rolls_left or made or lot:
        return Score(highest)
    return Hold(_favourite(column, dice, rng))


def _is_free(column: Column, box: str) -> bool:
    return bool(column.free >> BOX[box] & 1)


def _favourite(column: Column, dice: Dice, rng: Random) -> Dice:
    """The dice that a paddler keeps: the biggest group that some free box can use."""
    kinds = any(_is_free(column, box) for box in OF_A_KIND)
    wanted = [face for face in set(dice) if kinds or _is_free(column, UPPER[face - 1])]
    if wanted:
        love = 1.0 if rng.random() < LOVE_OF_SIXES else 0.0
        best = max(wanted, key=lambda face: (dice.count(face) + love * (face == 6), face))
        return ((best,) * dice.count(best))[: DICE - 1]
    if _is_free(column, "full_house"):
        return tuple(die for die in dice if dice.count(die) > 1)[: DICE - 1]
    if _is_free(column, "large_straight") or _is_free(column, "small_straight"):
        return max(_runs(dice), key=len)
    return tuple(die for die in dice if die > 4)[: DICE - 1]  # only the chance box is left


def _runs(dice: Dice) -> Iterator[Dice]:
    """The runs of consecutive numbers in these dice, without duplicates."""
    for start in set(dice):
        run = [start]
        while run[-1] + 1 in dice:
            run.append(run[-1] + 1)
        yield tuple(run)[: DICE - 1]


# ── the swimmer ─────────────────────────────────────────────────────────────────────────────

# A swimmer's par for each box: a roll goes where it exceeds par most.
_HOPES_OF_A_SWIMMER = (3, 6, 9, 12, 15, 18, 22, 15, 22, 28, 32, 20, 22)
_ROUGHLY = 1.3  # points: expectations are guessed, not computed
_UPPER_PRIDE = 0.3  # per point above or below three of a face: a guess at the value of the bonus


def swimmer_policy(column: Column, dice: Dice, rolls_left: int, rng: Random) -> Action:
    """Compares all hands with par, and looks one throw ahead as if it were the last."""
    score, best = _well_used(column, dice)
    if not rolls_left:
        return score
    hopes = _hopes(column)
    ideas = sorted(_ideas(dice))
    enough = max(hopes[held] for held in ideas) - PLAINLY_WORSE
    felt = {held: hopes[held] + rng.gauss(0.0, _ROUGHLY) for held in ideas if hopes[held] >= enough}
    hold = max(felt, key=lambda held: felt[held])
    return Hold(hold) if felt[hold] > best else score


def _ideas(dice: Dice) -> set[Dice]:
    """The keeps that a person considers: one or two groups, runs, also with a gap, high dice."""
    groups = [tuple(die for die in dice if die == face) for face in dice]
    runs = [tuple(sorted(set(dice) & set(range(low, low + DICE)))) for low in (1, 2)]
    runs += _runs(dice)
    ideas = [group for group in groups if len(group) > 1] or [dice[-1:]]
    ideas += [run for run in runs if len(run) > 2]
    ideas += [tuple(die for die in dice if dice.count(die) > 1), ()]
    ideas.append(tuple(die for die in dice if die > 4))
    return {idea for idea in ideas if len(idea) < DICE}


def _well_used(column: Column, dice: Dice) -> tuple[Score, float]:
    """The box in which this roll exceeds par most, and by how much."""
    boxes, points, checks = offer(column, dice)
    par = in_proportion(_HOPES_OF_A_SWIMMER, column.scoring)
    found = [(_over_par(BOX[score.box], points, par), score) for score in score_actions[boxes]]
    over, best = max(found, key=lambda pair: pair[0])
    return best, over + column.scoring.check * checks


def _over_par(box: int, points: tuple[int, ...], par: tuple[int, ...]) -> float:
    over = float(points[box] - par[box])
    if box < len(UPPER):
        over += _UPPER_PRIDE * (points[box] - 3 * (box + 1))
    return over


class _Hopes(dict[Dice, float]):
    """The average value of each keep after one throw of the other dice."""

    def __init__(self, worth: Callable[[Dice], float]) -> None:
        super().__init__()
        self._worth = worth

    def __missing__(self, kept: Dice) -> float:
        if len(kept) == DICE:
            value = self._worth(kept)
        else:
            value = sum(self[more] for more in _one_more[kept]) / len(FACES)
        self[kept] = value
        return value


@lru_cache(maxsize=16)  # a turn needs it twice
def _hopes(column: Column) -> _Hopes:
    """The expectations for this column."""
    return _Hopes(lambda roll: _well_used(column, roll)[1])


@Lazy
def _one_more(kept: Dice) -> tuple[Dice, ...]:
    """These dice with one more, for each face it can show."""
    return tuple(tuple(sorted((*kept, face))) for face in FACES)


# ── the diver ───────────────────────────────────────────────────────────────────────────────

_UNSURE = 0.9  # points: the error of its judgement, so that close options may swap
_BONUS_BIAS = 0.2  # per point by which an upper box is above or below three of its face


def diver_policy(options: dict[Action, float], dice: Dice, rng: Random) -> Action:
    """Best play as an experienced player judges it: close calls may go either way."""
    enough = max(options.values()) - PLAINLY_WORSE
    felt = {
        action: value + _bonus_bias(action, dice) + rng.gauss(0.0, _UNSURE)
        for action, value in options.items()
        if value >= enough
    }
    return max(felt, key=lambda action: felt[action])


def _bonus_bias(action: Action, dice: Dice) -> float:
    """The extra value that a player who overrates the upper bonus gives to this option."""
    if not isinstance(action, Score) or action.box not in UPPER:
        return 0.0
    face = BOX[action.box] + 1
    return _BONUS_BIAS * face * (dice.count(face) - 3)
