"""Deadlines for requests: closes connections that begin a request and do not finish it.

This depends on uvicorn's internals, which may change with any version; `try_out` tests whether
they still fit.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from typing import Any, ClassVar, cast

from starlette.datastructures import Address
from uvicorn import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from .limits import network_of

REQUEST_SECONDS = 10.0
TRIAL_SECONDS = 10.0


class TimedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a deadline for each request and a count by address.

    It counts connections whose request is not complete. Proxies carry everybody's requests, so
    theirs are not counted.
    """

    seconds: ClassVar[float] = REQUEST_SECONDS
    most: ClassVar[int] = 300
    proxies: ClassVar[_TrustedHosts] = _TrustedHosts([])
    unfinished: ClassVar[Counter[str]] = Counter()
    _deadline: asyncio.TimerHandle | None = None
    _home: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the deadline of a new connection."""
        super().connection_made(cast(asyncio.Transport, transport))
        if self.client is not None and self.client[0] not in self.proxies:
            self._home = network_of(Address(*self.client))
        if self._home is not None and self.unfinished[self._home] >= self.most:
            self.transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        """Parse the data; stop the deadline once the request is complete."""
        super().data_received(data)
        asked = self.cycle is not None and not self.cycle.response_complete
        if asked and not self.cycle.more_body:
            self._settle()
        elif not self.transport.is_closing() and self.transport.get_protocol() is self:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the deadline of a closed connection."""
        self._settle()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Stop counting: from here on it is a WebSocket, which has limits of its own."""
        self._settle()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        """Start the deadline for the rest of a request, unless it runs already."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)
            if self._home is not None:
                self.unfinished[self._home] += 1

    def _settle(self) -> None:
        """Stop the deadline: the request is complete, or none will come."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            if self._home is not None:
                self.unfinished[self._home] -= 1
                if not self.unfinished[self._home]:
                    del self.unfinished[self._home]


def timed(most: int, proxies: str, seconds: float = REQUEST_SECONDS) -> type[TimedProtocol]:
    """The protocol class with this limit of unfinished requests for each address."""
    own: dict[str, Any] = {"most": most, "seconds": seconds, "unfinished": Counter()}
    return type("Timed", (TimedProtocol,), {**own, "proxies": _TrustedHosts(proxies)})


# ── whether it works with this uvicorn ──────────────────────────────────────────────────────────


def try_out() -> None:
    """Send a whole request, half a request and an upgrade; raise an error if one does not work."""
    asyncio.run(asyncio.wait_for(_ask(), TRIAL_SECONDS))


async def _fine(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


async def _ask() -> None:
    config = Config(_fine, log_config=None, lifespan="off", ws="websockets-sansio")
    config.load()
    start = b"GET / HTTP/1.1\r\nHost: trial\r\n"
    upgrade = (
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    for request, seconds, expected in (
        (start + b"\r\n", TRIAL_SECONDS, b"204"),
        (start, 0.01, b""),
        (start + upgrade, TRIAL_SECONDS, b"101"),
    ):
        protocol = timed(1, "", seconds)(config, ServerState(), {})
        heard = await _answer(protocol, request)
        if heard[9:12] != expected or protocol._deadline is not None:
            raise RuntimeError(f"heard {heard[:12]!r}")


async def _answer(protocol: asyncio.Protocol, request: bytes) -> bytes:
    """The first bytes of the answer, or all of it until the connection closes."""
    here, there = socket.socketpair()
    there.setblocking(False)
    loop, heard = asyncio.get_running_loop(), b""
    with there, contextlib.suppress(ConnectionError):
        wire, _ = await loop.connect_accepted_socket(lambda: protocol, here)
        await loop.sock_sendall(there, request)
        while b"\r\n\r\n" not in heard and (told := await loop.sock_recv(there, 4096)):
            heard += told
        wire.close()
    return heard
