"""Tidying: finds tables that nobody has needed for long, and deletes them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..table.log import Entry
from ..table.row_json import read_change
from ..table.table import Table
from ..wire import decode
from . import schema

Sort = Literal["finished", "abandoned", "unused", "pad"]
SORTS: tuple[Sort, ...] = get_args(Sort)
DEFAULT_DAYS: Mapping[Sort, int] = {"finished": 365, "abandoned": 90, "unused": 7, "pad": 365}
"""Days after the last row: a game that is over, one that is not, one never begun, a pad."""
MOST_AT_ONCE = 200  # tables in one transaction
_DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Found:
    """Tables that are old enough to be deleted, with their sorts, and how many rows they have."""

    tables: Mapping[str, Sort] = field(default_factory=dict)
    rows: Counter[Sort] = field(default_factory=Counter)
    unreadable: int = 0  # tables of a newer version; they stay

    def count(self, sort: Sort) -> int:
        """How many tables of this sort there are."""
        return sum(one == sort for one in self.tables.values())


async def find_old(url: str, days: Mapping[Sort, int]) -> Found:
    """All tables whose last row is older than the days for their sort."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        return await _find_old(engine, days)
    finally:
        await engine.dispose()


async def _find_old(engine: AsyncEngine, days: Mapping[Sort, int]) -> Found:
    e, now = schema.event.c, int(time.time() * 1000)
    since = {sort: now - kept * _DAY_MS for sort, kept in days.items()}
    last = func.max(e.at).label("last")
    query = select(e.table, last, func.count().label("rows")).group_by(e.table)
    tables: dict[str, Sort] = {}
    rows: Counter[Sort] = Counter()
    unreadable = 0
    async with engine.connect() as connection:
        quiet = (await connection.execute(query.having(last < max(since.values())))).all()
        for table, at, count in quiet:
            asked = select(e.seq, e.kind, e.payload).where(e.table == table).order_by(e.seq)
            sort = sort_of(table, (await connection.execute(asked)).all())
            if sort is None:
                unreadable += 1
            elif at < since[sort]:
                tables[table] = sort
                rows[sort] += count
    return Found(tables, rows, unreadable)


def sort_of(name: str, rows: Iterable[Any]) -> Sort | None:
    """What became of the table with this log; None if this version cannot read it."""
    table = Table(name)
    try:
        table.absorb(Entry(r.seq, read_change(r.kind, decode(r.payload))) for r in rows)
    except Exception:  # an unreadable table is never deleted, whatever the fault
        return None
    if table.pad is not None:
        return "pad" if table.pad.history else "unused"
    if table.over:
        return "finished"
    return "abandoned" if table.match is not None and table.match.events else "unused"


async def delete_tables(url: str, tables: Iterable[str]) -> None:
    """Delete these tables and free their codes."""
    engine, names = create_async_engine(url, hide_parameters=True), list(tables)
    try:
        for first in range(0, len(names), MOST_AT_ONCE):
            some = names[first : first + MOST_AT_ONCE]
            async with engine.begin() as connection:
                await connection.execute(delete(schema.room).where(schema.room.c.table.in_(some)))
                await connection.execute(delete(schema.event).where(schema.event.c.table.in_(some)))
    finally:
        await engine.dispose()
