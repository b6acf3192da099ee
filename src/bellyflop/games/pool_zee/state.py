"""What is on the table in Pool-zee: the score card, the dice, and what is due next.

A state is one of four small types, one for each phase. They are named tuples because a turn
makes several of them; throwing keeps at most four dice and choosing has five, so that two states
of different types are never equal.
"""

from __future__ import annotations

from typing import NamedTuple

from bellyflop.dice import Dice

UPPER = ("aces", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "pool_zee",
    "chance",
)
BOXES = UPPER + LOWER
BOX = {box: index for index, box in enumerate(BOXES)}
POOL_ZEE = BOX["pool_zee"]

EVERY_BOX = (1 << len(BOXES)) - 1
UPPER_BOXES = (1 << len(UPPER)) - 1
LOWER_BOXES = EVERY_BOX - UPPER_BOXES

DICE = 5
ROLLS = 3
BONUS_FROM = 63
BONUS = 35
CHECK = 100


#: Makes a named tuple from its fields in little over half the time its own constructor takes: for
#: the few places that every decision of a playout passes through.
new = tuple.__new__


class Column(NamedTuple):
    """One column of the score card. `free` repeats as bits which boxes are empty: bit k, box k."""

    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    checks: int = 0
    free: int = EVERY_BOX

    def filled(self, box: int, points: int, checks: int) -> Column:
        """The column after these points are written into this free box."""
        before, checks_before, free = self
        boxes = list(before)
        boxes[box] = points
        return new(Column, (tuple(boxes), checks_before + checks, free & ~(1 << box)))

    @property
    def upper(self) -> int:
        """The sum of the upper boxes, without the bonus."""
        return sum(filter(None, self.boxes[: len(UPPER)]))

    @property
    def bonus(self) -> int:
        """§2.3: 35 as soon as the upper boxes hold 63."""
        return BONUS if self.upper >= BONUS_FROM else 0

    @property
    def total(self) -> int:
        """Everything this column is worth so far."""
        return sum(filter(None, self.boxes)) + self.bonus + CHECK * self.checks


OpeningRound = tuple[tuple[int, Dice], ...]
"""Who threw what, in seat order, to find out who starts."""


Columns = tuple[Column, ...]
"""The score card of one game: a column for each team, or for each seat where there are none."""


class History(NamedTuple):
    """What came before this game: who threw what to start, who did, and the finished games."""

    opening: tuple[OpeningRound, ...]
    starter: int
    games: tuple[Columns, ...]


class Opening(NamedTuple):
    """§2.2: the seats throw for who starts; the last round may be incomplete."""

    rounds: tuple[OpeningRound, ...]


class Throwing(NamedTuple):
    """The seat on turn throws all dice but the kept ones; `rolls_left` counts this throw."""

    history: History
    columns: Columns
    turn: int
    kept: Dice
    rolls_left: int


class Choosing(NamedTuple):
    """The seat on turn looks at five dice and holds or scores."""

    history: History
    columns: Columns
    turn: int
    dice: Dice
    rolls_left: int


class Finished(NamedTuple):
    """All games are played; the columns are those of the last."""

    history: History
    columns: Columns


State = Opening | Throwing | Choosing | Finished


class _Hold(NamedTuple):
    dice: Dice


class Hold(_Hold):
    """Keep these values, in any order, and throw the other dice again."""

    __slots__ = ()

    def __new__(cls, dice: Dice) -> Hold:
        return super().__new__(cls, tuple(sorted(dice)))


class Score(NamedTuple):
    """Write the roll into this box and end the turn."""

    box: str


Action = Hold | Score
