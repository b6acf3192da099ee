"""The options of a game: what each may be, how it is read and how it is described."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from .errors import BadSetup
from .notation import show

T = TypeVar("T")


@dataclass(frozen=True)
class Option(ABC, Generic[T]):
    """One switch of a game. Its name is also the attribute of the configured game that holds it."""

    name: str
    default: T
    help: str
    #: Whether it changes the rules; a page lists such options apart and announces them.
    house: bool = field(default=False, kw_only=True)

    @abstractmethod
    def read(self, value: object, seats: int) -> T:
        """The option's value from JSON, or BadSetup that names what is allowed."""

    @abstractmethod
    def describe(self) -> dict[str, object]:
        """Type and range, as JSON."""

    def write(self, value: T) -> object:
        """The value as JSON."""
        return value

    def parse(self, text: str) -> object:
        """The JSON value of this text from a command line."""
        try:
            value: object = json.loads(text)
        except (ValueError, RecursionError):
            return text
        return value

    def refuse(self, value: object, allowed: str) -> BadSetup:
        """A BadSetup that names what was given and what is allowed."""
        return BadSetup(f"option {self.name} is {show(value)}; it must be {allowed}.")


@dataclass(frozen=True)
class Flag(Option[bool]):
    """On or off."""

    def read(self, value: object, seats: int) -> bool:
        if not isinstance(value, bool):
            raise self.refuse(value, "true or false")
        return value

    def describe(self) -> dict[str, object]:
        return {"type": "bool"}

    def parse(self, text: str) -> object:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        return words.get(text.strip().lower(), text)


@dataclass(frozen=True)
class Whole(Option[int]):
    """A whole number in a range; pages offer it in steps, but every number is allowed."""

    low: int
    high: int
    step: int = 1

    def read(self, value: object, seats: int) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refuse(value, f"a whole number from {self.low} to {self.high}")
        return value

    def describe(self) -> dict[str, object]:
        steps = {} if self.step == 1 else {"step": self.step}
        return {"type": "int", "low": self.low, "high": self.high, **steps}


@dataclass(frozen=True)
class Choice(Option[str]):
    """One of a few words."""

    values: tuple[str, ...]

    def read(self, value: object, seats: int) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise self.refuse(value, " or ".join(f'"{word}"' for word in self.values))
        return value

    def describe(self) -> dict[str, object]:
        return {"type": "choice", "values": list(self.values)}

    def parse(self, text: str) -> object:
        return text


@dataclass(frozen=True)
class Several(Option[tuple[str, ...]]):
    """Any of a few words, in their own order."""

    values: tuple[str, ...]

    def read(self, value: object, seats: int) -> tuple[str, ...]:
        if not isinstance(value, (list, tuple)):
            raise self.refuse(value, f"a list of some of these: {', '.join(self.values)}")
        for word in value:
            if word not in self.values:
                raise self.refuse(word, f"some of these: {', '.join(self.values)}")
            if value.count(word) > 1:
                raise self.refuse(list(value), "a list that names nothing twice")
        return tuple(word for word in self.values if word in value)

    def write(self, value: tuple[str, ...]) -> object:
        return list(value)

    def describe(self) -> dict[str, object]:
        return {"type": "several", "values": list(self.values)}

    def parse(self, text: str) -> object:
        value = super().parse(text)
        if isinstance(value, list):
            return value
        return [word.strip() for word in text.split(",") if word.strip()]
