"""What the coach asks of a game: the value of positions and of choices for one seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal

from bellyflop.core import Observation
from bellyflop.core.game import A, S, V

Unit = Literal["points", "winning chance"]


@dataclass(frozen=True, slots=True)
class Worth:
    """An expected result and the half-width of its 95 % interval; 0 where it is exact."""

    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Note:
    """One reason for an action: the id of a message and its arguments.

    Each language has the sentence in locales/<language>/games, as coach-<id>.
    """

    id: str
    about: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """An action, its worth and the reasons for it.

    The notes do not compare it with other actions; comparing their worths does.
    """

    action: A
    worth: Worth
    notes: tuple[Note, ...]


class Judge(ABC, Generic[S, A, V]):
    """Values positions for a seat under best play from there on.

    `unit` is expected final points where seats do not affect each other, or else the chance to
    win. Values of `worth` before and after a chance event differ by luck, values of `choices` by
    skill; where `exact` is true they add up exactly.
    """

    unit: Unit
    exact: bool

    @abstractmethod
    def worth(self, state: S, seat: int) -> Worth:
        """The value of this position to the seat, whatever is awaited."""

    @abstractmethod
    def choices(self, state: S, seat: int) -> dict[A, Worth]:
        """The value of each of these legal actions to the seat."""

    @abstractmethod
    def hint(self, view: V, seat: int, most: int = 3) -> list[Advice[A]]:
        """The best few actions as far as this seat can see, best first, with reasons."""

    def sparing(self, share: float) -> Judge[S, A, V]:
        """A judge that spends this share of its usual effort, where effort can vary."""
        return self

    def remembering(self, seen: Sequence[Observation[V]]) -> Judge[S, A, V]:
        """A judge for a seat that was shown all this; most judges need only the current view."""
        return self


AnyJudge = Judge[Any, Any, Any]
