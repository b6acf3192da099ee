"""What a phone is told in one round of the loop leaves in one piece, at the end of the round.

After a move its player gets the answer and then the update. Sent one by one, each of them would
cost a system call, and those are among the dearest things that a move costs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

Say = Callable[[Sequence[bytes]], Awaitable[None]]
"""Sends texts that are spelled already, or WebSocketDisconnect."""

EXTENSION = "bellyflop.say"  # where an application finds it


class GatheringProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that can send several messages at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is there."""
        wire = cast(asyncio.Transport, transport)
        super().connection_made(GatheringTransport(wire, self.loop))

    async def run_asgi(self) -> None:
        """Offer that to the application."""
        self.scope["extensions"][EXTENSION] = {"say": self.say}
        await super().run_asgi()

    async def say(self, texts: Sequence[bytes]) -> None:
        """What `send` does with each of them, without a message around it."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect(1006)
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise WebSocketDisconnect(1006) from None
        self.transport.write(b"".join(self.conn.data_to_send()))


class GatheringTransport(asyncio.Transport):
    """Passes everything on, but writes at the end of the round."""

    __slots__ = ("_loop", "_parts", "_wire")

    def __init__(self, wire: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._wire, self._loop = wire, loop
        self._parts: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """Send this before the loop waits again."""
        if not self._parts:
            self._loop.call_soon(self._send)
        self._parts.append(bytes(data))

    def _send(self) -> None:
        if self._parts:
            self._wire.write(b"".join(self._parts))
            self._parts.clear()

    def close(self) -> None:
        """Send what was written, then close."""
        self._send()
        self._wire.close()

    def is_closing(self) -> bool:
        """Whether it is closed or about to be."""
        return self._wire.is_closing()

    def pause_reading(self) -> None:
        """Leave what comes to the system for now."""
        self._wire.pause_reading()

    def resume_reading(self) -> None:
        """Take in again what comes."""
        self._wire.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known of the connection."""
        return self._wire.get_extra_info(name, default)


def say_to(wire: WebSocket) -> Say:
    """The short way to this phone; on another server than ours, that of the standard."""

    async def say(texts: Sequence[bytes]) -> None:
        for text in texts:
            await wire.send_text(text.decode())

    offered: dict[str, Say] = wire.scope.get("extensions", {}).get(EXTENSION, {})
    return offered.get("say", say)
