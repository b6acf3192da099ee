"""What a coach asks of a game: the worth of positions and of choices, for one seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal

from bellyflop.core.game import A, S, V

Unit = Literal["points", "winning chance"]


@dataclass(frozen=True, slots=True)
class Worth:
    """An expected result and the half-width of its 95 % interval; 0 where it is exact."""

    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that speaks for an action: the id of a message, and what it is about.

    Every language has its sentence for the id, in locales/<language>/games as coach-<id>.
    """

    id: str
    about: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """An action, what it is worth, and what speaks for it.

    The notes leave out how the action compares with others: that is in their worth.
    """

    action: A
    worth: Worth
    notes: tuple[Note, ...]


class Judge(ABC, Generic[S, A, V]):
    """Knows what positions are worth to a seat under best play from there on.

    `unit` says in what: expected final points where one seat's play is its own affair, or the
    chance to win where seats get in each other's way. Values of `worth` before and after a chance
    event differ by luck, values of `choices` by skill; where `exact` is true they add up exactly.
    """

    unit: Unit
    exact: bool

    @abstractmethod
    def worth(self, state: S, seat: int) -> Worth:
        """What this position is worth to the seat, whoever or whatever is awaited."""

    @abstractmethod
    def choices(self, state: S, seat: int) -> dict[A, Worth]:
        """What each listed legal action of the seat is worth to it."""

    @abstractmethod
    def hint(self, view: V, seat: int, most: int = 3) -> list[Advice[A]]:
        """The best few actions as far as this seat can see, best first, with reasons."""

    def sparing(self, share: float) -> Judge[S, A, V]:
        """This judge with this share of its usual pains, where it takes any."""
        return self

    def remembering(self, seen: Sequence[V]) -> Judge[S, A, V]:
        """This judge for a seat that has seen these views; most need no more than the present."""
        return self


AnyJudge = Judge[Any, Any, Any]
