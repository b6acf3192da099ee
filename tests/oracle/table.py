"""The base of every oracle: a table that takes events, and helpers that refuse bad ones.

The oracles are a slow, obvious second implementation of every rule. They share no code with the
package: a position is a plain mutable dict, and they compute every answer from it, without a cache.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from random import Random
from typing import Any, Literal, NamedTuple

Json = Any
Next = Literal["chance", "do", "wait", "over"]


class Refused(Exception):
    """An illegal event or setup."""


class Accepted(NamedTuple):
    """The outcome of a record."""

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
    """Whether this is an integer in the range; `true` and `1.0` are not integers."""
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
    """A deep copy."""
    if isinstance(value, dict):
        return {key: copy_of(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copy_of(item) for item in value]
    return value


def frozen(value: Json) -> Hashable:
    """The same value in hashable form."""
    if isinstance(value, dict):
        return tuple(sorted((str(key), frozen(item)) for key, item in value.items()))
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    assert value is None or isinstance(value, (int, str))
    return (str(type(value)), str(value))


class Table(ABC):
    """A running game: its seats, its options, and the position as a plain dict."""

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
        """Apply one event of a record, or refuse it. §0"""
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
        """The outcome at the current position."""
        over = self.next() == "over"
        turn_of = sorted(self.turn_of()) if self.next() == "do" else []
        winners = sorted(self.winners()) if over else []
        return Accepted(over, self.scores(), winners, turn_of)

    def key(self) -> Hashable:
        """The position in hashable form."""
        return frozen(self.position)

    def wait(self) -> None:
        """Apply a wait event."""
        raise Refused("this game has no clock")

    def how_many(self, seat: int) -> int:
        """The number of choices; a subclass may count them without listing them all."""
        return len(self.choices(seat))

    def pick(self, seat: int, rng: Random) -> Json:
        """A random legal `do` of this seat."""
        return rng.choice(self.choices(seat))

    @abstractmethod
    def next(self) -> Next:
        """The kind of the next event."""

    @abstractmethod
    def turn_of(self) -> list[int]:
        """The seats whose `do` may be next."""

    @abstractmethod
    def chance(self, data: Json) -> None:
        """Apply dice or a deal."""

    @abstractmethod
    def do(self, seat: int, data: Json) -> None:
        """Apply an action of a seat on turn."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The winners, once the game is over."""

    @abstractmethod
    def choices(self, seat: int) -> list[Json]:
        """One `do` for every effect available to this seat."""

    @abstractmethod
    def throw(self, rng: Random) -> Json:
        """A random chance outcome; rare ones are deliberately more likely."""
