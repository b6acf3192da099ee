"""How a learner observes and plays a game: planes of features, and steps with stable numbers.

A game declares its own in `features.py`, as `make_spaces(game)`. A game without one gets
`PlainSpaces`, which can play it but says little about what is on the table.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import prod
from typing import Any, ClassVar, Generic

from bellyflop.core import AnyGame, Game
from bellyflop.core.game import A, S, V

__all__ = ["AnySpaces", "Bounds", "OneStep", "PlainSpaces", "Plane", "Spaces", "one_hot"]

Steps = tuple[int, ...]


def one_hot(place: int | None, size: int) -> list[float]:
    """A one-hot vector of this size; all zeros if `place` is None."""
    return [float(at == place) for at in range(size)]


@dataclass(frozen=True, slots=True)
class Plane:
    """A named part of what a learner sees: numbers from 0 to 1, in this shape."""

    name: str
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits that no game exceeds: steps of all seats, draws, outcomes of a draw, and scores."""

    steps: int
    draws: int | None  # None where chance may go on for ever
    outcomes: int
    least: int
    most: int


class Spaces(ABC, Generic[S, A, V]):
    """The steps and planes of one configured game.

    An action takes one or more steps. A step number means the same in every state and under every
    option of the same name. Seats are listed in turn order from the viewer: the viewer's own part
    of a plane comes first.
    """

    steps: int  # how many step numbers there are
    several: bool = False  # whether some actions take more than one step
    planes: tuple[Plane, ...]
    recalled: tuple[Plane, ...] = ()  # what a seat that forgets nothing knows beside its view
    bounds: Bounds
    forgetful: ClassVar[object] = None  # the memory of a seat that has seen nothing

    # ── moving ──────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def open(self, state: S, seat: int, taken: Steps) -> Sequence[int]:
        """The steps an awaited seat may take after these, ascending."""

    @abstractmethod
    def action(self, state: S, seat: int, taken: Steps) -> A | None:
        """The action that these steps spell; None if more must follow."""

    @abstractmethod
    def spell(self, state: S, seat: int, action: A) -> Steps:
        """Steps that spell this legal action."""

    @abstractmethod
    def say(self, step: int) -> str:
        """The step in words."""

    # ── seeing ──────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def observe(self, view: V, seat: int) -> list[float]:
        """The numbers of all planes, one plane after the other."""

    def remember(self, memory: Any, view: V) -> Any:
        """The memory of a seat after it has seen this view, too."""
        return memory

    def recall(self, memory: Any, seat: int) -> list[float]:
        """The numbers of the recalled planes."""
        return []

    # ── chance ──────────────────────────────────────────────────────────────────────────────

    def weights(self, state: S, drawn: Steps, below: int) -> Sequence[int] | None:
        """The weight of each outcome of the next draw; None if all are equally likely.

        A game whose rules repeat a throw until it fits gives the weights of the last throw here.
        """
        return None


AnySpaces = Spaces[Any, Any, Any]
"""Spaces whose type parameters do not matter."""


class OneStep(Spaces[S, A, V]):
    """Spaces of a game in which each possible action is one step with its own number."""

    def __init__(self, game: Game[S, Any, Any, Any], numbered: Sequence[A]) -> None:
        self._game = game
        self._numbered = tuple(numbered)
        self._number = {action: number for number, action in enumerate(self._numbered)}
        self.steps = len(self._numbered)

    def open(self, state: S, seat: int, taken: Steps) -> Sequence[int]:
        return () if taken else sorted(map(self._number.__getitem__, self._game.legal(state, seat)))

    def action(self, state: S, seat: int, taken: Steps) -> A | None:
        return self._numbered[taken[0]] if taken else None

    def spell(self, state: S, seat: int, action: A) -> Steps:
        return (self._number[action],)

    def say(self, step: int) -> str:
        return json.dumps(self._game.write_action(self._numbered[step]))


class PlainSpaces(Spaces[Any, Any, Any]):
    """Spaces of any game: steps are the digits of an action's index among the legal ones.

    The numbers mean something different in each state, and the bounds are guesses.
    """

    steps = 64
    several = True
    planes = (Plane("hash", (64,), "bits of a hash of the view: equal for equal views, no more"),)
    bounds = Bounds(steps=100_000, draws=100_000, outcomes=1_000, least=-10_000, most=10_000)

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def open(self, state: Any, seat: int, taken: Steps) -> Sequence[int]:
        low, high = self._range(len(self._game.legal(state, seat)), taken)
        width = self._width(high - low)
        return range(-(-(high - low) // width))

    def action(self, state: Any, seat: int, taken: Steps) -> Any:
        legal = self._game.legal(state, seat)
        low, high = self._range(len(legal), taken)
        return legal[low] if taken and high - low == 1 else None

    def spell(self, state: Any, seat: int, action: Any) -> Steps:
        legal = self._game.legal(state, seat)
        place, low, high = legal.index(action), 0, len(legal)
        steps: list[int] = []
        while high - low > 1 or not steps:
            width = self._width(high - low)
            steps.append((place - low) // width)
            low, high = self._range(len(legal), tuple(steps))
        return tuple(steps)

    def _range(self, count: int, taken: Steps) -> tuple[int, int]:
        """The range of indices that these steps leave open."""
        low, high = 0, count
        for step in taken:
            width = self._width(high - low)
            low, high = low + step * width, min(high, low + (step + 1) * width)
        return low, high

    def _width(self, count: int) -> int:
        """How many of `count` indices share a step."""
        width = 1
        while width * self.steps < count:
            width *= self.steps
        return width

    def say(self, step: int) -> str:
        return str(step)

    def observe(self, view: Any, seat: int) -> list[float]:
        told = json.dumps(self._game.write_view(view), sort_keys=True).encode()
        bits = int.from_bytes(blake2b(told, digest_size=8).digest(), "big")
        return [float(bits >> bit & 1) for bit in range(64)]
