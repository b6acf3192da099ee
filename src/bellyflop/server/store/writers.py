"""The single writing connection, to SQLite or to PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import insert, make_url, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from . import schema

Rows = Sequence[dict[str, Any]]
EventRow = tuple[str, int, str | None, int | None, str, str, int, str | None]
"""In the order of the table's columns: table, seq, command, seat, kind, payload, at, digest."""

_COLUMNS = tuple(schema.event.columns.keys())
QUIET_DAYS = 90  # after the table's last move, its room code may be reused
UNUSED_DAYS = 1  # and after its last row of any kind
_FREE_ROOM = (
    "DELETE FROM room WHERE code = :code AND NOT EXISTS"
    ' (SELECT 1 FROM event WHERE event."table" = room."table" AND (event.at > :unused_since'
    " OR (event.at > :quiet_since AND event.kind IN ('event', 'pencil'))))"
)
_INSERT_ROOM = 'INSERT INTO room (code, "table") VALUES (:code, :table)'
_INSERT_ALL = (
    f"INSERT INTO event ({', '.join(map(json.dumps, _COLUMNS))}) SELECT "
    + ", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(_COLUMNS)))
    + " FROM json_each(?)"
)


class Clash(Exception):
    """A row violates a unique key, or the row before it is missing."""


class Writer(ABC):
    """Makes rows durable."""

    @abstractmethod
    async def commit(self, rooms: Rows, events: Sequence[EventRow]) -> None:
        """Insert all these rows in one transaction, or raise Clash or the database's error."""

    async def version(self) -> int | None:
        """A number that changes whenever another process has written; None if unknown."""
        return None

    @abstractmethod
    async def close(self) -> None:
        """Close the connection."""


ANSWER_SECONDS = 4.0  # a slower database counts as down

T = TypeVar("T")


async def in_time(work: Coroutine[Any, Any, T]) -> T:
    """The result of this work, or TimeoutError as soon as the database counts as down.

    The cancelled work is not awaited: its connection cannot be used again, and a silent one takes
    some seconds to close.
    """
    task = asyncio.create_task(work)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await asyncio.shield(task)
    except TimeoutError:
        why = f"the database has said nothing for {ANSWER_SECONDS:g} seconds"
        raise TimeoutError(why) from None
    finally:
        task.cancel()


SWEEP_AFTER = 1500  # rows in SQLite's WAL before it is checkpointed
FEW_ROWS = 8  # rows of a person's move with the bots' moves after it
QUICK_SECONDS = 0.002  # a faster commit is not worth the hop to the thread
PATIENCE_MS = 5000  # timeout for the lock of another process

_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={PATIENCE_MS}",
    "temp_store=MEMORY",
    "wal_autocheckpoint=0",  # see `_sweep`
)


