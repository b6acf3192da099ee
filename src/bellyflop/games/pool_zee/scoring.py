"""The points of a roll in each box, the boxes that it may go into, and the dice to hold.

Boxes are numbered as on the card; in a set of boxes, an integer, bit k stands for box k.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bellyflop.core import IllegalAction
from bellyflop.dice import Dice, Lazy, keeps, landings

from .state import (
    BONUS,
    BONUS_FROM,
    BOX,
    BOXES,
    DICE,
    LOWER_BOXES,
    OFFICIAL,
    UPPER,
    Column,
    Hold,
    Score,
    Scoring,
)


def ordinary_points(dice: Dice, scoring: Scoring = OFFICIAL) -> tuple[int, ...]:
    """The points of these five dice in each box, without jokers (§2.3)."""
    counts = sorted(dice.count(face) for face in set(dice))
    total = sum(dice)
    run = _longest_run(dice)
    return (
        *(face * dice.count(face) for face in range(1, len(UPPER) + 1)),
        total if counts[-1] >= 3 else 0,
        total if counts[-1] >= 4 else 0,
        scoring.full_house if counts == [2, 3] else 0,  # §2.4: not by five of a kind alone
        scoring.small_straight if run >= 4 else 0,
        scoring.large_straight if run == 5 else 0,
        scoring.pool_zee if counts == [5] else 0,
        total,
    )


def joker_points(dice: Dice, scoring: Scoring = OFFICIAL) -> tuple[int, ...]:
    """The points of a joker in each box (§2.5)."""
    points = zip(BOXES, ordinary_points(dice, scoring), strict=True)
    return tuple(scoring.fixed.get(box, ordinary) for box, ordinary in points)


def _longest_run(dice: Dice) -> int:
    """The length of the longest run of consecutive numbers."""
    longest = run = 0
    for face in range(1, len(UPPER) + 1):
        run = run + 1 if face in dice else 0
        longest = max(longest, run)
    return longest


def _ordinary(scoring: Scoring, dice: Dice) -> tuple[int, ...]:
    points = scoring.ordinary[dice] = ordinary_points(dice, scoring)
    return points


def _as_joker(scoring: Scoring, dice: Dice) -> tuple[int, ...]:
    points = scoring.jokers[dice] = joker_points(dice, scoring)
    return points


def bonus_gain(before: int, after: int, bonus: int = BONUS, bonus_from: int = BONUS_FROM) -> int:
    """§2.3: the bonus if the upper sum reaches its limit with this step, otherwise 0."""
    return bonus if before < bonus_from <= after else 0


def own_box(dice: Dice) -> int:
    """The upper box that a five of a kind belongs to."""
    return dice[0] - 1


class Card(Protocol):
    """The part of a column that decides where a roll may go."""

    @property
    def free(self) -> int:
        """The empty boxes."""

    @property
    def pool_zee(self) -> int | None:
        """The points in the pool_zee box."""

    @property
    def scoring(self) -> Scoring:
        """What the card pays."""


def is_further(column: Card, dice: Dice) -> bool:
    """Whether this is five of a kind with the pool_zee box already filled."""
    return dice[0] == dice[-1] and column.pool_zee is not None


def is_joker(column: Card, dice: Dice) -> bool:
    """Whether this roll is a joker (§2.5): a further five of a kind, its own upper box filled."""
    if column.scoring.joker == "none" or not is_further(column, dice):
        return False
    return not column.free >> own_box(dice) & 1


def offer(column: Card, dice: Dice) -> tuple[int, tuple[int, ...], int]:
    """The boxes that this roll may go into, its points in every box, and the checks it earns."""
    free, scoring = column.free, column.scoring
    ordinary = scoring.ordinary.get(dice) or _ordinary(scoring, dice)
    if dice[0] != dice[-1] or scoring.joker == "none" or column.pool_zee is None:
        return free, ordinary, 0
    checks = 1 if column.pool_zee and scoring.check else 0  # §2.6: never after a 0
    own = free & 1 << own_box(dice)
    if scoring.joker == "forced":
        # §2.5: its own upper box comes first, then the lower boxes, then a 0 in any upper box.
        free = own or free & LOWER_BOXES or free
    return free, ordinary if own else scoring.jokers.get(dice) or _as_joker(scoring, dice), checks


def closed(column: Column, dice: Dice, box: int) -> IllegalAction:
    """The refusal that tells the player why this roll may not go into this box."""
    if not column.free >> box & 1:
        return IllegalAction("pool-zee-rule-filled", box_id=box_word(BOXES[box]))
    own = own_box(dice)
    if column.free >> own & 1:
        return IllegalAction("pool-zee-rule-own-box", box_id=box_word(BOXES[own]))
    return IllegalAction("pool-zee-rule-lower")


def box_word(box: str) -> str:
    """The id of the message that names the box."""
    return f"pool-zee-{box.replace('_', '-')}"


_scores = tuple(Score(box) for box in BOXES)


@Lazy
def score_actions(boxes: int) -> tuple[Score, ...]:
    """The actions that score in one of these boxes, in the order of the card."""
    if not boxes:
        return ()
    last = boxes.bit_length() - 1
    return (*score_actions[boxes - (1 << last)], _scores[last])


@Lazy
def hold_actions(dice: Dice) -> tuple[Hold, ...]:
    """The actions that hold some of these dice, fewest first."""
    return tuple(_held[kept] for kept in sorted(keeps[dice], key=lambda kept: (len(kept), kept)))


@Lazy
def _held(kept: Dice) -> Hold:
    """The action that holds these dice, always the same object."""
    return Hold(kept)


@Lazy
def landings_beside(kept: Dice) -> Mapping[Dice, Dice]:
    """The five dice after each throw beside the kept ones."""
    return landings(kept, DICE)


def in_proportion(averages: Sequence[int], scoring: Scoring) -> tuple[int, ...]:
    """The official averages of the boxes, scaled to a card that pays other numbers."""
    official, now = OFFICIAL.fixed, scoring.fixed
    pairs = zip(BOXES, averages, strict=True)
    return tuple(x * now[box] // official[box] if box in now else x for box, x in pairs)


# The average of good play in each box: a roll goes where it exceeds its average most.
_AVERAGE_OF_GOOD_PLAY = (2, 5, 9, 12, 16, 19, 22, 13, 23, 29, 33, 17, 22)


def sensible_box(column: Column, dice: Dice) -> Score:
    """The box for an absent seat: the one in which this roll most exceeds the average."""
    boxes, points, _ = offer(column, dice)
    average = in_proportion(_AVERAGE_OF_GOOD_PLAY, column.scoring)

    def above_average(score: Score) -> int:
        box = BOX[score.box]
        return points[box] - average[box]

    return max(score_actions[boxes], key=above_average)
