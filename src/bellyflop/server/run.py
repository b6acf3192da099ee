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
from dataclasses import replace

import segno
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.datastructures import State

from .addresses import INSTALL, BadAddress, database_url, link_to, listen, proxies, public_origin
from .app import Settings, make_app
from .http.deadlines import raise_file_limit, timed
from .http.fast_websocket import LineProtocol, lines_for
from .store import schema

COLLECT_SECONDS = 600.0  # or as soon as more sockets have been closed than are open
LOOK_SECONDS = 2.0
FEW_SOCKETS = 100
_STRANGERS = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")
SWITCH_SECONDS = 0.0005  # the longest that the thread at the disk waits for a busy loop


def serve(
    host: str,
    port: int,
    settings: Settings,
    say: Callable[[str], None],
    show: Callable[[str], object] | None = None,
) -> None:
    """Serve until asked to stop, or BadAddress; finish the commit in hand, then go."""
    settings = _put_right(settings)
    app = make_app(settings)
    with listen(host, port) as listening:
        _check_database(settings.database)
        link = settings.public_url or link_to(host, listening.getsockname()[1])
        _run(app, settings, listening, lambda: _open(link, say, show))


def _put_right(settings: Settings) -> Settings:
    """The settings with every address as it is used, or BadAddress."""
    return replace(
        settings,
        database=database_url(settings.database),
        public_url=None if settings.public_url is None else public_origin(settings.public_url),
        proxies=proxies(settings.proxies),
    )


def _open(link: str, say: Callable[[str], None], show: Callable[[str], object] | None) -> None:
    """Say that the tables are open, and where."""
    say(f"{qr_code(link)}\nBellyflop is open at {link}\nCtrl-C closes it; every game is kept.")
    if show is not None:
        show(link)


def _run(
    app: Starlette, settings: Settings, listening: socket.socket, opened: Callable[[], None]
) -> None:
    config = uvicorn.Config(
        app,
        log_level="warning",
        http=timed(settings.sockets_per_address, settings.proxies),
        ws=lines_for(settings.commands_per_10_s),
        ws_max_size=16 * 1024,
        ws_ping_interval=15,
        ws_ping_timeout=15,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    for asked in (signal.SIGTERM, signal.SIGINT):
        signal.signal(asked, _end)
    sys.setswitchinterval(SWITCH_SECONDS)
    raise_file_limit()
    _Node(config, opened, app.state).run([listening])


def _is_ours(record: logging.LogRecord) -> bool:
    """Bytes that are no text or no request are the sender's fault: the connection is closed."""
    return not record.getMessage().startswith(_STRANGERS)


def _end(*_: object) -> None:
    """Asked to stop, and has: end as a program that did what it was asked, and let go of all."""
    raise SystemExit(0)


async def _collect_forever() -> None:
    """Look for garbage in rings when there may be some: closed sockets leave it, moves do not.

    So do sockets that were sent away at the door, some 20 kB each, and a stranger may come a
    thousand times in a second.

    Python would look whenever what it holds has grown by a quarter. With a thousand tables that
    takes some tenths of a second, for which all of them wait.
    """
    gc.freeze()
    gc.disable()
    looked, gone = time.monotonic(), LineProtocol.gone
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        many = LineProtocol.gone - gone >= max(FEW_SOCKETS, LineProtocol.here)
        if many or time.monotonic() - looked >= COLLECT_SECONDS:
            gc.collect()
            looked, gone = time.monotonic(), LineProtocol.gone


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
            self._collecting = asyncio.create_task(_collect_forever())
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._collecting.cancel()
        for server in self.servers:
            server.close()
        await self._state.presence.send_home()
        await super().shutdown(sockets)


def _check_database(url: str) -> None:
    try:
        asyncio.run(schema.upgrade(url))
    except ModuleNotFoundError as error:
        raise BadAddress(f"The database needs {error.name}. {INSTALL}") from error
    except (SQLAlchemyError, OSError, ValueError) as error:
        why = str(error).splitlines()[0]
        raise BadAddress(f"The database cannot be opened: {why}") from error


def qr_code(link: str) -> str:
    """The link as a code a phone can read off the terminal."""
    drawn = io.StringIO()
    segno.make(link, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
