"""A store for a while, and rows to put into it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Entry

Work = Callable[[Store], Awaitable[None]]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, work: Work) -> None:
    """Do this work with the store at the address."""

    async def run() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(run())


def rows(*numbers: int, command: str | None = None) -> list[Entry]:
    return [Entry(n, "event", {"n": n}, 0, command if n == numbers[0] else None) for n in numbers]
