"""The log on disk: rows are durable once `append` returns; refused rows leave no trace."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Self

import msgspec
from sqlalchemy import Row, Select, TextClause, select, text, tuple_
from sqlalchemy import event as sql_event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..table.log import BadRow, Entry
from ..table.row_json import read_change, write_change
from . import schema
from .log import Conflict, StoreDown
from .writers import Clash, EventRow, Writer, in_time, writer_for

log = logging.getLogger("bellyflop")

_FOLLOWS = (
    'SELECT e."table", e.seq, e.kind, e.payload, e.seat, e.command, e.digest'
    ' FROM {} JOIN event e ON e."table" = {} AND e.seq > {} ORDER BY e."table", e.seq'
)
_FOLLOWING = {  # one statement, however many tables it is asked for
    "sqlite": text(
        _FOLLOWS.format(
            "json_each(:known) k", "json_extract(k.value, '$[0]')", "json_extract(k.value, '$[1]')"
        )
    ),
    "postgresql": text(
        _FOLLOWS.format(
            "json_array_elements(CAST(:known AS json)) k", "k ->> 0", "CAST(k ->> 1 AS integer)"
        )
    ),
}

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode

PROBE = "health"  # no table id or room code looks like this
MOST_AT_ONCE = 256  # batches in one commit, and tables in one query
COMPLAIN_SECONDS = 60.0  # between two lines in the log about a fault
PATIENT_SECONDS = 0.02  # how long a patient row waits for a commit to share


@dataclass(slots=True, eq=False)
class _Batch:
    rows: list[EventRow]
    rooms: list[dict[str, Any]]
    done: asyncio.Future[None]


class Store:
    """The log of all tables in one database, SQLite or PostgreSQL.

    One task writes (group commit). New rows queue while it waits for the disk, and the next commit
    takes all of them: a durable move costs a share of an fsync instead of a whole one.
    Patient rows, such as a bot's, wait a moment to share another commit.
    """

    outages = 0  # how often the database failed to answer
    _failing = False  # whether the last commit failed
    _complained = -COMPLAIN_SECONDS
    crowded = False  # whether the last commit had several urgent batches

    def __init__(self, writer: Writer, reader: AsyncEngine) -> None:
        self._writer, self._reader = writer, reader
        self._known_version: int | None = None
        self._waiting: list[_Batch] = []
        self._patient: list[_Batch] = []
        self._bell, self._closed = asyncio.Event(), False
        self.on_commit: Callable[[float], None] = lambda _: None  # called with the seconds it took
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._write_until_closed())

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at this database URL, migrated to the newest schema."""
        await schema.upgrade(url)
        # A query is one statement: a transaction around it would cost two more.
        reader = create_async_engine(
            url, pool_size=4, max_overflow=4, hide_parameters=True, isolation_level="AUTOCOMMIT"
        )
        if url.startswith("sqlite"):
            sql_event.listen(reader.sync_engine, "connect", _reads_only)
        return cls(writer_for(url), reader)

    async def close(self) -> None:
        """Write all waiting rows, then close the database."""
        self._closed = True
        self._bell.set()
        await self._task
        await self._writer.close()
        with contextlib.suppress(TimeoutError):
            await in_time(self._reader.dispose())

    # ── writing ─────────────────────────────────────────────────────────────────────────────

    async def create(self, table: str, code: str, rows: Sequence[Entry]) -> None:
        """A new table under a room code, or Conflict if the code is in use."""
        await self._submit(_event_rows(table, rows), [{"code": code, "table": table}])

    async def append(self, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        """These rows at the end of the table's log, all or none."""
        await self._submit(_event_rows(table, rows), [], patient)

    def hurry(self, table: str) -> None:
        """Write this table's patient rows now: somebody waits for them."""
        for batch in [batch for batch in self._patient if batch.rows[0][0] == table]:
            self._hurry(batch)

    async def _submit(
        self, rows: list[EventRow], rooms: list[dict[str, Any]], patient: bool = False
    ) -> None:
        if self._closed:
            raise StoreDown("the store is closed")
        batch = _Batch(rows, rooms, self._loop.create_future())
        if patient:
            self._patient.append(batch)
            self._loop.call_later(PATIENT_SECONDS, self._hurry, batch)
        else:
            self._waiting.append(batch)
            self._bell.set()
        await batch.done

    def _hurry(self, batch: _Batch) -> None:
        """Put this batch into the next commit."""
        if batch in self._patient:
            self._patient.remove(batch)
            self._waiting.append(batch)
            self._bell.set()

    async def _write_until_closed(self) -> None:
        while True:
            if not self._waiting and not self._closed:
                self._bell.clear()
                await self._bell.wait()
            batches = self._waiting[:MOST_AT_ONCE] + self._patient
            if not batches:
                return
            self.crowded = len(self._waiting) > 1
            self._waiting, self._patient = self._waiting[MOST_AT_ONCE:], []
            await self._write(batches)

    async def _write(self, batches: list[_Batch]) -> None:
        try:
            await self._commit(batches)
        except Clash as error:
            if len(batches) == 1:
                _tell(batches[0].done, Conflict(str(error)))
                return
            middle = len(batches) // 2  # one batch clashed: find it by halving
            await self._write(batches[:middle])
            await self._write(batches[middle:])
        except Exception as error:  # the writing task must survive any fault
            if isinstance(error, TimeoutError):  # later batches need not wait as long
                batches, self._waiting = batches + self._waiting, []
            self.outages += 1
            self._failing = True
            self._complain("written", error)
            for batch in batches:
                _tell(batch.done, StoreDown(str(error)))
        else:
            self._failing = False
            for batch in batches:
                _tell(batch.done, None)

    async def _commit(self, batches: list[_Batch]) -> None:
        # The same order on all nodes, so that clashing nodes cannot deadlock.
        rooms = sorted((r for batch in batches for r in batch.rooms), key=itemgetter("code"))
        rows = sorted((r for batch in batches for r in batch.rows), key=itemgetter(0, 1))
        began = time.monotonic()
        try:
            await self._writer.commit(rooms, rows)
        finally:
            self.on_commit(time.monotonic() - began)

    # ── reading ─────────────────────────────────────────────────────────────────────────────

    async def load(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
        """The rows of a table after this one, in order, at most `most` of them."""
        e = schema.event.c
        query = (
            select(e.seq, e.kind, e.payload, e.seat, e.command, e.digest)
            .where(e.table == table, e.seq > after)
            .order_by(e.seq)
            .limit(most)
        )
        found = await self._read(query)
        try:
            return [_read(*row) for row in map(tuple, found)]
        except BadRow as error:
            self._complain_of(table, error)
            raise StoreDown(str(error)) from error

    async def following(self, known: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        """By table, the rows after its last known one.

        Tables with rows of a newer version are left out; `load` says why.
        """
        found: dict[str, list[Entry]] = {}
        unreadable: set[str] = set()
        asked = {"known": msgspec.json.encode(known).decode()}
        rows = await self._read(_FOLLOWING[self._reader.dialect.name].bindparams(**asked))
        for table, *row in map(tuple, rows):
            try:
                found.setdefault(table, []).append(_read(*row))
            except BadRow:
                unreadable.add(table)
        return {table: entries for table, entries in found.items() if table not in unreadable}

    async def moved(self, known: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
        """The tables that have a row after the last known one, each with that row's number."""
        e = schema.event.c
        found: list[tuple[str, int]] = []
        version = await self._version()
        if version is not None and version == self._known_version:
            return found  # rows that this store has written itself do not count
        for first in range(0, len(known), MOST_AT_ONCE):
            following = [(table, seq + 1) for table, seq in known[first : first + MOST_AT_ONCE]]
            query = select(e.table, e.seq).where(tuple_(e.table, e.seq).in_(following))
            found += [(row.table, row.seq) for row in await self._read(query)]
        self._known_version = version
        return found

    async def _version(self) -> int | None:
        try:
            return await self._writer.version()
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StoreDown(str(error)) from error

    async def find(self, code: str) -> str | None:
        """The table behind a room code."""
        query = select(schema.room.c.table).where(schema.room.c.code == code)
        found = await self._read(query)
        return found[0].table if found else None

    async def _read(self, query: Select[Any] | TextClause) -> Sequence[Row[Any]]:
        async def ask() -> Sequence[Row[Any]]:
            async with self._reader.connect() as connection:
                found: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return found

        try:
            return await in_time(ask())
        except (SQLAlchemyError, OSError) as error:
            self.outages += 1
            self._complain("read", error)
            raise StoreDown(str(error)) from error

    # ── trouble ─────────────────────────────────────────────────────────────────────────────

    async def check(self) -> None:
        """Raise StoreDown if nothing can be read, or if the last write failed."""
        await self.load(PROBE, 0)
        if self._failing:  # there may have been no write since
            await self._submit([], [{"code": PROBE, "table": PROBE}])

    def _complain(self, done: str, error: Exception) -> None:
        """Log the fault, unless one was logged a moment ago."""
        self._log(
            "The database cannot be %s: %s. Phones are told to try again, and no move is "
            "acknowledged meanwhile. Look at the room on its disk, its rights and its log.",
            done,
            (str(error) or type(error).__name__).splitlines()[0],
        )

    def _complain_of(self, table: str, error: BadRow) -> None:
        self._log(
            "Table %s was played on by a newer Bellyflop: %s. Its phones are told to try again, "
            "until they come to a node of that version. Install it here too.",
            table,
            error,
        )

    def _log(self, fault: str, *about: object) -> None:
        """Log a fault, at most one in a minute."""
        now = self._loop.time()
        if now - self._complained >= COMPLAIN_SECONDS:
            self._complained = now
            log.error(fault, *about)


def _event_rows(table: str, rows: Sequence[Entry]) -> list[EventRow]:
    now = int(time.time() * 1000)
    return [
        (
            table,
            row.seq,
            row.command,
            row.seat,
            row.change.kind,
            _encode(write_change(row.change)).decode(),
            now,
            row.digest,
        )
        for row in rows
    ]


def _read(
    seq: int, kind: str, payload: str, seat: int | None, command: str | None, digest: str | None
) -> Entry:
    """The row from its columns, or BadRow."""
    return Entry(seq, read_change(kind, _decode(payload)), seat, command, digest)


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # the caller was cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _reads_only(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]  # a DBAPI connection
    for pragma in ("query_only=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
