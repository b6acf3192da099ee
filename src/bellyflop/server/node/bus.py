"""The bus between nodes: "table T is at row N", and who is where. It carries no secrets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bellyflop.core import AnyGame

from ..table.log import Entry, Penciled, Played, TakenBack
from ..table.row_json import read_change, write_change

Written = tuple[int, str, dict[str, object], int | None, str | None, str | None]
"""A row of the log: its number, kind, payload, seat, command and digest."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A table has reached this row; the message has the new rows if nothing in them is hidden.

    Older nodes send none.
    """

    table: str
    seq: int
    rows: list[Written] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Here:
    """Who is at a table through this node: seats with their opening times, and spectators.

    `beside` are seats that share a phone with one of those, `host` says whether a host without a
    seat is there, `shown` is the last row that the slowest phone has shown, and `wheels` are those
    of phones that would answer a call. Older nodes send none of these.
    """

    table: str
    node: str
    seats: dict[int, int]
    watching: int
    beside: list[int] = field(default_factory=list)
    host: bool = False
    shown: int | None = None
    wheels: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Waved:
    """Somebody reacted."""

    table: str
    seat: int
    what: str
    command: str = ""  # command id, for de-duplication; empty from older nodes


@dataclass(frozen=True, slots=True)
class Shook:
    """A seat shakes the dice of this throw, which fall in so many seconds."""

    table: str
    throw: int
    seat: int
    seconds: float
    leans: bool


@dataclass(frozen=True, slots=True)
class Gave:
    """A phone at this node has given its number for a throw. Older nodes send none."""

    table: str
    throw: int
    wheel: int
    number: str


News = Moved | Here | Waved | Shook | Gave
N = TypeVar("N", Moved, Here, Waved, Shook, Gave)


def told(game: AnyGame | None, rows: Sequence[Entry]) -> list[Written]:
    """These rows for other nodes; none if the game hides anything or a row is not part of play."""
    if game is not None and not game.open_table:
        return []
    if not all(isinstance(row.change, Played | TakenBack | Penciled) for row in rows):
        return []
    return [
        (r.seq, r.change.kind, write_change(r.change), r.seat, r.command, r.digest) for r in rows
    ]


def heard(rows: Sequence[Written]) -> list[Entry]:
    """The rows that another node has sent, or BadRow."""
    return [
        Entry(seq, read_change(kind, payload), seat, command, digest)
        for seq, kind, payload, seat, command, digest in rows
    ]


class Bus(ABC):
    """Sends messages to all other nodes. Polling and repetition make up for lost ones."""

    alone = False  # whether there are no other nodes

    def __init__(self) -> None:
        self._listeners: dict[type[News], Callable[[Any], None]] = {}

    def listen(self, kind: type[N], listener: Callable[[N], None]) -> None:
        """Call the listener for every message of this kind from another node."""
        self._listeners[kind] = listener

    def hear(self, news: News) -> None:
        """Pass a message from another node to its listener."""
        if type(news) in self._listeners:
            self._listeners[type(news)](news)

    @abstractmethod
    def ring(self, news: News) -> None:
        """Send this to the other nodes, without waiting."""

    @abstractmethod
    async def open(self) -> None:
        """Start listening; the connection may come up later."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening and sending."""


class NoBus(Bus):
    """The bus of a single node, which sends nothing."""

    alone = True

    def ring(self, news: News) -> None:
        pass

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass
