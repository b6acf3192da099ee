"""The script of a lesson: a short game by the real rules, and what its learner does step by step.

A game that can be learnt has a module `lesson` with `lesson(game_id)`, which yields these parts.
`words` is the id of the sentence above the board, without the prefix `learn-`; events and actions
are written as in a record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

LEARNER = 0  # the seat


@dataclass(frozen=True, slots=True)
class Sit:
    """The learner sits down at a new table; bots have the other seats."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, init=False)
class Skip:
    """These events happen without being shown."""

    events: tuple[object, ...]

    def __init__(self, *events: object) -> None:
        object.__setattr__(self, "events", events)


@dataclass(frozen=True, slots=True, init=False)
class Play:
    """These events happen while the learner watches."""

    events: tuple[object, ...]

    def __init__(self, *events: object) -> None:
        object.__setattr__(self, "events", events)


@dataclass(frozen=True, slots=True)
class Look:
    """The learner looks at something and then goes on."""

    words: str


@dataclass(frozen=True, slots=True)
class Throw:
    """The learner throws, with this outcome."""

    words: str
    chance: object


@dataclass(frozen=True, slots=True)
class Do:
    """The learner must choose this action."""

    words: str
    action: object


@dataclass(frozen=True, slots=True)
class Watch:
    """A wait by the rules: the clock ends it or, without `hurry`, the learner does."""

    words: str
    hurry: bool


Part = Sit | Skip | Play | Look | Throw | Do | Watch
