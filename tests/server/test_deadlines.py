"""Deadlines for slow requests, limits per address, and no log noise from foreign bytes."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import FAST, PATIENCE, Server, assert_no_fault
from tests.server.noise import HANDSHAKE, frame
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from bellyflop.server.http import deadlines
from bellyflop.server.http.deadlines import TimedProtocol, timed, try_out
from bellyflop.server.run import _is_ours

HOST = "127.0.0.1"
ANOTHER = "127.0.0.2"  # Linux has many loopback addresses
linux = pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address")
WHOLE = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers after the whole request."""
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"heard"})


@asynccontextmanager
async def served(
    most: int = 300, seconds: float = PATIENCE, proxies: str = HOST
) -> AsyncIterator[tuple[int, type[TimedProtocol]]]:
    """A listening port and its protocol class."""
    config = Config(echo, log_config=None, lifespan="off", timeout_keep_alive=int(PATIENCE))
    config.load()
    made = timed(most, proxies, seconds)
    server = await asyncio.get_running_loop().create_server(
        lambda: made(config, ServerState(), {}), "0.0.0.0", 0
    )
    async with server:
        yield server.sockets[0].getsockname()[1], made


async def said_by(reader: asyncio.StreamReader) -> bytes:
    """Everything received until the other side closes."""
    with contextlib.suppress(ConnectionResetError):
        return await asyncio.wait_for(reader.read(), PATIENCE)
    return b""


@pytest.mark.parametrize(
    "half", [b"", b"GET / HT", WHOLE[:40], WHOLE[:-1], WHOLE + WHOLE[:30]], ids=range(5)
)
def test_who_does_not_finish_a_request_is_let_go_even_if_more_drips_in(half: bytes) -> None:
    async def come() -> None:
        async with served(seconds=1.5) as (
            port,
            made,
        ):  # a busy machine needs some time for the complete request
            reader, writer = await asyncio.open_connection(HOST, port)
            writer.write(half)

            async def drip() -> None:
                while True:
                    await asyncio.sleep(0.01)
                    writer.write(b"h" if half and half != WHOLE[:-1] else b"")

            dripping = asyncio.create_task(drip())
            said = await said_by(reader)
            dripping.cancel()
            assert said.count(b"heard") == (half.startswith(WHOLE))
            writer.close()
            while made.unfinished:
                await asyncio.sleep(0)

    asyncio.run(come())


def test_who_asks_and_asks_again_is_answered_and_no_deadline_is_left() -> None:
    async def come() -> None:
        async with served(most=1, proxies="") as (port, made):
            reader, writer = await asyncio.open_connection(HOST, port)
            for cut in (0, 3, 40, len(WHOLE) - 1):
                writer.write(WHOLE[:cut])
                await writer.drain()
                writer.write(WHOLE[cut:])
                await asyncio.wait_for(reader.readuntil(b"heard"), PATIENCE)
                assert not made.unfinished
            writer.close()

    asyncio.run(come())


@linux
def test_one_address_may_hold_so_many_and_proxies_and_others_are_not_kept_out() -> None:
    async def come() -> None:
        async with served(most=3) as (port, made):
            there = (ANOTHER, 0)
            held = [await asyncio.open_connection(HOST, port, local_addr=there) for _ in range(3)]
            while made.unfinished[ANOTHER] < 3:
                await asyncio.sleep(0)
            fourth, unwanted = await asyncio.open_connection(HOST, port, local_addr=there)
            assert await said_by(fourth) == b""
            unwanted.close()
            many = [await asyncio.open_connection(HOST, port) for _ in range(9)]  # the proxy's
            for reader, writer in (*many, *held):
                writer.write(WHOLE)
                await asyncio.wait_for(reader.readuntil(b"heard"), PATIENCE)
            assert not made.unfinished
            again, writer = await asyncio.open_connection(HOST, port, local_addr=there)
            writer.write(WHOLE)
            await asyncio.wait_for(again.readuntil(b"heard"), PATIENCE)
            for _, open_ in (*many, *held, (again, writer)):
                open_.close()

    asyncio.run(come())


@linux
def test_half_open_connections_of_one_address_do_not_close_the_house(tmp_path: Path) -> None:
    """With a low limit on open files, and more connections than that."""
    few = ("/bin/sh", "-c", 'ulimit -n 160; exec "$0" -m bellyflop serve "$@"', sys.executable)
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    with (
        Server(url, "--sockets-per-address", "40", command=few) as server,
        contextlib.ExitStack() as held,
    ):
        for _ in range(250):
            wire = held.enter_context(socket.socket())
            wire.bind((ANOTHER, 0))
            wire.connect((HOST, server.port))
            with contextlib.suppress(OSError):  # the server may have closed it already
                wire.sendall(b"GET / HT")
        for _ in range(5):
            assert server.ask("/health")[0] == 200
        assert_no_fault(server.stop())


def test_a_strangers_bytes_make_neither_a_traceback_nor_a_line_in_the_log(tmp_path: Path) -> None:
    """A bad message instead of hello, and invalid text right after it: the socket closes."""
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", *FAST) as server:
        for said in (
            HANDSHAKE + frame(1, b"x") + frame(1, b"\xff"),
            HANDSHAKE + frame(2, b"x") + frame(1, b"\xff"),
            HANDSHAKE + frame(1, b"x" * 5000) + frame(1, b"\xff"),
            HANDSHAKE + frame(1, b"\xff"),
            b"GET / HTTP/9.9\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00",
        ):
            for _ in range(5):
                with socket.create_connection((HOST, server.port), PATIENCE) as wire:
                    with contextlib.suppress(OSError):  # the server may close it before all is sent
                        wire.sendall(said)
                        wire.shutdown(socket.SHUT_WR)  # half-close, or both sides would wait
                    with contextlib.suppress(ConnectionResetError):
                        while wire.recv(4096):
                            pass
        assert server.ask("/health")[0] == 200
        before = len(server.said)
        told = server.stop()
        assert_no_fault(told)
        assert "Invalid" not in told
        assert len(told.splitlines()) <= before + 1


def test_the_filter_lets_our_own_faults_through() -> None:
    import logging

    def record(words: str) -> logging.LogRecord:
        return logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, words, (), None)

    assert _is_ours(record("Exception in ASGI application"))
    assert not _is_ours(record("Invalid HTTP request received."))


# ── other insides ───────────────────────────────────────────────────────────────────────────────


def test_this_uvicorn_has_the_insides_that_a_deadline_stands_on() -> None:
    try_out()


@pytest.mark.parametrize("inside", ["data_received", "connection_made", "handle_websocket_upgrade"])
def test_a_uvicorn_with_other_insides_is_found_out(
    inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def other(*_: object) -> None:
        raise AttributeError(inside)

    assert hasattr(HttpToolsProtocol, inside)
    monkeypatch.setattr(HttpToolsProtocol, inside, other)
    monkeypatch.setattr(deadlines, "TRIAL_SECONDS", 0.5)
    with pytest.raises((RuntimeError, TimeoutError)):
        try_out()
