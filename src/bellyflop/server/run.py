"""Runs a node: opens its socket, prints its link, stops it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import os
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING

import segno
import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette

from .addresses import INSTALL, BadAddress, database_url, link_to, listen, proxies, public_origin
from .app import Settings, make_app
from .http.services import provided
from .redact import redacted
from .store import schema
from .tunnel import PROXIES, shared

if TYPE_CHECKING:
    from .http.deadlines import TimedProtocol
    from .http.fast_websocket import LineProtocol

log = logging.getLogger("bellyflop")

COLLECT_SECONDS = 600.0  # until all memory is searched for garbage
LOOK_SECONDS = 2.0
FEW_SOCKETS = 100  # if more than these, and than are open, have closed, new memory is searched
MOST_FROZEN = 10_000  # sockets whose garbage may wait until all memory is searched: 200 MB
SHARING = (
    "Opening a quick tunnel. Everything your friends and this server say to each other will pass "
    "through Cloudflare's computers."
)
TUNNEL_LOST = (
    "The tunnel has closed, so the public link no longer works; phones nearby go on at {}. "
    "Every game is kept: stop with Ctrl-C and start again for a new link."
)
LOCK_SECONDS = 2.0  # timeout for the lock of a server that is still stopping
IN_USE = (
    "Another server has {0} open already. Stop that one first, or give this one a file of its own, "
    "such as --database sqlite:///other.db"
)
_STRANGERS = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")
SWITCH_SECONDS = 0.0005  # the longest that the disk thread waits for the GIL


def serve(
    host: str,
    port: int,
    settings: Settings,
    say: Callable[[str], None],
    show: Callable[[str], object] | None = None,
    share: bool = False,
) -> None:
    """Serve until asked to stop, then finish the current commit; or BadAddress.

    `share` opens a quick tunnel, so that the link works for phones anywhere.
    """
    settings = _put_right(settings)
    with ExitStack() as open_things:
        open_things.enter_context(_stops_when_asked())
        listening = open_things.enter_context(listen(host, port))
        open_things.enter_context(_only_server(settings.database))
        _check_database(settings.database)
        nearby = link_to(host, listening.getsockname()[1])
        if share:
            say(SHARING)
            link = open_things.enter_context(
                shared(listening.getsockname()[1], lambda: say(TUNNEL_LOST.format(nearby)))
            )
            say(f"Phones nearby may also use {nearby}")
            settings = replace(settings, public_url=link, proxies=PROXIES)
        link = settings.public_url or nearby
        _run(make_app(settings), settings, listening, lambda: _open(link, say, show))


def _put_right(settings: Settings) -> Settings:
    """The settings with every address checked and normalized, or BadAddress."""
    return replace(
        settings,
        database=database_url(settings.database),
        public_url=None if settings.public_url is None else public_origin(settings.public_url),
        proxies=proxies(settings.proxies),
    )


def _open(link: str, say: Callable[[str], None], show: Callable[[str], object] | None) -> None:
    """Print the link and its QR code, then show the link."""
    say(f"{qr_code(link)}\nBellyflop is open at {link}\nCtrl-C closes it; every game is kept.")
    if show is not None:
        show(link)


def _run(
    app: Starlette, settings: Settings, listening: socket.socket, opened: Callable[[], None]
) -> None:
    requests, lines = _requests(settings), _short_lines(settings)
    config = uvicorn.Config(
        app,
        log_level="warning",
        http=requests or "auto",
        ws=lines or "websockets-sansio",
        ws_max_size=16 * 1024,
        ws_ping_interval=15,
        ws_ping_timeout=15,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    sys.setswitchinterval(SWITCH_SECONDS)
    _raise_file_limit()
    _Node(config, opened, app, lines).run([listening])


def _requests(settings: Settings) -> type[TimedProtocol] | None:
    """The HTTP protocol with deadlines; None if it does not fit this version of uvicorn."""
    try:
        from .http.deadlines import timed, try_out

        try_out()
    except Exception as error:  # any incompatibility
        _warn("half a request is let go by the proxy in front alone", error)
        return None
    return timed(settings.sockets_per_address, settings.proxies)


def _short_lines(settings: Settings) -> type[LineProtocol] | None:
    """The fast WebSocket protocol; None if it does not fit this version of uvicorn."""
    try:
        from .http.fast_websocket import lines_for, try_out

        try_out()
    except Exception as error:  # any incompatibility
        _warn("moves cost a little more", error)
        return None
    return lines_for(settings.commands_per_10_s)


def _warn(what: str, error: Exception) -> None:
    known = f"uvicorn {uvicorn.__version__} is not known here"
    log.warning("%s, so %s: %s", known, what, redacted(error))


def _raise_file_limit() -> None:
    """Raise this process's limit of open files to what the system allows."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether to log this record: uvicorn's warnings about malformed requests are dropped."""
    return not record.getMessage().startswith(_STRANGERS)


@contextmanager
def _stops_when_asked() -> Iterator[None]:
    """Let signals unwind this process before they end it, so that it closes its tunnel.

    Closing the terminal counts as a signal too, unless the process ignores it (nohup).
    """
    before = {asked: signal.signal(asked, _end) for asked in (signal.SIGTERM, signal.SIGINT)}
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        before[signal.SIGHUP] = signal.signal(
            signal.SIGHUP, lambda *_: os.kill(os.getpid(), signal.SIGTERM)
        )
    try:
        yield
    finally:
        for asked, handler in before.items():
            signal.signal(asked, handler)


def _end(*_: object) -> None:
    """Exit with status 0 after a requested stop."""
    raise SystemExit(0)


async def _collect_forever(lines: type[LineProtocol]) -> None:
    """Collect reference cycles when there may be some: closed sockets leave them, moves do not.

    Refused sockets leave them too, some 20 kB each, and a client can open a thousand a second.

    Python would collect whenever the heap has grown by a quarter. With a thousand tables, or a few
    full pads, that takes some tenths of a second, and all tables wait for it. So what has survived
    a collection is frozen, and only new memory is searched when sockets close. The garbage of a
    socket that was open then waits until all memory is searched.
    """
    gc.disable()
    gc.freeze()
    searched, gone, frozen = time.monotonic(), lines.gone, 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        all_due = time.monotonic() - searched >= COLLECT_SECONDS or frozen >= MOST_FROZEN
        if not all_due and lines.gone - gone < max(FEW_SOCKETS, lines.here):
            continue
        if all_due:
            gc.unfreeze()
            searched, frozen = time.monotonic(), 0
        gc.collect()
        gc.freeze()
        gone, frozen = lines.gone, frozen + lines.here


class _Node(uvicorn.Server):
    """A server that prints its link once it is open, and says goodbye to all phones at the end."""

    def __init__(
        self,
        config: uvicorn.Config,
        opened: Callable[[], None],
        app: Starlette,
        lines: type[LineProtocol] | None,
    ) -> None:
        super().__init__(config)
        self._opened, self._app, self._lines = opened, app, lines
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            if self._lines is not None:  # it counts closed connections
                self._collecting = asyncio.create_task(_collect_forever(self._lines))
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._collecting is not None:
            self._collecting.cancel()
        for server in self.servers:
            server.close()
        await provided(self._app).presence.send_home()
        await super().shutdown(sockets)


def _only_server(url: str) -> AbstractContextManager[object]:
    """The exclusive right to serve an SQLite file, held until it is closed, or BadAddress.

    The lock is SQLite's own, on an empty file beside the database. On every system it ends with
    this process, even after a crash, and workers do not inherit it.
    """
    file = make_url(url).database if url.startswith("sqlite") else None
    if file in (None, "", ":memory:"):
        return nullcontext()
    with ExitStack() as opened:
        try:
            lock = sqlite3.connect(f"{file}-server", timeout=LOCK_SECONDS, isolation_level=None)
            opened.enter_context(closing(lock))
            lock.execute("BEGIN EXCLUSIVE")
            with closing(sqlite3.connect(file)) as database:
                database.execute("PRAGMA schema_version")  # reads its first page
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise BadAddress(IN_USE.format(file)) from error
            raise BadAddress(f"The database {file} cannot be opened: {error}.") from error
        return opened.pop_all()


def _check_database(url: str) -> None:
    try:
        asyncio.run(schema.upgrade(url))
    except ModuleNotFoundError as error:
        raise BadAddress(f"The database needs {error.name}. {INSTALL}") from error
    except (SQLAlchemyError, OSError, ValueError) as error:
        why = str(error).splitlines()[0]
        raise BadAddress(f"The database cannot be opened: {why}") from error


def qr_code(link: str) -> str:
    """The link as a QR code in text."""
    drawn = io.StringIO()
    segno.make(link, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
