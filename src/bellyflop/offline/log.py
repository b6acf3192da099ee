"""The log in a phone: rows as JSON in the browser's storage."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Protocol

from bellyflop.server.store.log import Conflict, StoreDown
from bellyflop.server.table.log import Entry
from bellyflop.server.table.row_json import read_change, write_change


class Disk(Protocol):
    """Storage for rows. Once `write` has returned, they survive a restart of the browser."""

    async def write(self, table: str, code: str, rows: str) -> str:
        """Write JSON pairs of a number and a row, all or none; "conflict" if one is taken.

        A code means that the table is new.
        """
        ...

    async def read(self, table: str, after: int) -> str:
        """The rows of this table after this one, as a JSON list."""
        ...

    async def find(self, code: str) -> str:
        """The table with this code, "" if there is none."""
        ...


class PhoneLog:
    """The log of the tables in one phone."""

    outages = 0
    crowded = False

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self.on_commit: Callable[[float], None] = lambda _: None

    async def create(self, table: str, code: str, rows: Sequence[Entry]) -> None:
        """A new table under a room code, or Conflict if the code is in use."""
        await self._write(table, code, rows)

    async def append(self, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        """These rows at the end of the table's log, all or none, or Conflict."""
        await self._write(table, "", rows)

    async def _write(self, table: str, code: str, rows: Sequence[Entry]) -> None:
        spelled = json.dumps([(row.seq, json.dumps(_written(row))) for row in rows])
        try:
            done = await self._disk.write(table, code, spelled)
        except Exception as error:  # the browser's storage is full or was withdrawn
            self.outages += 1
            raise StoreDown(str(error)) from error
        if done == "conflict":
            raise Conflict(table)

    def hurry(self, table: str) -> None:
        """Do nothing: no rows wait here."""

    async def load(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
        """The rows of a table after this one, in order, at most `most` of them."""
        try:
            rows = json.loads(await self._disk.read(table, after))
        except Exception as error:
            self.outages += 1
            raise StoreDown(str(error)) from error
        return [
            Entry(seq, read_change(kind, payload), seat, command, digest)
            for seq, kind, payload, seat, command, digest in rows[:most]
        ]

    async def following(self, known: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        """By table, the rows after its last known one."""
        return {table: await self.load(table, after) for table, after in known}

    async def moved(self, known: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
        """No tables: a page that opens a table takes it over from any other page."""
        return []

    async def find(self, code: str) -> str | None:
        """The table behind a room code."""
        return await self._disk.find(code) or None

    async def check(self) -> None:
        """Raise StoreDown if nothing can be read."""
        await self.load("check", 0)


def _written(row: Entry) -> list[object]:
    change = row.change
    return [row.seq, change.kind, write_change(change), row.seat, row.command, row.digest]
