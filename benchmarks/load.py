"""The load: phones that play, and sockets that only wait for their echo."""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import quantiles

import msgspec
from benchmarks.wire import Wire


class Choice(msgspec.Struct):
    do: msgspec.Raw


class Awaited(msgspec.Struct):
    kind: str
    seats: list[int] = []
    by: int | None = None


class Heard(msgspec.Struct):
    """The fields of a server message that the load needs."""

    type: str
    id: str = ""
    status: str = ""
    seq: int = -1
    awaiting: Awaited | None = None
    legal: list[Choice] | None = None


_read = msgspec.json.Decoder(Heard).decode


class Echoes:
    """Sockets to the echo server."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.waits: list[float] = []
        self._sent: list[float] = []

    async def connect(self, port: int, count: int) -> None:
        for number in range(count):
            self._sent.append(0.0)
            self.wires.append(await Wire.to(port, partial(self._back, number)))

    def send(self, number: int) -> bool:
        """Send a message of the size of a command."""
        self._sent[number] = time.perf_counter()
        self.wires[number].send(b"x" * 130)
        return True

    def _back(self, number: int, _: bytes) -> None:
        self.waits.append(time.perf_counter() - self._sent[number])


@dataclass
class Table:
    """Two people at a table; `due` is the next command with its seat, once it is known."""

    house: Tables
    wires: list[Wire] = field(default_factory=list)
    due: tuple[int, bytes] | None = None
    sent: float = 0.0
    over: bool = False

    def hear(self, seat: int, text: bytes) -> None:
        heard = _read(text)
        if heard.type == "answer":
            assert heard.status == "ok", text
            self.house.waits.append(time.perf_counter() - self.sent)
        elif heard.type == "update":
            assert heard.awaiting is not None
            self.over = heard.awaiting.kind == "over"
            move = self._move(seat, heard, heard.awaiting)
            if move is not None:
                self.due = (
                    seat,
                    b'{"id":"%b","base":%d,%b'
                    % (
                        secrets.token_hex(8).encode(),
                        heard.seq,
                        move,
                    ),
                )
                self.house.ready(self)

    def _move(self, seat: int, heard: Heard, awaited: Awaited) -> bytes | None:
        device = secrets.token_hex(16).encode()
        if awaited.kind == "chance" and awaited.by == seat:
            return b'"type":"throw","device":"%b"}' % device
        if awaited.kind == "players" and seat in awaited.seats:
            assert heard.legal is not None
            do = bytes(self.house.rng.choice(heard.legal).do)
            return b'"type":"do","do":%b,"device":"%b"}' % (do, device)
        return None

    def send(self) -> bool:
        """Send the move that is due; False if there is none."""
        if self.due is None:
            return False
        seat, command = self.due
        self.due = None
        self.sent = time.perf_counter()
        self.wires[seat].send(command)
        return True


class Tables:
    """All tables, two sockets at each."""

    def __init__(self, port: int) -> None:
        self.port, self.rng = port, Random(7)
        self.tables: list[Table] = []
        self.waits: list[float] = []
        self.at_once = False  # whether a table sends its next move as soon as it is known

    def open(self, game: str, count: int, seats: Sequence[object]) -> list[dict[str, object]]:
        """Make this many tables; the server's answers."""
        made = []
        door = http.client.HTTPConnection("127.0.0.1", self.port)
        for _ in range(count):
            door.request("POST", "/api/tables", json.dumps({"game": game, "seats": seats}))
            made.append(json.load(door.getresponse()))
        door.close()
        return made

    async def sit(self, made: dict[str, object]) -> Table:
        """Two phones at this table."""
        table = Table(self)
        tokens: list[dict[str, object]] = made["keys"]  # type: ignore[assignment]
        for seat, held in enumerate(tokens):
            wire = await Wire.to(self.port, partial(table.hear, seat))
            hello = {"type": "hello", "table": made["table"], "token": held["token"]}
            wire.send(json.dumps(hello).encode())
            table.wires.append(wire)
        return table

    async def fill(self, game: str, count: int, seats: Sequence[object]) -> None:
        """Replace the tables whose game is over, so that this many are in play."""
        for table in self.tables:
            if table.over:
                for wire in table.wires:
                    wire.close()
        self.tables = [table for table in self.tables if not table.over]
        for made in self.open(game, count - len(self.tables), seats):
            self.tables.append(await self.sit(made))

    def ready(self, table: Table) -> None:
        if self.at_once:
            table.send()

    def send(self, number: int) -> bool:
        """Send the next move at this table; False if there is none."""
        return self.tables[number % len(self.tables)].send()

    async def saturate(self, seconds: float) -> float:
        """The durable moves a second when every table moves as fast as it can."""
        self.waits.clear()
        self.at_once, began = True, time.perf_counter()
        for table in self.tables:
            table.send()
        await asyncio.sleep(seconds)
        self.at_once, took = False, time.perf_counter() - began
        done = len(self.waits)
        await asyncio.sleep(1.0)
        return done / took


@dataclass(frozen=True)
class Quantiles:
    """The median and the 99th percentile of some times, in milliseconds."""

    p50: float
    p99: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Quantiles:
        cuts = quantiles(seconds, n=100)
        return cls(1000 * cuts[49], 1000 * cuts[98])


async def paced(load: Echoes | Tables, rate: float, seconds: float, rng: Random) -> Quantiles:
    """How long answers take at a steady rate of messages a second."""
    load.waits.clear()
    count = len(load.wires if isinstance(load, Echoes) else load.tables)
    order = rng.sample(range(count), count)
    began, sent, place = time.perf_counter(), 0, 0
    while (now := time.perf_counter()) < began + seconds:
        while sent < (now - began) * rate:
            load.send(order[place % count])
            sent, place = sent + 1, place + 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(1.0)
    return Quantiles.of(load.waits)
