"""What may happen in a match: in a game's own types, or in the notation of records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

A_co = TypeVar("A_co", covariant=True)  # action
O_co = TypeVar("O_co", covariant=True)  # chance outcome
S = TypeVar("S")  # state


@dataclass(frozen=True, slots=True)
class Acted(Generic[A_co]):
    """A seat acted: `Game.apply`."""

    seat: int
    action: A_co


@dataclass(frozen=True, slots=True)
class Settled(Generic[O_co]):
    """Dice fell or a deal was made: `Game.settle`."""

    outcome: O_co


@dataclass(frozen=True, slots=True)
class Proceeded:
    """A wait ended: `Game.proceed`."""


Event = Acted[A_co] | Settled[O_co] | Proceeded
"""What may happen in a match."""

RecordedEvent = Event[object, object]
"""An event of a record: its action or outcome is JSON, in the game's notation."""


@dataclass(frozen=True, slots=True)
class Happening(Generic[S]):
    """An event with the states before and after it, from which `Game.news` derives the news."""

    before: S
    event: Event[Any, Any]
    after: S
