"""A temporary store, and rows to put into it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bellyflop.core import Acted
from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Entry, Played, Seat, TableOpened

Work = Callable[[Store], Awaitable[None]]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, work: Work) -> None:
    """Run this work with the store at this URL."""

    async def run() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(run())


def rows(*numbers: int, command: str | None = None) -> list[Entry]:
    return [row(n, n, command=command if n == numbers[0] else None) for n in numbers]


def row(seq: int, do: object = None, *, seat: int = 0, command: str | None = None) -> Entry:
    """A row with a player's action."""
    return Entry(seq, Played(Acted(seat, do)), seat, command)


def opening(code: str = "BCDF") -> Entry:
    """The first row of a table."""
    return Entry(0, TableOpened("pool-zee", (Seat(),), "", bytes(32), code=code))
