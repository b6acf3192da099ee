"""The bus between nodes: "table T is at row N", and who is where. No secret game data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bellyflop.core import AnyGame

from ..table.log import Entry, Penciled, Played, TakenBack
from ..table.row_json import read_change, write_change

Written = tuple[int, str, dict[str, object], int | None, str | None, str | None]
"""A row that is in the log: its number, kind and payload, whose it is, its command and digest."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A table has reached this row; the rows that led there come along if nothing is hidden.

    Older nodes send none.
    """

    table: str
    seq: int
    rows: list[Written] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Here:
    """Who is at a table through this node: seats by when they were opened, and spectators.

    `beside` are seats that share a phone with one of those, `host` a host without a seat, `shown`
    the last row that the slowest phone has shown, and `wheels` those of phones that would answer a
    call. Older nodes send none of these.
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
    """These rows for other nodes; none where a rule hides anything, or of who sits where."""
    if game is not None and not game.open_table:
        return []
    if not all(isinstance(row.change, Played | TakenBack | Penciled) for row in rows):
        return []
    return [
        (r.seq, r.change.kind, write_change(r.change), r.seat, r.command, r.digest) for r in rows
    ]


def heard(rows: Sequence[Written]) -> list[Entry]:
    """The rows that another node tells, or BadRow."""
    return [
        Entry(seq, read_change(kind, payload), seat, command, digest)
        for seq, kind, payload, seat, command, digest in rows
    ]


class Bus(ABC):
    """Tells all other nodes. Messages may be lost: polling and repetition make up for it."""

    alone = False  # whether there are no other nodes

    def __init__(self) -> None:
        self._listeners: dict[type[News], Callable[[Any], None]] = {}

    def listen(self, kind: type[N], listener: Callable[[N], None]) -> None:
        """Call the listener for every ring of this kind that comes from another node."""
        self._listeners[kind] = listener

    def hear(self, news: News) -> None:
        """Another node has rung."""
        if type(news) in self._listeners:
            self._listeners[type(news)](news)

    @abstractmethod
    def ring(self, news: News) -> None:
        """Tell the other nodes, without waiting."""

    @abstractmethod
    async def open(self) -> None:
        """Start listening; the connection may come up later."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening and telling."""


class NoBus(Bus):
    """The bus of a single node: nobody to tell."""

    alone = True

    def ring(self, news: News) -> None:
        pass

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass
