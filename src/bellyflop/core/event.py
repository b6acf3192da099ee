"""What may happen in a match, with the game's own actions and outcomes in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

A = TypeVar("A")  # action
O = TypeVar("O")  # chance outcome  # noqa: E741 - the contract's own letter
S = TypeVar("S")  # state


@dataclass(frozen=True, slots=True)
class Acted(Generic[A]):
    """A seat acted: `Game.apply`."""

    seat: int
    action: A


@dataclass(frozen=True, slots=True)
class Settled(Generic[O]):
    """Dice fell or a deal was made: `Game.settle`."""

    outcome: O


@dataclass(frozen=True, slots=True)
class Proceeded:
    """A wait was over: `Game.proceed`."""


Event = Acted[A] | Settled[O] | Proceeded


@dataclass(frozen=True, slots=True)
class Happening(Generic[S]):
    """An event with the states around it: all that `Game.news` is told from."""

    before: S
    event: Event[Any, Any]
    after: S
