"""The states of Pool-zee: the score card, the dice, and what is due next.

A state is one of four types, one for each phase.
"""

from __future__ import annotations

from dataclasses import dataclass

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

# A set of boxes is an integer whose bit k stands for box k.
EVERY_BOX = (1 << len(BOXES)) - 1
UPPER_BOXES = (1 << len(UPPER)) - 1
LOWER_BOXES = EVERY_BOX - UPPER_BOXES

DICE = 5
ROLLS = 3
BONUS_FROM = 63
BONUS = 35
CHECK = 100


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the score card; `free` repeats which boxes are empty as a set of boxes."""

    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    checks: int = 0
    free: int = EVERY_BOX

    def filled(self, box: int, points: int, checks: int) -> Column:
        """The column after these points are written into this free box."""
        boxes = (*self.boxes[:box], points, *self.boxes[box + 1 :])
        return Column(boxes, self.checks + checks, self.free & ~(1 << box))

    @property
    def pool_zee(self) -> int | None:
        """The points in the pool_zee box: 50, 0 or None."""
        return self.boxes[POOL_ZEE]

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
        """The total of this column so far."""
        return sum(filter(None, self.boxes)) + self.bonus + CHECK * self.checks


Columns = tuple[Column, ...]
"""The score card of one game: a column for each team, or for each seat where there are none."""

OpeningRound = tuple[tuple[int, Dice], ...]
"""Who threw what, in seat order, to find out who starts."""


@dataclass(frozen=True, slots=True)
class History:
    """The past: the opening throws, the starters, and the finished games."""

    opening: tuple[OpeningRound, ...]
    starter: int
    games: tuple[Columns, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What stays the same during a turn: the past, the score card, and the seat."""

    history: History
    columns: Columns
    seat: int


# ── phases ──────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Opening:
    """§2.2: the seats throw for who starts; the last round may be incomplete."""

    rounds: tuple[OpeningRound, ...]


@dataclass(frozen=True, slots=True)
class Throwing:
    """The seat on turn throws all dice but the kept ones; `rolls_left` counts this throw."""

    turn: Turn
    kept: Dice
    rolls_left: int


@dataclass(frozen=True, slots=True)
class Choosing:
    """The seat on turn looks at five dice and holds or scores."""

    turn: Turn
    dice: Dice
    rolls_left: int


@dataclass(frozen=True, slots=True)
class Finished:
    """All games are played; the last one, too, is in the history."""

    history: History


State = Opening | Throwing | Choosing | Finished


def history_of(state: State) -> History:
    """The past of the current game; during the opening only its throws."""
    match state:
        case Opening():
            return History(state.rounds, 0, ())
        case Throwing() | Choosing():
            return state.turn.history
        case Finished():
            return state.history


def cards_of(state: State, columns: int) -> tuple[Columns, ...]:
    """The score cards of all games so far, the current one last, each with so many columns."""
    match state:
        case Opening():
            return ((Column(),) * columns,)
        case Throwing() | Choosing():
            return (*state.turn.history.games, state.turn.columns)
        case Finished():
            return state.history.games


# ── actions ─────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep these values, given in any order, and throw the other dice again."""

    dice: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", tuple(sorted(self.dice)))


@dataclass(frozen=True, slots=True)
class Score:
    """Write the roll into this box and end the turn."""

    box: str


Action = Hold | Score
