"""The interface of a node's log, in a database or in a phone's storage, and its exceptions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ..table.log import Entry


class Conflict(Exception):
    """Somebody else wrote this row number, command or room code first."""


class StoreDown(Exception):
    """The database does not answer. Sending the same command again tells what became of it."""


class Log(Protocol):
    """The log of all tables. Rows are durable once `append` returns."""

    outages: int  # how often it failed to answer
    crowded: bool  # whether the last commit had several urgent batches
    on_commit: Callable[[float], None]  # called with the seconds of each commit

    async def create(self, table: str, code: str, rows: Sequence[Entry]) -> None:
        """A new table under a room code, or Conflict if the code is in use."""

    async def append(self, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        """These rows at the end of the table's log, all or none, or Conflict."""

    def hurry(self, table: str) -> None:
        """Write this table's patient rows now: somebody waits for them."""

    async def load(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
        """The rows of a table after this one, in order, at most `most` of them.

        The list is empty if there is no such table."""
        ...

    async def following(self, known: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        """By table, the rows after its last known one."""
        ...

    async def moved(self, known: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
        """The tables that have a row after the last known one, each with a newer row's number."""
        ...

    async def find(self, code: str) -> str | None:
        """The table behind a room code."""
        ...

    async def check(self) -> None:
        """Raise StoreDown if nothing can be read."""
