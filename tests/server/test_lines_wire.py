"""Reading pauses only at the end of a loop round, and nothing piles up on a connection."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import BOT, FAST, PATIENCE, PERSON, Phone, Server, play_all
from tests.server.noise import HANDSHAKE, frame
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import WebSocketException

from bellyflop.server import run as serving
from bellyflop.server.http import fast_websocket
from bellyflop.server.http.fast_websocket import LazyTransport, LineProtocol, lines_for, try_out


class Counted(asyncio.Transport):
    """A real transport that counts calls of `pause_reading`."""

    def __init__(self, wire: asyncio.Transport) -> None:
        self.wire, self.pauses = wire, 0

    def pause_reading(self) -> None:
        self.pauses += 1
        self.wire.pause_reading()

    def resume_reading(self) -> None:
        self.wire.resume_reading()


@asynccontextmanager
async def line() -> AsyncIterator[tuple[LazyTransport, Counted]]:
    """One end of a connection."""
    here, there = socket.socketpair()
    loop = asyncio.get_running_loop()
    wire, _ = await loop.create_connection(asyncio.Protocol, sock=here)
    counted = Counted(wire)
    try:
        yield LazyTransport(counted, loop), counted
    finally:
        wire.close()
        there.close()


def test_reading_stops_only_if_nobody_goes_on_in_the_same_round() -> None:
    async def play() -> None:
        async with line() as (lazy, counted):
            for _ in range(3):
                lazy.pause_reading()
                lazy.resume_reading()
            await asyncio.sleep(0)
            assert counted.pauses == 0
            assert counted.wire.is_reading()
            lazy.pause_reading()
            await asyncio.sleep(0)
            assert counted.pauses == 1
            assert not counted.wire.is_reading()
            lazy.resume_reading()
            assert counted.wire.is_reading()

    asyncio.run(play())


async def patient(_: object, receive: Any, send: Any) -> None:
    """An application that accepts every socket and reads until it closes."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@asynccontextmanager
async def phone(
    said: bytes = HANDSHAKE, commands_per_10_s: int = 10**6
) -> AsyncIterator[tuple[LineProtocol, asyncio.Transport, socket.socket]]:
    """A line, its transport and the client socket, after these bytes and a first answer."""
    here, there = socket.socketpair()
    there.setblocking(False)
    loop, config = asyncio.get_running_loop(), Config(patient, log_config=None, lifespan="off")
    config.load()
    made = lines_for(commands_per_10_s)
    wire, protocol = await loop.connect_accepted_socket(
        lambda: made(config, ServerState(), {}), here
    )
    await loop.sock_sendall(there, said)
    while not await loop.sock_recv(there, 4096):
        pass
    try:
        yield protocol, wire, there
    finally:
        there.close()
        while protocol.tasks or not protocol.disconnected:
            await asyncio.sleep(0)


def test_no_answers_pile_up_for_a_phone_that_pings_and_does_not_read() -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()
        async with phone() as (protocol, wire, there):
            for _ in range(100):
                await loop.sock_sendall(there, frame(9, b"x" * 125) * 100)
            assert not protocol.free
            assert wire.get_write_buffer_size() < 200_000
            while not protocol.free:
                await loop.sock_recv(there, 65_536)
            await loop.sock_sendall(there, frame(9, b"still there?"))
            heard = b""
            while not heard.endswith(b"still there?"):
                heard += await loop.sock_recv(there, 65_536)

    asyncio.run(play())


def test_empty_pieces_of_a_message_do_not_pile_up() -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()
        async with phone() as (protocol, _, there):
            await loop.sock_sendall(there, frame(1, b"{", fin=False))
            await loop.sock_sendall(there, frame(0, b"", fin=False) * 1000)
            while not protocol.frames:
                await asyncio.sleep(0)
            await loop.sock_sendall(there, frame(0, b"|", fin=False))
            while protocol.frames[-1] != b"|":
                await asyncio.sleep(0)
            assert protocol.frames == [b"{", b"|"]

    asyncio.run(play())


