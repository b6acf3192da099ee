"""What every oracle shares: a table one can put events on, and the words to refuse them.

The oracles are the slow, obvious second opinion on every rule. They share no line with the
package: a position is a plain dict that is changed in place, and every question is answered by
looking, never by remembering.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from random import Random
from typing import Any, Literal, NamedTuple

Json = Any
Next = Literal["chance", "do", "wait", "over"]


class Refused(Exception):
    """An event, or a set-up, that cannot stand."""


class Accepted(NamedTuple):
    """What a record comes to."""

    over: bool
    scores: list[int]
    winners: list[int]
    turn_of: list[int]


class Refusal(NamedTuple):
    """Where a record breaks a rule: "record", or the index of the first wrong event."""

    at: str | int


Verdict = Accepted | Refusal


def need(condition: bool, why: str) -> None:
    """Refuse unless this holds."""
    if not condition:
        raise Refused(why)


def is_whole(value: Json, low: int, high: int) -> bool:
    """Whether this is an integer in the range; `true` and `1.0` are none."""
    return type(value) is int and low <= value <= high


def is_list(value: Json, length: int | None = None) -> bool:
    """Whether this is a JSON list, of this length if one is given."""
    return isinstance(value, list) and (length is None or len(value) == length)


def is_one_of(value: Json, words: list[str]) -> bool:
    """Whether this is one of these strings."""
    return isinstance(value, str) and value in words


def has_keys(value: Json, *keys: str) -> bool:
    """Whether this is a JSON object with exactly these keys."""
    return isinstance(value, dict) and sorted(value, key=str) == sorted(keys)


def copy_of(value: Json) -> Json:
    """A copy all the way down."""
    if isinstance(value, dict):
        return {key: copy_of(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copy_of(item) for item in value]
    return value


def frozen(value: Json) -> Hashable:
    """The same value as something that can be counted in a set."""
    if isinstance(value, dict):
        return tuple(sorted((str(key), frozen(item)) for key, item in value.items()))
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    assert value is None or isinstance(value, (int, str))
    return (str(type(value)), str(value))


class Table(ABC):
    """One game being played: its seats, its options, and the position as a plain dict."""

    seats: int
    options: dict[str, Json]
    position: dict[str, Json]

    def copy(self) -> Table:
        """Another table with the same position."""
        other = object.__new__(type(self))
        other.seats, other.options = self.seats, self.options
        other.position = copy_of(self.position)
        return other

    def play(self, event: Json) -> None:
        """Put one event of a record on the table, or refuse it. §0"""
        if has_keys(event, "chance"):
            need(self.next() == "chance", "no chance is due")
            self.chance(event["chance"])
        elif has_keys(event, "wait"):
            need(event["wait"] is True, "a wait is true")
            need(self.next() == "wait", "no wait is due")
            self.wait()
        elif has_keys(event, "seat", "do"):
            need(is_whole(event["seat"], 0, self.seats - 1), "no such seat")
            need(self.next() == "do", "no action is due")
            need(event["seat"] in self.turn_of(), "not this seat's turn")
            self.do(event["seat"], event["do"])
        else:
            raise Refused("not an event")

    def verdict(self) -> Accepted:
        """What the position comes to."""
        over = self.next() == "over"
        turn_of = sorted(self.turn_of()) if self.next() == "do" else []
        winners = sorted(self.winners()) if over else []
        return Accepted(over, self.scores(), winners, turn_of)

    def key(self) -> Hashable:
        """The position as something that can be counted in a set."""
        return frozen(self.position)

    def wait(self) -> None:
        """The table's clock."""
        raise Refused("this game has no clock")

    def how_many(self, seat: int) -> int:
        """How many choices there are, where that is known without listing them all."""
        return len(self.choices(seat))

    def pick(self, seat: int, rng: Random) -> Json:
        """Some legal `do` of this seat."""
        return rng.choice(self.choices(seat))

    @abstractmethod
    def next(self) -> Next:
        """What kind of event comes next."""

    @abstractmethod
    def turn_of(self) -> list[int]:
        """The seats whose `do` may be next."""

    @abstractmethod
    def chance(self, data: Json) -> None:
        """Dice or a deal."""

    @abstractmethod
    def do(self, seat: int, data: Json) -> None:
        """An action of a seat whose turn it is."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What stands on the sheets."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Who has won, once the game is over."""

    @abstractmethod
    def choices(self, seat: int) -> list[Json]:
        """A `do` for every effect this seat can bring about now."""

    @abstractmethod
    def throw(self, rng: Random) -> Json:
        """Some chance that may come next; rare events are made likely on purpose."""
