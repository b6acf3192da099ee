"""The states of Pool-zee: the score card, the dice, and what is due next.

A state is one of four types, one for each phase.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields

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


Points = tuple[int, ...]
"""Points by box."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """What a card pays, and where a further five of a kind may go; the defaults are official.

    `joker` is "forced", "free" or "none" (§2.5, §2.11); all else is a house rule (§2.13).
    """

    joker: str = "forced"
    full_house: int = 25
    small_straight: int = 30
    large_straight: int = 40
    pool_zee: int = 50
    bonus: int = 35
    bonus_from: int = 63
    check: int = 100
    without: tuple[str, ...] = ()
    #: The points of each roll in each box, ordinary and as a joker, computed on demand.
    ordinary: dict[Dice, Points] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    jokers: dict[Dice, Points] = field(init=False, repr=False, compare=False, default_factory=dict)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        named = (getattr(self, each.name) for each in fields(self) if each.init)
        object.__setattr__(self, "_hash", hash(tuple(named)))

    def __hash__(self) -> int:
        return self._hash  # computed once: every throw looks up tables by it

    @property
    def boxes(self) -> int:
        """The boxes on the card, as a set of boxes."""
        return EVERY_BOX & ~sum(1 << BOX[box] for box in self.without)

    @property
    def fixed(self) -> dict[str, int]:
        """The points of the boxes that pay a fixed number."""
        return {box: getattr(self, box) for box in FIXED}

    @property
    def most_in_a_box(self) -> int:
        """The highest score of any box."""
        return max(DICE * len(UPPER), *self.fixed.values())

    @property
    def most(self) -> int:
        """§2.8: a total that no column exceeds; reached if it has all boxes and checks."""
        here = [box for box in BOXES if box not in self.without]
        above = sum(DICE * (BOX[box] + 1) for box in here if box in UPPER)
        below = sum(self.fixed.get(box, DICE * len(UPPER)) for box in here if box in LOWER)
        bonus = self.bonus if above >= self.bonus_from else 0
        return above + bonus + below + self.check * (len(here) - 1)


FIXED = ("full_house", "small_straight", "large_straight", "pool_zee")
HOUSE_RULES = tuple(each.name for each in fields(Scoring) if each.init)
OFFICIAL = Scoring()
BONUS_FROM, BONUS, CHECK = OFFICIAL.bonus_from, OFFICIAL.bonus, OFFICIAL.check


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a card; `free`, the set of its empty boxes, is redundant but fast.

    A box that the card does not have is not free and holds None.
    """

    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    checks: int = 0
    free: int = EVERY_BOX
    scoring: Scoring = OFFICIAL

    def filled(self, box: int, points: int, checks: int) -> Column:
        """The column after these points are written into this free box."""
        boxes = (*self.boxes[:box], points, *self.boxes[box + 1 :])
        return Column(boxes, self.checks + checks, self.free & ~(1 << box), self.scoring)

    @property
    def pool_zee(self) -> int | None:
        """The points in the pool_zee box: 50 (or the house's), 0 or None."""
        return self.boxes[POOL_ZEE]

    @property
    def upper(self) -> int:
        """The sum of the upper boxes, without the bonus."""
        return sum(filter(None, self.boxes[: len(UPPER)]))

    @property
    def bonus(self) -> int:
        """§2.3: 35 once the upper boxes reach 63, or the house's bonus and limit."""
        return self.scoring.bonus if self.upper >= self.scoring.bonus_from else 0

    @property
    def total(self) -> int:
        """The total of this column so far."""
        return sum(filter(None, self.boxes)) + self.bonus + self.scoring.check * self.checks


Columns = tuple[Column, ...]
"""The score card of one game: a column for each team, or for each seat without teams."""

OpeningRound = tuple[tuple[int, Dice], ...]
"""The seats with their opening throws, in seat order."""


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
    """§2.2: the seats throw to decide who starts; the last round may be incomplete."""

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
    """All games are over; the history includes the last one."""

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


def cards_of(state: State, empty: Columns) -> tuple[Columns, ...]:
    """The score cards of all games so far, the current one last; `empty` is a new one."""
    match state:
        case Opening():
            return (empty,)
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
