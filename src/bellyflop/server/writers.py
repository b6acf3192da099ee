"""The one connection that writes, to SQLite or to PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Engine, create_engine, insert, make_url, text
from sqlalchemy import event as sql_event
from sqlalchemy.ext.asyncio import create_async_engine

from . import schema

Rows = Sequence[dict[str, Any]]
EventRow = tuple[str, int, str | None, int | None, str, str, int]
"""In the order of the table's columns: table, seq, command, seat, kind, payload, at."""

_COLUMNS = tuple(schema.event.columns.keys())
_INSERT_ALL = text(
    f"INSERT INTO event ({', '.join(map(json.dumps, _COLUMNS))}) SELECT "
    + ", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(_COLUMNS)))
    + " FROM json_each(:rows)"
)


class Writer(ABC):
    """Makes rows durable."""

    @abstractmethod
    async def commit(self, rooms: Rows, events: Sequence[EventRow]) -> None:
        """All of these rows in one transaction, or the database's error and none of them."""

    async def version(self) -> int | None:
        """A number that changes whenever another process has written; None if nobody can tell."""
        return None

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""


class LiteWriter(Writer):
    """SQLite in a thread of its own: one step out of the loop and one back for each commit.

    Every commit is synced before it returns. This connection is also the only one that moves the
    log of changes into the file, so two never do that at once.

    All rows go in with one statement. Inserted one by one, the thread would give the interpreter
    away and ask for it back at every row, and wait each time for a busy loop.
    """

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(
            make_url(url).set(drivername="sqlite"),
            pool_size=1,
            max_overflow=0,
            connect_args={"check_same_thread": False},
            hide_parameters=True,  # an error must not tell the log what was to be written
        )
        sql_event.listen(self.engine, "connect", _sync_every_commit)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def commit(self, rooms: Rows, events: Sequence[EventRow]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._insert, rooms, events)

    def _insert(self, rooms: Rows, events: Sequence[EventRow]) -> None:
        with self.engine.begin() as connection:
            if rooms:
                connection.execute(insert(schema.room), rooms)
            connection.execute(_INSERT_ALL, {"rows": msgspec.json.encode(events).decode()})

    async def version(self) -> int | None:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._version)

    def _version(self) -> int:
        with self.engine.connect() as connection:
            version: int = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
        return version

    async def close(self) -> None:
        self._thread.shutdown()
        self.engine.dispose()


class PostgresWriter(Writer):
    """PostgreSQL over one connection."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)

    async def commit(self, rooms: Rows, events: Sequence[EventRow]) -> None:
        async with self.engine.begin() as connection:
            if rooms:
                await connection.execute(insert(schema.room), rooms)
            rows = [dict(zip(_COLUMNS, event, strict=True)) for event in events]
            await connection.execute(insert(schema.event), rows)

    async def close(self) -> None:
        await self.engine.dispose()


def writer_for(url: str) -> Writer:
    """The writer for the database at this address."""
    return LiteWriter(url) if url.startswith("sqlite") else PostgresWriter(url)


def _sync_every_commit(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "temp_store=MEMORY")
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