class LiteWriter(Writer):
    """SQLite, mostly in a thread of its own: one hop out of the loop and one back for each commit.

    Every commit is synced before it returns. The loop itself writes a few rows on a fast disk: the
    hops would take as long as the write.

    All rows go in with one statement. With single inserts the thread would release and reacquire
    the GIL at every row, and wait for a busy loop each time.
    """

    def __init__(self, url: str) -> None:
        self._path = make_url(url).database or ""
        self.connection = self._connect()
        self._patience = PATIENCE_MS
        self._thread = ThreadPoolExecutor(1, "writer")
        self._out = 0  # the thread's jobs, running and waiting
        self._took = QUICK_SECONDS  # seconds for the rows of the last commit
        self._unswept = 0  # rows since the last checkpoint
        self._sweeping: asyncio.Task[None] | None = None

    def _connect(self) -> sqlite3.Connection:
        made = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in _PRAGMAS:
            made.execute(f"PRAGMA {pragma}")
        return made

    async def commit(self, rooms: Rows, events: Sequence[EventRow]) -> None:
        here = len(events) <= FEW_ROWS and self._took < QUICK_SECONDS and not self._out
        if not here or not self._insert_at_once(rooms, events):
            await self._beside(self._insert, rooms, events, PATIENCE_MS)
        self._unswept += len(events)
        if self._unswept >= SWEEP_AFTER and (self._sweeping is None or self._sweeping.done()):
            self._unswept = 0
            self._sweeping = asyncio.create_task(self._sweep())

    async def _beside(self, work: Callable[..., T], *given: object) -> T:
        """Run this in the thread."""
        self._out += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)
        finally:
            self._out -= 1

    async def _sweep(self) -> None:
        """Checkpoint the WAL into the file, mostly while commits go on.

        A second checkpoint between two commits takes the rows that came meanwhile; then the WAL
        starts over. SQLite's own checkpoint would run in one commit, and everybody would wait.
        """
        with contextlib.suppress(sqlite3.Error):  # the rest waits for the next checkpoint
            await asyncio.get_running_loop().run_in_executor(None, self._sweep_most)
            await self._beside(_checkpoint, self.connection)

    def _sweep_most(self) -> None:
        with contextlib.closing(self._connect()) as another:
            _checkpoint(another)

    def _insert_at_once(self, rooms: Rows, events: Sequence[EventRow]) -> bool:
        """Insert without waiting for a lock; False if another process is writing."""
        try:
            self._insert(rooms, events, 0)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def _insert(self, rooms: Rows, events: Sequence[EventRow], patience: int) -> None:
        began = time.perf_counter()
        rows = msgspec.json.encode(events).decode()
        if patience != self._patience:
            self.connection.execute(f"PRAGMA busy_timeout={patience}")
            self._patience = patience
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            if rooms:
                self.connection.executemany(_FREE_ROOM, _freed(rooms))
                self.connection.executemany(_INSERT_ROOM, rooms)
            self.connection.execute(_INSERT_ALL, (rows,))
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Clash(str(error)) from None
            raise
        finally:
            self._took = time.perf_counter() - began

    async def version(self) -> int | None:
        return await self._beside(self._version)

    def _version(self) -> int:
        version: int = self.connection.execute("PRAGMA data_version").fetchone()[0]
        return version

    async def close(self) -> None:
        if self._sweeping is not None:
            await self._sweeping
        self._thread.shutdown()
        self.connection.close()


def _checkpoint(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


class PostgresWriter(Writer):
    """PostgreSQL over one connection, with a second one while a silent one is closed.

    Nobody knows whether the last commit of a silent connection succeeded. It is reported as a
    failure; a retry finds either the row or its number free. If the row arrived and its commit did
    not, PostgreSQL's timeout soon frees the number.
    """

    def __init__(self, url: str) -> None:
        settings = {"idle_in_transaction_session_timeout": f"{ANSWER_SECONDS * 1000:.0f}"}
        self.engine = create_async_engine(
            url,
            pool_size=1,
            max_overflow=1,
            hide_parameters=True,
            connect_args={"server_settings": settings},
        )

    async def commit(self, rooms: Rows, events: Sequence[EventRow]) -> None:
        try:
            await in_time(self._insert(rooms, events))
        except IntegrityError as error:
            raise Clash(str(error.orig)) from None

    async def _insert(self, rooms: Rows, events: Sequence[EventRow]) -> None:
        rows = [dict(zip(_COLUMNS, event, strict=True)) for event in events]
        async with self.engine.begin() as connection:
            if rooms:
                await connection.execute(text(_FREE_ROOM), _freed(rooms))
                await connection.execute(insert(schema.room), rooms)
            if rows:
                await connection.execute(insert(schema.event), rows)

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            await in_time(self.engine.dispose())


def _freed(rooms: Rows) -> list[dict[str, Any]]:
    """The parameters of `_FREE_ROOM` for these rooms."""
    now = time.time()
    since = {
        "quiet_since": int((now - QUIET_DAYS * 86_400) * 1000),
        "unused_since": int((now - UNUSED_DAYS * 86_400) * 1000),
    }
    return [{"code": room["code"], **since} for room in rooms]


def writer_for(url: str) -> Writer:
    """The writer for the database at this address."""
    return LiteWriter(url) if url.startswith("sqlite") else PostgresWriter(url)
