"""A real server in its own process, and test phones that play at its tables."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from threading import Thread
from typing import IO, Any, Self

from websockets.asyncio.client import ClientConnection, connect

from bellyflop import load_game

Json = dict[str, Any]
PATIENCE = 60.0  # timeout in seconds; generous, because a busy machine is slow
MANY = ("--tables-per-minute", "1000000", "--sockets-per-address", "1000000")
FAST = ("--bot-pace", "0", "--commands-per-10-s", "1000000", *MANY)


def assert_no_fault(said: str) -> None:
    """Fail if this server output shows an internal error."""
    for word in ("Traceback", "ended badly", "failed: "):
        assert word not in said, said


def lasting_port() -> int:
    """A free port that stays free while its server is down.

    It lies outside the ephemeral range. Otherwise an outgoing connection, perhaps from a phone that
    is reconnecting, could take the port before the server is back.
    """
    while not is_free(port := secrets.choice(range(10_000, 32_000))):
        pass
    return port


def is_free(port: int) -> bool:
    """Whether a server could listen on this port now."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class Server:
    """`bellyflop serve` on loopback; it can be killed and started again on the same port."""

    def __init__(self, database: str, *arguments: str, command: Sequence[str] = ()) -> None:
        self.database, self.arguments = database, arguments
        self._command = tuple(command) or (sys.executable, "-m", "bellyflop", "serve")
        self.port = lasting_port()
        self.said: list[str] = []  # every line of output since the last start
        self.process: subprocess.Popen[str] | None = None
        self._listener: Thread | None = None

    def start(self) -> Self:
        """Start the server and wait until it prints its address."""
        place = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            [*self._command, *place, *self.arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        self.said = []
        for line in self.process.stdout:
            if self._hear(line):
                self._listener = Thread(
                    target=self._listen, args=(self.process.stdout,), daemon=True
                )
                self._listener.start()
                return self
        raise AssertionError("the server did not start: " + "".join(self.said))

    def _hear(self, line: str) -> bool:
        """Keep a line of output; whether the line held the address."""
        self.said.append(line)
        found = re.search(r"open at http://127\.0\.0\.1:(\d+)", line)
        if found:
            self.port = int(found[1])
        return found is not None

    def _listen(self, output: IO[str]) -> None:
        with output:
            self.said.extend(output)

    def kill(self) -> None:
        """Kill it with SIGKILL, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> str:
        """Ask it to stop with SIGTERM; its output since the start."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> str:
        """End it with this signal; its output since the start."""
        process, self.process = self.process, None
        if process is None or self._listener is None:
            return ""
        process.send_signal(how)
        try:
            process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        self._listener.join(timeout=PATIENCE)
        return "".join(self.said)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()

    # ── HTTP ─────────────────────────────────────────────────────────────────────────────────

    def ask(self, path: str, body: object = None) -> tuple[int, Any]:
        """The status and the JSON body of the response; a POST if a body is given."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def open_table(self, game: str, seats: Sequence[Json], **wanted: object) -> Json:
        """Open a table; its code and tokens."""
        status, made = self.ask("/api/tables", {"game": game, "seats": seats, **wanted})
        assert status == 201, made
        found: Json = made
        return found

    def join(self, code: str, name: str) -> Json:
        """Take a seat at the table with this code; the server's answer."""
        status, made = self.ask(f"/api/rooms/{code}/seats", {"name": name})
        assert status == 201, made
        found: Json = made
        return found

    def record(self, table: str) -> Json:
        """The table's public record as it stands now."""
        status, found = self.ask(f"/api/tables/{table}/record")
        assert status == 200, found
        record: Json = found
        return record


PERSON: Json = {"type": "person", "name": "Ana"}
OPEN: Json = {"type": "open"}
BOT: Json = {"type": "bot", "level": "paddler"}


@dataclass
class Phone:
    """One seat's phone: it keeps its token and its last update, and can reconnect at any time."""

    server: Server
    table: str
    token: str | None
    seat: int | None
    rng: Random = field(default_factory=lambda: Random(1))
    seen: Json | None = None
    answers: dict[str, Json] = field(default_factory=dict)
    others: list[Json] = field(default_factory=list)
    wire: ClientConnection | None = None
    url: str | None = None

    @classmethod
    def with_token(
        cls, server: Server, made: Mapping[str, Any], which: int = 0, seed: int = 1
    ) -> Phone:
        """A phone with one of the tokens of a new table."""
        held = made["keys"][which]
        return cls(server, made["table"], held["token"], held["seat"], Random(seed))

    async def arrive(self) -> Phone:
        """Connect and send hello."""
        await self.connect()
        await self.hello()
        return self

    async def connect(self) -> ClientConnection:
        """Connect without sending hello."""
        self.wire = await connect(self.url or f"ws://127.0.0.1:{self.server.port}/ws")
        return self.wire

    async def hello(self) -> None:
        """Send hello with the table, the token and the last row seen."""
        seen = -1 if self.seen is None else self.seen["seq"]
        await self.send({"type": "hello", "table": self.table, "token": self.token, "seen": seen})

    async def leave(self) -> None:
        """Close the connection."""
        if self.wire is not None:
            await self.wire.close()
            self.wire = None

    async def send(self, message: Mapping[str, object]) -> None:
        """Send a message unchanged."""
        assert self.wire is not None
        await self.wire.send(json.dumps(message))

    async def receive(self) -> Json:
        """The next message, which is also stored by its type."""
        assert self.wire is not None
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self.wire.recv())
        if message["type"] == "update":
            self.seen = message
        elif message["type"] == "answer":
            self.answers[message["id"]] = message
        else:
            self.others.append(message)
        return message

    async def look(self) -> Json:
        """The next update."""
        while (message := await self.receive())["type"] != "update":
            pass
        return message

    async def command(self, kind: str, **fields: object) -> Json:
        """Send a command and wait for its answer."""
        name = secrets.token_hex(8)
        if kind in ("do", "throw", "fell", "undo") and "base" not in fields:
            assert self.seen is not None
            fields["base"] = self.seen["seq"]
        await self.send({"type": kind, "id": name, **fields})
        while name not in self.answers:
            await self.receive()
        return self.answers[name]

    def next_command(self) -> Json | None:
        """The command this seat owes after its last update; None if it has to wait."""
        assert self.seen is not None
        awaiting = self.seen["awaiting"]
        if awaiting["kind"] == "chance" and awaiting["by"] == self.seat:
            return {"type": "throw", "device": self.rng.randbytes(16).hex()}
        if awaiting["kind"] == "players" and self.seat in awaiting["seats"]:
            do = self._choice()
            return {"type": "do", "do": do, "device": self.rng.randbytes(16).hex()}
        return None

    def _choice(self) -> object:
        """A random legal choice; if the server lists none, one computed from the view."""
        assert self.seen is not None
        choices = self.seen["legal"]
        if choices is not None:
            return choices[self.rng.randrange(len(choices))]["do"]
        assert self.seat is not None
        room = self.seen["room"]
        game = load_game(room["game"], seats=len(room["seats"]), **room["options"])
        imagined = game.imagine(game.read_view(self.seen["view"]), self.seat, self.rng)
        legal = game.legal(imagined, self.seat)
        return game.write_action(legal[self.rng.randrange(len(legal))])

    async def play(self) -> Json:
        """Play on until the game is over; the last update."""
        if self.seen is None:
            await self.look()
        while True:
            assert self.seen is not None
            if self.seen["awaiting"]["kind"] == "over":
                return self.seen
            wanted = self.next_command()
            if wanted is None:
                await self.receive()
                continue
            kind = wanted.pop("type")
            seq = self.seen["seq"]
            answer = await self.command(kind, **wanted)
            while answer["status"] in ("ok", "stale") and self.seen["seq"] <= seq:
                await self.receive()


async def play_all(phones: Sequence[Phone]) -> list[Json]:
    """Connect all phones and play the game to the end; the last update of each."""
    for phone in phones:
        await phone.arrive()
    try:
        return await asyncio.gather(*(phone.play() for phone in phones))
    finally:
        for phone in phones:
            await phone.leave()
