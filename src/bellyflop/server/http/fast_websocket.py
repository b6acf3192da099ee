"""A WebSocket protocol for uvicorn that writes several texts with one system call.

After a move its player gets the answer and then the update. Sent one by one, each would cost a
system call, and those are among the most expensive parts of a move.

This depends on uvicorn's internals, which may change with any version; `try_out` tests whether
they still fit.
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

PIECE = 1024  # bytes between two checks of the rate
FLOOD_SECONDS = 10.0
FLOOD_TIMES = 10  # frames for each allowed command; no phone sends as many
TRIAL_SECONDS = 10.0


class LineProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which is also a `Line`."""

    on_free: Callable[[], None] = staticmethod(lambda: None)
    here: ClassVar[int] = 0  # how many are open
    gone: ClassVar[int] = 0  # how many have closed, with or without a table
    most: ClassVar[int] = 20 * FLOOD_TIMES  # frames of any kind in `FLOOD_SECONDS`
    _frames, _since = 0, 0.0  # the frames in this window, and when it began

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection and wrap its transport."""
        LineProtocol.here += 1
        wire = cast(asyncio.Transport, transport)
        super().connection_made(LazyTransport(wire, self.loop))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the closed connection."""
        LineProtocol.here, LineProtocol.gone = LineProtocol.here - 1, LineProtocol.gone + 1
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Offer the line to the application."""
        self.scope["extensions"][EXTENSION] = {"line": self}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Read the data. A flood closes the connection, because reading it delays all others."""
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
        """Handle the frames that were read, and count them."""
        now = self.loop.time()
        if now - self._since > FLOOD_SECONDS:
            self._frames, self._since = 0, now
        self._frames += len(self.conn.events)
        super().handle_events()

    def handle_ping(self) -> None:
        """Answer the ping, but queue no answers for a phone that does not read."""
        if self.free:
            super().handle_ping()
        else:
            self.conn.data_to_send()  # discards the answer

    def handle_cont(self, event: Frame) -> None:
        """Take one more piece of a message. Empty pieces are dropped: they could go on for ever."""
        if event.data or event.fin:
            super().handle_cont(event)

    def resume_writing(self) -> None:
        """Go on sending: the phone has read enough."""
        super().resume_writing()
        self.on_free()

    @property
    def free(self) -> bool:
        """Whether the phone has read enough of what it was sent."""
        return self.writable.is_set()

    def say(self, texts: Sequence[bytes]) -> None:
        """Do what `send` does with each text, without an ASGI message for each."""
        if self.disconnected or self.close_sent:
            return
        with contextlib.suppress(InvalidState):
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))


def lines_for(commands_per_10_s: int) -> type[LineProtocol]:
    """The protocol class with this limit of commands."""
    return type("Lines", (LineProtocol,), {"most": FLOOD_TIMES * commands_per_10_s})


class LazyTransport(asyncio.Transport):
    """A transport that delays `pause_reading` to the end of the loop's round.

    uvicorn pauses at every message and resumes as soon as the application takes it, mostly at once.
    That saves both system calls.
    """

    __slots__ = ("_loop", "_pausing", "_wire")

    def __init__(self, wire: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._wire, self._loop = wire, loop
        self._pausing = False  # whether to pause at the end of this round

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
        """Pause at the end of this round, unless `resume_reading` comes first."""
        if not self._pausing:
            self._pausing = True
            self._loop.call_soon(self._pause)

    def _pause(self) -> None:
        if self._pausing:
            self._pausing = False
            self._wire.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        if self._pausing:
            self._pausing = False
        else:
            self._wire.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """The transport's own information; uvicorn reads addresses and TLS from it."""
        return self._wire.get_extra_info(name, default)


# ── whether it works with this uvicorn ──────────────────────────────────────────────────────────


def try_out() -> None:
    """Hold a short conversation over this protocol; raise an error if something does not work."""
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
    """The client's next events."""
    data = await asyncio.get_running_loop().sock_recv(there, 65_536)
    if data:
        client.receive_data(data)
    else:
        client.receive_eof()  # so that it knows why the connection was closed
    return client.events_received()