def test_who_floods_a_line_is_let_go_before_much_of_it_is_read() -> None:
    async def play(flood: bytes) -> None:
        loop = asyncio.get_running_loop()
        async with phone(commands_per_10_s=20) as (protocol, wire, there):
            await loop.sock_sendall(there, flood * 190)  # that is still fine
            await asyncio.sleep(0.01)
            assert not wire.is_closing()
            await loop.sock_sendall(there, flood * 10_000)
            while not wire.is_closing():
                await asyncio.sleep(0)
            assert protocol._frames < 400
            heard = b""
            while b"Too many messages." not in heard:
                heard += await loop.sock_recv(there, 65_536)

    for flood in (frame(9, b""), frame(10, b""), frame(1, b"{}")):
        asyncio.run(play(flood))


def test_who_is_sent_away_at_the_door_leaves_no_garbage_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(LineProtocol.gone))
    for name in ("freeze", "unfreeze", "disable"):
        monkeypatch.setattr(gc, name, lambda: None)
    monkeypatch.setattr(serving, "LOOK_SECONDS", 0)

    async def play() -> None:
        before = LineProtocol.gone
        collecting = asyncio.create_task(serving._collect_forever(LineProtocol))
        for _ in range(serving.FEW_SOCKETS):
            assert not looks
            async with phone(HANDSHAKE.replace(b"13", b"99")):
                pass
        await asyncio.sleep(0.01)
        collecting.cancel()
        assert looks == [before + serving.FEW_SOCKETS]

    asyncio.run(play())


def test_what_survived_is_searched_again_once_many_sockets_may_lie_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    for name in ("collect", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, name, lambda name=name: done.append(name))
    monkeypatch.setattr(gc, "disable", lambda: None)
    monkeypatch.setattr(serving, "LOOK_SECONDS", 0)
    monkeypatch.setattr(serving, "MOST_FROZEN", 20)
    monkeypatch.setattr(LineProtocol, "here", 10)
    monkeypatch.setattr(LineProtocol, "gone", 0)

    async def play() -> None:
        collecting = asyncio.create_task(serving._collect_forever(LineProtocol))
        for expected in (
            ["freeze"],
            ["collect", "freeze"],
            ["collect", "freeze", "unfreeze", "collect", "freeze"],  # twice ten were open
        ):
            while len(done) < len(expected):
                await asyncio.sleep(0)
            assert done == expected
            done.clear()
            LineProtocol.gone += serving.FEW_SOCKETS
        collecting.cancel()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


# ── other insides ───────────────────────────────────────────────────────────────────────────────


def test_this_uvicorn_has_the_insides_that_a_line_stands_on() -> None:
    try_out()


@pytest.mark.parametrize("inside", ["handle_events", "handle_text", "send", "data_received"])
def test_a_uvicorn_with_other_insides_is_found_out(
    inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def other(*_: object) -> None:
        raise AttributeError(inside)

    monkeypatch.setattr(WebSocketsSansIOProtocol, inside, other)
    monkeypatch.setattr(fast_websocket, "TRIAL_SECONDS", 0.5)
    with pytest.raises((AttributeError, TimeoutError, ConnectionError, WebSocketException)):
        try_out()


OTHER_INSIDES = """
from bellyflop.server.http import deadlines, fast_websocket

def try_out():
    raise AttributeError("conn")

deadlines.try_out = fast_websocket.try_out = try_out
from bellyflop.cli import main
main()
"""


def test_with_other_insides_games_are_played_over_plain_lines(tmp_path: Path) -> None:
    command = (sys.executable, "-c", OTHER_INSIDES, "serve")
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", *FAST, command=command) as server:
        made = server.open_table("pool-zee", [PERSON, BOT])
        (end,) = asyncio.run(play_all([Phone.with_token(server, made)]))
        assert end["awaiting"]["kind"] == "over"
        assert server.stop().count("is not known here") == 2
