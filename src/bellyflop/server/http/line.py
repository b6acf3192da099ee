"""A line to a phone: what the node needs to send text, and how any server offers it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

EXTENSION = "bellyflop.line"  # the ASGI extension that offers a fast line


class Line(Protocol):
    """Sends text to one phone."""

    on_free: Callable[[], None]  # called when it was full and can take more

    @property
    def free(self) -> bool:
        """Whether the phone has read enough of what it was sent."""

    def say(self, texts: Sequence[bytes]) -> None:
        """Send these encoded texts. A lost connection is noticed by the reader, not here."""


class PlainLine:
    """A line through plain ASGI, for any server."""

    on_free: Callable[[], None] = staticmethod(lambda: None)

    def __init__(self, wire: WebSocket) -> None:
        self._wire = wire
        self._sending: asyncio.Task[None] | None = None

    @property
    def free(self) -> bool:
        """Whether everything has been sent."""
        return self._sending is None

    def say(self, texts: Sequence[bytes]) -> None:
        """Send these, one after the other."""
        self._sending = asyncio.create_task(self._send(texts))

    async def _send(self, texts: Sequence[bytes]) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            for text in texts:
                await self._wire.send_text(text.decode())
        self._sending = None
        self.on_free()


def line_to(wire: WebSocket) -> Line:
    """The fast line to this phone if the server offers one, else a plain line."""
    offered: dict[str, Line] = wire.scope.get("extensions", {}).get(EXTENSION, {})
    return offered.get("line") or PlainLine(wire)
