"""The options of a game: what each may be, how it is read and how it is described."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
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
    """A whole number in a range."""

    low: int
    high: int

    def read(self, value: object, seats: int) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refuse(value, f"a whole number from {self.low} to {self.high}")
        return value

    def describe(self) -> dict[str, object]:
        return {"type": "int", "low": self.low, "high": self.high}


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
