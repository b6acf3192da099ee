"""The short way to a phone: several texts in one piece, past what a message costs otherwise.

After a move its player gets the answer and then the update. Sent one by one, each of them would
cost a system call, and those are among the dearest things that a move costs.

All this stands on the insides of uvicorn, which may change with any version of it: `try_out` tells
whether they are as they were.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.uri import parse_uri

from .line import EXTENSION

PIECE = 1024  # bytes that are taken in before anybody asks whether it is enough
FLOOD_SECONDS = 10.0
FLOOD_TIMES = 10  # as much as a seat may say in these: no phone does that
TRIAL_SECONDS = 10.0


class LineProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that is a line of ours too."""

    on_free: Callable[[], None] = staticmethod(lambda: None)
    here: ClassVar[int] = 0  # how many there are,
    gone: ClassVar[int] = 0  # and how many there have been, whether they came to a table or not
    most: ClassVar[int] = 20 * FLOOD_TIMES  # frames of any kind in `FLOOD_SECONDS`
    _frames, _since = 0, 0.0  # that came, and when the first of them did

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is there."""
        LineProtocol.here += 1
        wire = cast(asyncio.Transport, transport)
        super().connection_made(LazyTransport(wire, self.loop))

    def connection_lost(self, exc: Exception | None) -> None:
        """It is there no longer."""
        LineProtocol.here, LineProtocol.gone = LineProtocol.here - 1, LineProtocol.gone + 1
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Offer the line to the application."""
        self.scope["extensions"][EXTENSION] = {"line": self}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Take in what came. Who floods the line is let go: all others wait while it is read."""
        for at in range(0, len(data), PIECE):
            super().data_received(data[at : at + PIECE])
            if self.disconnected or self.transport.is_closing():
                return
            if self._frames > self.most:
                self.conn.fail(1008, "Too many messages.")
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.close_sent = True
                self.transport.close()
                return

    def handle_events(self) -> None:
        """What was heard, counted."""
        now = self.loop.time()
        if now - self._since > FLOOD_SECONDS:
            self._frames, self._since = 0, now
        self._frames += len(self.conn.events)
        super().handle_events()

    def handle_ping(self) -> None:
        """Answer it, but keep no answers for a phone that pings and does not read."""
        if self.free:
            super().handle_ping()
        else:
            self.conn.data_to_send()  # let go

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message; of empty ones there may be any number, and none is kept."""
        if event.data or event.fin:
            super().handle_cont(event)

    def resume_writing(self) -> None:
        """The phone has read on."""
        super().resume_writing()
        self.on_free()

    @property
    def free(self) -> bool:
        """Whether the phone has read enough of what it was told."""
        return self.writable.is_set()

    def say(self, texts: Sequence[bytes]) -> None:
        """What `send` does with each of them, without a message around it."""
        if self.disconnected or self.close_sent:
            return
        with contextlib.suppress(InvalidState):
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))


def lines_for(commands_per_10_s: int) -> type[LineProtocol]:
    """The lines of a server at which a seat may say so much."""
    return type("Lines", (LineProtocol,), {"most": FLOOD_TIMES * commands_per_10_s})


class LazyTransport(asyncio.Transport):
    """Passes everything on, but stops reading at the end of the round only.

    uvicorn stops reading at every message and goes on as soon as it is taken, which mostly is at
    once; the system need not hear of it then.
    """

    __slots__ = ("_loop", "_pausing", "_wire")

    def __init__(self, wire: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._wire, self._loop = wire, loop
        self._pausing = False  # at the end of this round

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """Send this."""
        self._wire.write(data)

    def close(self) -> None:
        """Close once all is sent."""
        self._wire.close()

    def is_closing(self) -> bool:
        """Whether it is closed or about to be."""
        return self._wire.is_closing()

    def pause_reading(self) -> None:
        """Leave what comes to the system for now, unless somebody goes on before that."""
        if not self._pausing:
            self._pausing = True
            self._loop.call_soon(self._pause)

    def _pause(self) -> None:
        if self._pausing:
            self._pausing = False
            self._wire.pause_reading()

    def resume_reading(self) -> None:
        """Take in again what comes."""
        if self._pausing:
            self._pausing = False
        else:
            self._wire.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known of the connection."""
        return self._wire.get_extra_info(name, default)


# ── whether it works with this uvicorn ──────────────────────────────────────────────────────────


def try_out() -> None:
    """Hold a short conversation over such a line; whatever is raised says why it does not work."""
    asyncio.run(asyncio.wait_for(_converse(), TRIAL_SECONDS))


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    line: LineProtocol = scope["extensions"][EXTENSION]["line"]
    said = (await receive())["text"]
    line.say([said.encode(), b"free" if line.free else b""])
    await receive()


async def _converse() -> None:
    here, there = socket.socketpair()
    there.setblocking(False)
    loop, config = asyncio.get_running_loop(), Config(_echo, log_config=None, lifespan="off")
    config.load()
    made = lines_for(1)
    wire, _ = await loop.connect_accepted_socket(lambda: made(config, ServerState(), {}), here)
    client = ClientProtocol(parse_uri("ws://trial/"))
    heard: list[Any] = []
    try:
        client.send_request(client.connect())
        await loop.sock_sendall(there, b"".join(client.data_to_send()))
        while len(heard) < 1 and client.close_code is None:
            heard += await _hear(client, there)
        client.send_text(b"hel", fin=False)
        client.send_ping(b"well?")
        client.send_continuation(b"lo", fin=True)
        await loop.sock_sendall(there, b"".join(client.data_to_send()))
        while len(heard) < 4 and client.close_code is None:
            heard += await _hear(client, there)
        for _ in range(2 * made.most):
            client.send_ping(b"")
        await loop.sock_sendall(there, b"".join(client.data_to_send()))
        while client.close_code is None:
            await _hear(client, there)
    finally:
        wire.close()
        there.close()
    told = [event.data for event in heard[1:]]
    if told != [b"well?", b"hello", b"free"] or client.close_code != 1008:
        raise RuntimeError(f"heard {told} and {client.close_code}")


async def _hear(client: ClientProtocol, there: socket.socket) -> Sequence[Any]:
    """What the other end hears next."""
    data = await asyncio.get_running_loop().sock_recv(there, 65_536)
    if data:
        client.receive_data(data)
    else:
        client.receive_eof()  # from now on it knows why the line was closed
    return client.events_received()
