"""Limits: too many commands, phones that do not read, sockets without a hello."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from tests.server.crash import forked_server
from tests.server.forked import ForkedServer
from tests.server.kit import Json, Phone
from tests.server.noise import frame, shake_hands
from tests.server.scene import Scene, token
from tests.server.witness import read_log
from websockets.exceptions import ConnectionClosed


def playing(database: Path) -> str:
    """A Pool-zee table at which seat 0 must throw."""
    return Scene.of("pool-zee", "pp", options={"opening": False}).hang_up_in(database)


async def say(phone: Phone, count: int, **message: object) -> Counter[str]:
    """Send this many of these commands at once; the statuses of the answers."""
    names = [f"quick-{phone.rng.randrange(10**9)}" for _ in range(count)]
    for name in names:
        await phone.send({"id": name, **message})
    while not all(name in phone.answers for name in names):
        await phone.receive()
    return Counter(phone.answers[name]["status"] for name in names)


def test_the_twenty_first_command_in_ten_seconds_is_too_fast(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with ForkedServer(f"sqlite+aiosqlite:///{database}") as server:
        table = playing(database)
        before = read_log(database, table)
        asyncio.run(_hurry(server, table))
        assert read_log(database, table) == before


async def _hurry(server: ForkedServer, table: str) -> None:
    phone = await Phone(server, table, token(0), 0).arrive()
    await phone.look()
    assert phone.wire is not None
    for _ in range(5):
        await phone.wire.send("noise counts as well")
    assert await say(phone, 18, type="react", what="clap") == {"ok": 15, "too_fast": 3}
    again = Phone(server, table, token(0), 0)  # the limit applies to the seat, not to the socket
    await (await again.arrive()).look()
    assert (await again.command("throw"))["status"] == "too_fast"
    other = await Phone(server, table, token(1), 1).arrive()
    await other.look()
    assert await say(other, 1, type="react", what="clap") == {"ok": 1}
    for each in (phone, again, other):
        await each.leave()


def test_a_phone_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    with forked_server(tmp_path) as server:
        table = playing(tmp_path / "tables.db")
        asyncio.run(_ignore(server, table))


async def _ignore(server: ForkedServer, table: str) -> None:
    phone = await Phone(server, table, token(0), 0).arrive()
    await phone.look()
    deaf = shake_hands(server.port, small=True)
    hello = f'{{"type":"hello","table":"{table}","token":"{token(1)}"}}'.encode()
    deaf.sendall(frame(1, hello))
    while (await _presence(phone))["here"] != [0, 1]:
        pass
    noise = frame(1, b'{"type":"' + b"x" * 100 + b'"}') * 500
    for _ in range(10):
        await asyncio.to_thread(deaf.sendall, noise)
    while (await _presence(phone))["here"] != [0]:
        pass
    deaf.close()
    assert (await phone.command("throw"))["status"] == "ok"
    await phone.leave()


async def _presence(phone: Phone) -> Json:
    while (message := await phone.receive())["type"] != "presence":
        pass
    return message


def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    with forked_server(tmp_path) as server:
        table = playing(tmp_path / "tables.db")

        async def wait() -> int | None:
            phone = Phone(server, table, token(0), 0)
            wire = await phone.connect()
            with pytest.raises(ConnectionClosed):
                await phone.receive()
            return wire.close_code

        assert asyncio.run(wait()) == 1008
