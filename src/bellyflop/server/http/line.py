"""The way to a phone: what the node asks of it, and how any server offers it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

EXTENSION = "bellyflop.line"  # where an application finds a short one


class Line(Protocol):
    """The way to a phone."""

    on_free: Callable[[], None]  # called when it was full and is so no longer

    @property
    def free(self) -> bool:
        """Whether the phone has read enough of what it was told."""

    def say(self, texts: Sequence[bytes]) -> None:
        """Send texts that are spelled already; whoever reads here hears of a line that is lost."""


class PlainLine:
    """The way to a phone through any other server: that of the standard."""

    on_free: Callable[[], None] = staticmethod(lambda: None)

    def __init__(self, wire: WebSocket) -> None:
        self._wire = wire
        self._sending: asyncio.Task[None] | None = None

    @property
    def free(self) -> bool:
        """Whether all it was told is sent."""
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
    """The short way to this phone, if the server offers it."""
    offered: dict[str, Line] = wire.scope.get("extensions", {}).get(EXTENSION, {})
    return offered.get("line") or PlainLine(wire)
