"""What a roll is worth in a box, and which boxes it may go into.

Boxes are numbered as on the card; a set of boxes is an integer whose bit k stands for box k.
`rule` is the option `joker`: "forced", "free" or "none" (§2.5, §2.11).
"""

from __future__ import annotations

from functools import cache

from bellyflop.dice import Dice

from .state import BOX, BOXES, LOWER_BOXES, POOL_ZEE, UPPER, Column, Score

_JOKER_POINTS = {"full_house": 25, "small_straight": 30, "large_straight": 40}


@cache
def ordinary_points(dice: Dice) -> tuple[int, ...]:
    """What these five dice earn in each box, jokers aside (§2.3)."""
    counts = sorted(dice.count(face) for face in set(dice))
    total = sum(dice)
    run = _longest_run(dice)
    return (
        *(face * dice.count(face) for face in range(1, len(UPPER) + 1)),
        total if counts[-1] >= 3 else 0,
        total if counts[-1] >= 4 else 0,
        25 if counts == [2, 3] else 0,  # §2.4: five of a kind is no full house by itself
        30 if run >= 4 else 0,
        40 if run == 5 else 0,
        50 if counts == [5] else 0,
        total,
    )


@cache
def joker_points(dice: Dice) -> tuple[int, ...]:
    """What a joker earns in each box (§2.5)."""
    points = zip(BOXES, ordinary_points(dice), strict=True)
    return tuple(_JOKER_POINTS.get(box, ordinary) for box, ordinary in points)


def _longest_run(dice: Dice) -> int:
    """How many numbers in a row these dice show."""
    longest = run = 0
    for face in range(1, len(UPPER) + 1):
        run = run + 1 if face in dice else 0
        longest = max(longest, run)
    return longest


def is_further(column: Column, dice: Dice) -> bool:
    """Whether this is five of a kind with the pool_zee box already filled."""
    return dice[0] == dice[-1] and column.boxes[POOL_ZEE] is not None


def own_box(dice: Dice) -> int:
    """The upper box that a five of a kind belongs to."""
    return dice[0] - 1


def open_boxes(column: Column, dice: Dice, rule: str) -> int:
    """The boxes this roll may be written into."""
    free = column.free
    if rule != "forced" or not is_further(column, dice):
        return free
    # §2.5: its own upper box comes first, then the lower boxes, then a 0 in any upper box.
    return free & (1 << own_box(dice)) or free & LOWER_BOXES or free


def is_joker(column: Column, dice: Dice, rule: str) -> bool:
    """Whether this roll counts as a joker in the lower boxes (§2.5, §2.11)."""
    return is_further(column, dice) and rule != "none" and column.boxes[own_box(dice)] is not None


def points(column: Column, dice: Dice, rule: str) -> tuple[int, ...]:
    """What would be written for this roll in each box."""
    return joker_points(dice) if is_joker(column, dice, rule) else ordinary_points(dice)


def checks(column: Column, dice: Dice, rule: str) -> int:
    """The bonus checks that scoring this roll earns: one for a further five of a kind (§2.6)."""
    return int(dice[0] == dice[-1] and column.boxes[POOL_ZEE] == 50 and rule != "none")


def why_closed(column: Column, dice: Dice, box: int) -> str:
    """The reason, for the player, why this roll may not be written into this box."""
    if not column.free >> box & 1:
        return f"{title(BOXES[box])} is already filled."
    own = own_box(dice)
    if column.free >> own & 1:
        return f"Five of a kind goes into its own box first: {title(BOXES[own])} is free."
    return "A joker goes into the lower section as long as a box is free there."


def title(box: str) -> str:
    """The box's name as it is said."""
    return "Pool-zee" if box == "pool_zee" else box.replace("_", " ").capitalize()


@cache
def score_actions(boxes: int) -> tuple[Score, ...]:
    """The actions that score in one of these boxes."""
    return tuple(Score(box) for index, box in enumerate(BOXES) if boxes >> index & 1)


# About what good play brings home in each box: a roll is well used where it beats this most.
_PAR = (2, 5, 9, 12, 16, 19, 22, 13, 23, 29, 33, 17, 22)


def sensible_box(column: Column, dice: Dice, rule: str) -> Score:
    """Where a careful stand-in writes this roll: the box it does best in, compared with par."""
    worth = points(column, dice, rule)
    scores = score_actions(open_boxes(column, dice, rule))
    return max(scores, key=lambda score: worth[BOX[score.box]] - _PAR[BOX[score.box]])
