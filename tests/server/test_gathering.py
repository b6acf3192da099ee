"""What is written in one round leaves in one piece, in order, and before the line is closed.

Reading stops at the end of a round, if it is still to stop then.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bellyflop.server.gathering import GatheringTransport


class Counted(asyncio.Transport):
    """A real transport that counts how often it is written to and told to stop reading."""

    def __init__(self, wire: asyncio.Transport) -> None:
        self.wire, self.writes, self.pauses = wire, 0, 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes += 1
        self.wire.write(data)

    def pause_reading(self) -> None:
        self.pauses += 1
        self.wire.pause_reading()

    def resume_reading(self) -> None:
        self.wire.resume_reading()

    def close(self) -> None:
        self.wire.close()


@asynccontextmanager
async def line() -> AsyncIterator[tuple[GatheringTransport, Counted, asyncio.StreamReader]]:
    """Both ends of a connection, the one gathering."""
    here, there = socket.socketpair()
    loop = asyncio.get_running_loop()
    wire, _ = await loop.create_connection(asyncio.Protocol, sock=here)
    reader, writer = await asyncio.open_connection(sock=there)
    counted = Counted(wire)
    try:
        yield GatheringTransport(counted, loop), counted, reader
    finally:
        wire.close()
        writer.close()
        await writer.wait_closed()


def test_several_writes_of_one_round_are_one() -> None:
    async def play() -> None:
        async with line() as (gathering, counted, reader):
            for word in (b"answer ", b"update ", b"clock"):
                gathering.write(word)
            assert counted.writes == 0
            assert await reader.readexactly(19) == b"answer update clock"
            assert counted.writes == 1
            gathering.write(b"next")
            assert await reader.readexactly(4) == b"next"
            assert counted.writes == 2

    asyncio.run(play())


def test_what_was_written_before_closing_arrives() -> None:
    async def play() -> None:
        async with line() as (gathering, counted, reader):
            gathering.write(b"good")
            gathering.write(b"bye")
            gathering.close()
            assert await reader.read() == b"goodbye"
            assert counted.writes == 1

    asyncio.run(play())


def test_reading_stops_only_if_nobody_goes_on_in_the_same_round() -> None:
    async def play() -> None:
        async with line() as (gathering, counted, _):
            for _ in range(3):
                gathering.pause_reading()
                gathering.resume_reading()
            await asyncio.sleep(0)
            assert counted.pauses == 0
            assert counted.wire.is_reading()
            gathering.pause_reading()
            await asyncio.sleep(0)
            assert counted.pauses == 1
            assert not counted.wire.is_reading()
            gathering.resume_reading()
            assert counted.wire.is_reading()

    asyncio.run(play())
