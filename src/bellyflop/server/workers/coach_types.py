"""What a phone asks the coach, and what it is told."""

from __future__ import annotations

from msgspec import Struct

from bellyflop.solvers.judge import Unit

from ..table.commands import Seq, Token
from ..table.rooms import Room


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, by its token, asks what to do at the row it has seen."""

    token: Token
    base: Seq


class Reason(Struct, frozen=True):
    """One thing that speaks for an action: coach-<id> of every language, and what it is about."""

    id: str
    about: dict[str, object]


class Hint(Struct, frozen=True):
    """What the coach would do at row `seq`, as far as this seat can see, and why."""

    seq: int
    do: object
    notes: list[Reason]


class Weighed(Struct, frozen=True):
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


class Thrown(Struct, frozen=True):
    """What chance brought, and how much that gave the seat."""

    event: int
    fell: object
    gained: float
    error: float


class SeatReview(Struct, frozen=True):
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


class Reviewed(Struct, frozen=True):
    """The review of a finished game: every seat that made a choice."""

    room: Room
    seats: list[SeatReview]


class Thinking(Struct, frozen=True):
    """The coach is at it: this many seats are done."""

    done: int
    of: int
