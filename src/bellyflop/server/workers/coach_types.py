"""The coach's messages: what a phone asks and what it gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bellyflop.solvers.judge import Unit

from ..table.fields import Text, Whole, reader_of
from ..table.rooms import Room


@dataclass(frozen=True, slots=True)
class HintWanted:
    """A seat, by its token, asks what to do at the row it has seen."""

    token: Annotated[str, Text(1, 64)]
    base: Annotated[int, Whole(-1, 2**31)]


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for an action: the word coach-<id> and its arguments."""

    id: str
    about: dict[str, object]


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach would do at row `seq`, as far as this seat can see, and why."""

    seq: int
    do: object
    notes: list[Reason]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice: what was done and what was best, what that cost, and what was at stake.

    `view` is what the seat saw, given for the choices that cost most.
    """

    event: int
    played: object
    best: object
    lost: float
    error: float
    at_stake: float
    view: object = None


@dataclass(frozen=True, slots=True)
class Thrown:
    """What chance brought, and how much that gave the seat."""

    event: int
    fell: object
    gained: float
    error: float


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's game. `accuracy` is from 0 to 100, null where there was nothing to choose."""

    seat: int
    unit: Unit
    exact: bool
    accuracy: float | None
    expected: float
    result: float
    lost: float
    luck: float
    others: float
    decisions: list[Weighed]
    throws: list[Thrown]
    between: tuple[float, float] | None = None  # 95 % bounds of `accuracy`


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of a finished game: every seat that made a choice."""

    room: Room
    seats: list[SeatReview]


@dataclass(frozen=True, slots=True)
class Thinking:
    """The review is in progress: so many seats are done."""

    done: int
    of: int


read_hint_wanted = reader_of(HintWanted)
"""The hint that these JSON values ask for, or BadNotation."""
