"""Running a node: the socket it listens on, the link it prints, and how it stops."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable

import segno
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import State

from . import schema
from .app import Settings, make_app
from .crowd import Crowd
from .lines import LineProtocol

COLLECT_SECONDS = 600.0  # or as soon as more sockets have been closed than are open
LOOK_SECONDS = 10.0
FEW_SOCKETS = 100
SWITCH_SECONDS = 0.0005  # the longest that the thread at the disk waits for a busy loop


class BadAddress(Exception):
    """The address, the database or the doorbell cannot be used."""


def serve(
    host: str,
    port: int,
    settings: Settings,
    say: Callable[[str], None],
    show: Callable[[str], object] | None = None,
) -> None:
    """Serve until the process is asked to stop; finish the commit in hand, then go."""
    listening = _listen(host, port)
    link = settings.public_url or f"http://{_address(host)}:{listening.getsockname()[1]}"
    _check_database(settings.database)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws=LineProtocol,
        ws_max_size=16 * 1024,
        ws_ping_interval=15,
        ws_ping_timeout=15,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )
    greeting = (
        f"{qr_code(link)}\nBellyflop is open at {link}\nCtrl-C closes it; every game is kept."
    )

    def opened() -> None:
        say(greeting)
        if show is not None:
            show(link)

    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    for asked in (signal.SIGTERM, signal.SIGINT):
        signal.signal(asked, _end)
    sys.setswitchinterval(SWITCH_SECONDS)
    _Node(config, opened, app.state).run([listening])


def _is_ours(record: logging.LogRecord) -> bool:
    """Bytes that are no text are the sender's fault: the socket closes with 1007, that is all."""
    return not record.getMessage().startswith("Invalid UTF-8")


def _end(*_: object) -> None:
    """Asked to stop, and has: end as a program that did what it was asked, and let go of all."""
    raise SystemExit(0)


async def _collect_forever(crowd: Crowd) -> None:
    """Look for garbage in rings when there may be some: closed sockets leave it, moves do not.

    Python would look whenever what it holds has grown by a quarter. With a thousand tables that
    takes some tenths of a second, for which all of them wait.
    """
    gc.freeze()
    gc.disable()
    looked, gone = time.monotonic(), crowd.gone
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        many = crowd.gone - gone >= max(FEW_SOCKETS, crowd.here)
        if many or time.monotonic() - looked >= COLLECT_SECONDS:
            gc.collect()
            looked, gone = time.monotonic(), crowd.gone


class _Node(uvicorn.Server):
    """A server that says so once it is open, not before, and sends everybody home at the end."""

    def __init__(
        self,
        config: uvicorn.Config,
        opened: Callable[[], None],
        state: State,
    ) -> None:
        super().__init__(config)
        self._opened, self._state = opened, state

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._collecting = asyncio.create_task(_collect_forever(self._state.crowd))
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._collecting.cancel()
        for server in self.servers:
            server.close()
        await self._state.crowd.send_home()
        await super().shutdown(sockets)


def _check_database(url: str) -> None:
    try:
        asyncio.run(schema.upgrade(url))
    except (SQLAlchemyError, OSError, ModuleNotFoundError) as error:
        why = str(error).splitlines()[0]
        raise BadAddress(f"The database cannot be opened: {why}") from error


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # A phone that does not read holds this much and no more, and is let go at last.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * 1024)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
        listening.bind((host, port))
    except OSError as error:
        why = error.strerror or str(error)
        raise BadAddress(
            f"Cannot listen on {host} port {port}: {why}. Try another --port."
        ) from error
    return listening


def _address(host: str) -> str:
    """The address under which phones on the same network find this machine."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; asks which way out there is
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def qr_code(link: str) -> str:
    """The link as a code a phone can read off the terminal."""
    drawn = io.StringIO()
    segno.make(link, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
