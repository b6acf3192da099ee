"""Arbitrary bytes: a clear error, no log noise, and no change at the table."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from tests.server.forked import ForkedServer
from tests.server.kit import FAST, PATIENCE, Json, Phone, Server
from tests.server.noise import (
    HANDSHAKE,
    MESSAGES,
    ODD,
    TEXTS,
    frame,
    frames,
    harmless_frames,
    requests,
    shake_hands,
    texts,
)
from tests.server.scene import Scene, token
from tests.server.witness import read_log
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("noise") / "tables.db"
    with ForkedServer(f"sqlite+aiosqlite:///{file}", *FAST) as server:
        yield server
        assert_calm(server.stop())


@pytest.fixture
def watched(running: Server) -> Iterator[Server]:
    """A server that must be healthy at the end, with a clean log."""
    yield running
    assert running.ask("/health")[0] == 200
    assert_calm("".join(running.said))


def assert_calm(said: str) -> None:
    for word in ("Traceback", "Exception", "Error", "ERROR", "never retrieved"):
        assert word not in said, said


@pytest.fixture
def rounds(pytestconfig: pytest.Config) -> int:
    return 4000 if pytestconfig.getoption("--nightly") else 300


def hang_up(server: Server) -> tuple[Path, str]:
    """The log file and the id of a Pool-zee table in which seat 0 has a choice."""
    file = Path(server.database.removeprefix("sqlite+aiosqlite:///"))
    scene = Scene.of("pool-zee", "pp", options={"opening": False})
    return file, scene.play_until(lambda table: table.awaited == {0}).hang_up_in(file)


def test_text_that_is_no_command_gets_one_answer_each(watched: Server, rounds: int) -> None:
    file, table = hang_up(watched)
    before = read_log(file, table)
    asyncio.run(_say_all(watched, table, list(texts(Random(3), rounds))))
    assert read_log(file, table) == before


async def _say_all(server: Server, table: str, messages: list[str]) -> None:
    phone = await Phone(server, table, token(1), 1).arrive()
    await phone.look()
    assert phone.wire is not None
    for message in messages:
        await phone.wire.send(message.encode("utf-8", "replace"), text=True)
        answer = await _next(phone, "answer")
        assert answer["status"] in ("illegal", "forbidden", "stale") or "react" in message, answer
        assert answer["why"] or answer["status"] == "ok"
        assert len(answer["why"]) < 300
    await phone.leave()


async def _next(phone: Phone, kind: str) -> Json:
    while (message := await phone.receive())["type"] != kind:
        pass
    return message


def test_a_first_message_that_is_no_hello_is_refused(watched: Server) -> None:
    file, table = hang_up(watched)
    before = read_log(file, table)
    hellos = [json.dumps({**MESSAGES[0], key: odd}) for key in MESSAGES[0] for odd in ODD[:24]]
    asyncio.run(_first_messages(watched, table, [*TEXTS, *hellos]))
    assert read_log(file, table) == before


async def _first_messages(server: Server, table: str, messages: list[str]) -> None:
    for message in messages:
        phone = Phone(server, table, None, None)
        wire = await phone.connect()
        await wire.send(message.encode("utf-8", "replace"), text=True)
        bye = await _next(phone, "bye")
        assert (bye["reason"], bool(bye["why"])) == ("refused", True)
        with pytest.raises(ConnectionClosed):
            await phone.receive()
        await phone.leave()


@pytest.mark.parametrize(
    ("sent", "code"), [(b"bytes", 1003), ("x" * 4097, 1009), ("x" * 20000, 1009)]
)
def test_bytes_and_long_messages_end_the_socket_with_a_reason(
    watched: Server, sent: str | bytes, code: int
) -> None:
    file, table = hang_up(watched)
    before = read_log(file, table)

    async def send(first: bool) -> None:
        phone = Phone(watched, table, token(0), 0)
        wire = await phone.connect()
        if not first:
            await phone.hello()
            await phone.look()
        await wire.send(sent)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await phone.receive()
        assert wire.close_code == code
        await phone.leave()

    asyncio.run(send(first=True))
    asyncio.run(send(first=False))
    assert read_log(file, table) == before


def test_broken_requests_and_frames_disturb_nobody(watched: Server, rounds: int) -> None:
    file, table = hang_up(watched)
    before, wires = read_log(file, table), []
    for sent in requests(Random(5), rounds // 5):
        wires.append(socket.create_connection(("127.0.0.1", watched.port), timeout=PATIENCE))
        wires[-1].sendall(sent)
    hello = f'{{"type":"hello","table":"{table}","token":"{token(1)}"}}'.encode()
    for number, sent in enumerate(frames(Random(6), rounds // 10)):
        wires.append(shake_hands(watched.port))
        wires[-1].sendall((frame(1, hello) if number % 2 else b"") + sent)
    asyncio.run(_say_all(watched, table, TEXTS[:5]))  # while the others hang
    for wire in wires:
        wire.close()
    assert read_log(file, table) == before


class Line:
    """A connection for raw frames that reads everything it receives."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def to(cls, port: int, hello: bytes) -> Line:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE + frame(1, hello))
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        return cls(reader, writer)

    async def say(self, sent: bytes) -> None:
        self._writer.write(sent)
        await self._writer.drain()

    async def echo(self, word: bytes) -> None:
        """Wait until the other end has read everything sent so far."""
        pong = bytes([0x8A, len(word)]) + word
        await self.say(frame(9, word))
        await self._reader.readuntil(pong)

    async def hang_up(self) -> None:
        self._writer.transport.abort()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()


