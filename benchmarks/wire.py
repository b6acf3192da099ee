"""A bare WebSocket client for load: text in, text out, and as little work as possible."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self

_TEXT, _PING, _PONG = 0x81, 0x9, 0x8A
_HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Wire(asyncio.Protocol):
    """One socket; `hear` gets every text as bytes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._open = asyncio.get_running_loop().create_future()
        self.lost = False  # whether the connection was closed

    @classmethod
    async def to(cls, port: int, hear: Callable[[bytes], None], home: str | None = None) -> Self:
        """An open socket to this port, from the address `home` if it is given."""
        loop, place = asyncio.get_running_loop(), None if home is None else (home, 0)
        _, wire = await loop.create_connection(
            lambda: cls(hear), "127.0.0.1", port, local_addr=place
        )
        await wire._open
        return wire

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._frame(_TEXT, text)

    def close(self) -> None:
        """Hang up."""
        assert self._transport is not None
        self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        # A client must mask what it sends; a mask of zeros changes nothing.
        head = (
            bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE, size >> 8, size & 255))
        )
        self._transport.write(head + b"\0\0\0\0" + payload)

    # ── what asyncio calls ──────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(_HANDSHAKE)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer)
            del self._buffer[: end + 4]
            self._open.set_result(None)
        while self._take_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self._open.done():
            self._open.set_exception(exc or ConnectionError("the server hung up"))

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(buffer[2 : 2 + width], "big"), 2 + width
        if len(buffer) < start + size:
            return False
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == _TEXT:
            self._hear(payload)
        elif kind & 15 == _PING:
            self._frame(_PONG, payload)
        return True
