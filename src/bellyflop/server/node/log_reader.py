"""Reads what other nodes have written, for many tables with one query.

While a query runs, the tables that fall behind wait for the next one. So a row of a table that is
played at two nodes costs a share of a query, as it costs a share of a commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ..store.log import Log, StoreDown
from ..table.log import Decided, Entry
from .live import LiveTable

MOST_AT_ONCE = 256  # tables in one query

Take = Callable[[LiveTable, list[Decided]], None]
Refresh = Callable[[LiveTable, int], Coroutine[Any, Any, None]]


class LogReader:
    """Knows which tables of this node are behind the log; one task reads on for all of them."""

    def __init__(self, store: Log, take: Take, refresh: Refresh) -> None:
        self._store, self._take, self._refresh = store, take, refresh
        self._behind: dict[str, tuple[LiveTable, int]] = {}
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._alone: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Start reading."""
        self._task = asyncio.create_task(self._read_forever())

    async def close(self) -> None:
        """Stop reading."""
        tasks = [*self._alone, *filter(None, [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def want(self, live: LiveTable, seq: int) -> None:
        """Note that this table has reached this row at another node."""
        if live.table.seq < seq:
            self._behind[live.table.id] = live, seq
            self._bell.set()

    async def _read_forever(self) -> None:
        while True:
            await self._bell.wait()
            some = dict(list(self._behind.items())[:MOST_AT_ONCE])
            for table_id in some:
                del self._behind[table_id]
            if not self._behind:
                self._bell.clear()
            await self._read_on([live for live, seq in some.values() if live.table.seq < seq])

    async def _read_on(self, some: list[LiveTable]) -> None:
        known = {live.table.id: live.table.seq for live in some}
        try:
            found = await self._store.following(list(known.items())) if known else {}
        except StoreDown:
            return  # the poll finds them again when the log answers
        for live in some:
            rows = found.get(live.table.id, [])
            if not self._take_in(live, rows):
                last = max((row.seq for row in rows), default=known[live.table.id] + 1)
                self._read_alone(live, last)

    def fits(self, live: LiveTable, rows: list[Entry]) -> bool:
        """Whether these rows follow the table's last one, and its lock is free."""
        return bool(rows) and not live.lock.locked() and rows[0].seq == live.table.seq + 1

    def _take_in(self, live: LiveTable, rows: list[Entry]) -> bool:
        """Take in those of these rows that are new; False if that is impossible."""
        new = [row for row in rows if row.seq > live.table.seq]
        if rows and not new:
            return True
        if not self.fits(live, new):
            return False
        self._take(live, [Decided(row) for row in new])
        return True

    def _read_alone(self, live: LiveTable, seq: int) -> None:
        """Read this table by itself, once its lock is free, and check its last known row."""
        task = asyncio.create_task(self._refresh(live, seq))
        self._alone.add(task)
        task.add_done_callback(self._alone.discard)