def test_a_storm_of_frames_disturbs_nobody(
    watched: Server, pytestconfig: pytest.Config, record_property: Callable[[str, object], None]
) -> None:
    count = 1_000_000 if pytestconfig.getoption("--nightly") else 3_000
    file, table = hang_up(watched)
    before = read_log(file, table)

    async def send(seed: int, left: int) -> None:
        """Send this many frames over successive connections, each ended by an invalid one."""
        rng = Random(seed)
        while left > 0:
            hello = {"type": "hello", "table": table, **rng.choice(({}, {"token": token(1)}))}
            line = await Line.to(watched.port, json.dumps(hello).encode())
            some = min(left, rng.randint(1, 400))
            left -= some
            noise = harmless_frames(rng, some)
            while batch := b"".join(islice(noise, 40)):
                await line.say(batch)
                await line.echo(rng.randbytes(16))
            await line.say(rng.choice(list(frames(rng, 1))))
            await line.hang_up()

    async def storm() -> None:
        async with asyncio.timeout(3600), asyncio.TaskGroup() as lines:
            for seed in range(4):
                lines.create_task(send(seed, count // 4))

    asyncio.run(storm())
    record_property("frames", count)
    asyncio.run(_say_all(watched, table, TEXTS[:5]))
    assert read_log(file, table) == before


def test_broken_requests_are_let_go_however_many_there_are(
    watched: Server, pytestconfig: pytest.Config, record_property: Callable[[str, object], None]
) -> None:
    count = 50_000 if pytestconfig.getoption("--nightly") else 400
    record_property("broken requests", count)
    noise = requests(Random(9), count)
    while batch := list(islice(noise, 50)):
        with contextlib.ExitStack() as wires:
            for sent in batch:
                wire = socket.create_connection(("127.0.0.1", watched.port), timeout=PATIENCE)
                wires.enter_context(wire).sendall(sent)
        assert watched.ask("/health")[0] == 200


BODIES: list[tuple[str, Json]] = [
    ("/api/tables", {"game": "pool-zee", "seats": [{"type": "person", "name": "Ana"}] * 2}),
    ("/api/rooms/{code}/seats", {"name": "Bo", "animal": "duck"}),
]


@pytest.mark.parametrize(("path", "body"), BODIES, ids=["make", "join"])
def test_bodies_that_are_no_request_are_refused_in_words(
    watched: Server, path: str, body: Json
) -> None:
    code = watched.open_table("pool-zee", [{"type": "person", "name": "Ana"}, {"type": "open"}])
    there = path.replace("{code}", code["code"])
    file = Path(watched.database.removeprefix("sqlite+aiosqlite:///"))
    before = read_log(file, code["table"])
    sent = [text.encode("utf-8", "replace") for text in TEXTS]
    sent += [json.dumps({**body, key: odd}).encode() for key in body for odd in _wrong(key)]
    sent += [b"\xff\xfe", b"x" * 100_000, Random(2).randbytes(500)]
    wire = http.client.HTTPConnection("127.0.0.1", watched.port, timeout=PATIENCE)
    for raw_body in sent:
        wire.request("POST", there, raw_body)
        answer = wire.getresponse()
        said = json.loads(answer.read())
        assert answer.status in (409, 413, 422), (raw_body[:200], said)
        assert said["error"]
        if answer.getheader("connection") == "close":
            wire.close()
    wire.close()
    assert read_log(file, code["table"]) == before


def _wrong(key: str) -> list[object]:
    """Invalid values for this field; a name may be any text with a visible character."""
    fine = ("‮", "𝕏", "'; --", "{}") if key == "name" else ()
    return [o for o in ODD if not (isinstance(o, str) and o.startswith(fine or ("\uffff",)))]


def test_addresses_that_lead_nowhere_are_told_so(watched: Server) -> None:
    wire = http.client.HTTPConnection("127.0.0.1", watched.port, timeout=PATIENCE)
    for path, word in (
        ("/api/rooms/%00", "no-such-code"),
        ("/api/rooms/BCD%00", "no-such-code"),
        ("/api/rooms/BCDF%0a", "no-such-code"),
        ("/api/rooms/%ff%fe", "no-such-code"),
        ("/api/rooms/%F0%9D%95%8F", "no-such-code"),
        ("/api/rooms/" + "A" * 3000, "no-such-code"),
        ("/api/rooms/..%2f..", "wrong-address"),
        ("/api/tables/%00/record", "no-such-table"),
        ("/api/tables/" + "0" * 23 + "%00/record", "no-such-table"),
        ("/api/tables/%ed%a0%80/record", "no-such-table"),
        ("/api/tables/" + "z" * 500 + "/record", "no-such-table"),
        ("/api/tables/" + "0" * 24 + "%20/record", "no-such-table"),
        ("/api/tables//record", "wrong-address"),
        ("/api/nothing", "wrong-address"),
    ):
        wire.request("GET", path)
        answer = wire.getresponse()
        said = json.loads(answer.read())
        assert (answer.status, said["word"]) == (404, word), path
        if answer.getheader("connection") == "close":
            wire.close()
    wire.close()
