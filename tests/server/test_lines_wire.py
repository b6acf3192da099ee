"""Reading stops at the end of a round, if it is still to stop then."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bellyflop.server.lines import LazyTransport


class Counted(asyncio.Transport):
    """A real transport that counts how often it is told to stop reading."""

    def __init__(self, wire: asyncio.Transport) -> None:
        self.wire, self.pauses = wire, 0

    def pause_reading(self) -> None:
        self.pauses += 1
        self.wire.pause_reading()

    def resume_reading(self) -> None:
        self.wire.resume_reading()


@asynccontextmanager
async def line() -> AsyncIterator[tuple[LazyTransport, Counted]]:
    """One end of a connection."""
    here, there = socket.socketpair()
    loop = asyncio.get_running_loop()
    wire, _ = await loop.create_connection(asyncio.Protocol, sock=here)
    counted = Counted(wire)
    try:
        yield LazyTransport(counted, loop), counted
    finally:
        wire.close()
        there.close()


def test_reading_stops_only_if_nobody_goes_on_in_the_same_round() -> None:
    async def play() -> None:
        async with line() as (lazy, counted):
            for _ in range(3):
                lazy.pause_reading()
                lazy.resume_reading()
            await asyncio.sleep(0)
            assert counted.pauses == 0
            assert counted.wire.is_reading()
            lazy.pause_reading()
            await asyncio.sleep(0)
            assert counted.pauses == 1
            assert not counted.wire.is_reading()
            lazy.resume_reading()
            assert counted.wire.is_reading()

    asyncio.run(play())
