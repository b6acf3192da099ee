"""The script of a lesson: a short game by the real rules, and what its learner does step by step.

A game that can be learnt has a module `lesson` with `lesson(game_id)`, which yields these parts.
`words` are the id of the sentence above the board, without its `learn-`; events and actions are
written as in a record.
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
    """These events happen while nobody looks."""

    events: tuple[object, ...]

    def __init__(self, *events: object) -> None:
        object.__setattr__(self, "events", events)


@dataclass(frozen=True, slots=True, init=False)
class Play:
    """These events happen before the learner's eyes."""

    events: tuple[object, ...]

    def __init__(self, *events: object) -> None:
        object.__setattr__(self, "events", events)


@dataclass(frozen=True, slots=True)
class Look:
    """There is something to look at."""

    words: str


@dataclass(frozen=True, slots=True)
class Throw:
    """The learner throws, and this falls."""

    words: str
    chance: object


@dataclass(frozen=True, slots=True)
class Do:
    """The learner has to choose this."""

    words: str
    action: object


@dataclass(frozen=True, slots=True)
class Watch:
    """A wait of the table: the clock ends it or, without hurry, the learner."""

    words: str
    hurry: bool


Part = Sit | Skip | Play | Look | Throw | Do | Watch
