"""A faulty proxy between phones and server: it drops, doubles, delays, reorders and cuts."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException


@dataclass(frozen=True)
class Weather:
    """The probability of each fault per message to the server, and of a cut per message back."""

    drop: float = 0.05
    double: float = 0.1
    delay: float = 0.1
    reorder: float = 0.1
    cut: float = 0.03
    cut_back: float = 0.02


class BadLine:
    """A proxy on loopback that forwards most messages."""

    def __init__(self, port: int, seed: int, weather: Weather | None = None) -> None:
        self._target = f"ws://127.0.0.1:{port}/ws"
        self._rng, self._weather = Random(seed), weather or Weather()
        self.done: Counter[str] = Counter()
        self._server: Server | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        self._server = await serve(self._meet, "127.0.0.1", 0)
        port = next(iter(self._server.sockets)).getsockname()[1]
        self.url = f"ws://127.0.0.1:{port}/ws"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _meet(self, phone: ServerConnection) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(self._target) as server:
                ways = [
                    asyncio.create_task(self._there(phone, server)),
                    asyncio.create_task(self._back(server, phone)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                server.transport.abort()
        phone.transport.abort()

    async def _there(self, phone: ServerConnection, server: ClientConnection) -> None:
        held: list[str | bytes] = []
        async with asyncio.TaskGroup() as later:
            async for message in phone:
                mischief = self._mischief()
                self.done[mischief] += 1
                match mischief:
                    case "drop":
                        continue
                    case "cut":
                        return
                    case "reorder":
                        held.append(message)  # sent after the next message
                        continue
                    case "delay":
                        later.create_task(self._late(server, message))
                        continue
                    case "double":
                        await server.send(message)
                await server.send(message)
                while held:
                    await server.send(held.pop())

    async def _late(self, server: ClientConnection, message: str | bytes) -> None:
        await asyncio.sleep(self._rng.uniform(0.0, 0.1))
        with contextlib.suppress(WebSocketException):
            await server.send(message)

    async def _back(self, server: ClientConnection, phone: ServerConnection) -> None:
        async for message in server:
            if self._rng.random() < self._weather.cut_back:
                self.done["cut_back"] += 1
                return
            await phone.send(message)

    def _mischief(self) -> str:
        weather, roll = self._weather, self._rng.random()
        for kind in ("drop", "double", "delay", "reorder", "cut"):
            roll -= getattr(weather, kind)
            if roll < 0:
                return kind
        return "none"
