"""A node without network or disk: thousands of tables per second, on a clock that can jump.

Everything between the wire and the log is production code: routes, sockets, node, table, frames.
"""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, TypeVar

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from bellyflop.core import Acted, AnyGame, RecordedEvent, Settled
from bellyflop.server.http.handshake import serve_socket
from bellyflop.server.http.limits import Limits
from bellyflop.server.http.routes import ROUTES
from bellyflop.server.http.services import Services, provide
from bellyflop.server.node.bus import Bus, NoBus
from bellyflop.server.node.metrics import Metrics
from bellyflop.server.node.node import Node
from bellyflop.server.node.presence import Presence
from bellyflop.server.store.log import Conflict
from bellyflop.server.store.store import Store
from bellyflop.server.table.log import Entry, Played, Seat, Started, TableOpened, Throw
from bellyflop.server.table.viewer import hash_token
from bellyflop.server.workers.bots import Thinkers
from bellyflop.server.workers.reviews import Reviewer

Json = dict[str, Any]
T = TypeVar("T")

SEED = bytes(range(32))
HOST = "the host's own token"
_numbers = count()  # makes every command id unique
_phones: set[asyncio.Task[None]] = set()  # the event loop holds only weak references to tasks
QUIET = 12  # loop iterations after which no message is still in flight


class Notebook(Store):
    """An in-memory log."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.rooms: dict[str, str] = {}

    async def create(self, table: str, code: str, rows: Sequence[Entry]) -> None:
        if code in self.rooms:
            raise Conflict("this code is in use")
        self.rooms[code], self.logs[table] = table, list(rows)

    async def append(self, table: str, rows: Sequence[Entry], patient: bool = False) -> None:
        if rows[0].seq != len(self.logs[table]):
            raise Conflict("somebody was faster")
        self.logs[table] += rows

    async def load(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
        return self.logs.get(table, [])[after + 1 :][:most]

    async def following(self, known: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        return {table: await self.load(table, after) for table, after in known}

    async def find(self, code: str) -> str | None:
        return self.rooms.get(code)

    def hurry(self, table: str) -> None:
        pass  # appends never wait here

    async def close(self) -> None:
        pass


def seat_token(seat: int) -> str:
    """The token of a seat at a table built here."""
    return f"the token of seat {seat}"


def opening(game: AnyGame, **chosen: Any) -> Entry:
    """The first row of a table with a person in every seat and a host without a seat."""
    opened = TableOpened(
        game=game.about.id,
        seats=people(game.seats),
        host_hash=hash_token(HOST),
        seed=SEED,
        options=game.options,
        code="BCDF",
    )
    return Entry(0, replace(opened, **chosen))


def people(count: int) -> tuple[Seat, ...]:
    """This many seats, with a person in each."""
    return tuple(
        Seat("person", f"P{seat}", token_hash=hash_token(seat_token(seat))) for seat in range(count)
    )


def laid_out(game: AnyGame, events: Sequence[RecordedEvent], **chosen: Any) -> list[Entry]:
    """The log of a table at which these events have happened."""
    rows, throws = [opening(game, **chosen), Entry(1, Started())], 0
    for event in events:
        throw = None
        if isinstance(event, Settled) and chosen.get("dice", "virtual") == "virtual":
            throw, throws = Throw(throws, None, ""), throws + 1
        name = f"command-{len(rows):06}" if isinstance(event, Acted) else None
        seat = event.seat if isinstance(event, Acted) else None
        rows.append(Entry(len(rows), Played(event, throw), seat, name))
    return rows


class Indoors:
    """One node with its routes, on top of a notebook."""

    def __init__(self, store: Notebook | None = None, bell: Bus | None = None) -> None:
        self.store = store or Notebook()
        bell = bell or NoBus()
        metrics = Metrics()
        self.node = Node(self.store, bell, metrics)
        self.app = Starlette(routes=[*ROUTES, WebSocketRoute("/ws", serve_socket)])
        self.services = Services(
            node=self.node,
            presence=Presence(bell),
            metrics=metrics,
            thinkers=Thinkers(1),
            reviewer=Reviewer(),
            limits=Limits(10**6, 10**6),
            commands_per_10_s=10**6,
        )
        provide(self.app, self.services)

    def use(self, **parts: Any) -> None:
        """Replace these services for all later requests."""
        self.services = replace(self.services, **parts)
        provide(self.app, self.services)

    def put(self, table: str, rows: Sequence[Entry], code: str = "BCDF") -> None:
        """Put this table into the log."""
        self.store.logs[table], self.store.rooms[code] = list(rows), table

    async def get(
        self,
        path: str,
        method: str = "GET",
        body: bytes = b"",
        *,
        token: str | None = None,
        meanwhile: Callable[[], Awaitable[None]] | None = None,
    ) -> tuple[int, bytes]:
        """The status and body of a response; `meanwhile` runs before the body is read."""
        sign = [] if token is None else [(b"authorization", f"Bearer {token}".encode())]
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": sign,
        }
        sent: list[Mapping[str, Any]] = []

        async def receive() -> Json:
            if meanwhile is not None:
                await meanwhile()
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:])

    async def visit(
        self, table: str, token: str | None, messages: Sequence[Json] = (), seen: int = -1
    ) -> list[str]:
        """Every message a phone receives from its hello until it disconnects."""
        hello = {"type": "hello", "table": table, "token": token, "seen": seen}
        to_say = [json.dumps(message) for message in (hello, *messages)]
        heard: list[str] = []

        async def receive() -> Json:
            if not greeted:
                greeted.append(True)
                return {"type": "websocket.connect"}
            for _ in range(QUIET):
                await asyncio.sleep(0)
            if to_say:
                return {"type": "websocket.receive", "text": to_say.pop(0)}
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                heard.append(message["text"])

        greeted: list[bool] = []
        scope = {"type": "websocket", "path": "/ws", "headers": [], "query_string": b""}
        await self.app(scope, receive, send)
        return heard


class Guest:
    """A phone that stays connected, keeps every message, and can wait for a particular one."""

    def __init__(self, house: Indoors, table: str, token: str | None) -> None:
        self.house, self.table, self.token = house, table, token
        self.heard: list[Json] = []
        self._to_say: asyncio.Queue[str | None] = asyncio.Queue()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._greeted = False

    async def arrive(self) -> Guest:
        """Connect, send hello and wait for the first update."""
        self._greeted, self.heard = False, []
        scope = {"type": "websocket", "path": "/ws", "headers": [], "query_string": b""}
        self._task = asyncio.create_task(self.house.app(scope, self._receive, self._send))
        _phones.add(self._task)
        self._task.add_done_callback(_phones.discard)
        self.say({"type": "hello", "table": self.table, "token": self.token, "seen": -1})
        await self._wait(lambda message: message["type"] == "update")
        return self

    async def leave(self) -> None:
        """Disconnect."""
        assert self._task is not None
        self._to_say.put_nowait(None)
        await self._task

    def say(self, message: Json) -> None:
        """Send a message."""
        self._to_say.put_nowait(json.dumps(message))

    async def command(self, kind: str, **fields: object) -> Json:
        """Send a command; its answer."""
        name = f"{kind}-{next(_numbers):08}"
        if kind in ("do", "throw", "fell", "undo"):
            fields = {"base": self.seen["seq"], **fields}
        self.say({"type": kind, "id": name, **fields})
        return await self._wait(lambda m: m["type"] == "answer" and m["id"] == name)

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first update that matches, starting with the last one received."""
        if wanted(self.seen):
            return self.seen
        return await self._wait(lambda m: m["type"] == "update" and wanted(m))

    async def until_heard(self, wanted: Callable[[Json], bool], start: int) -> Json:
        """The first message that matches, from the message at index `start` on."""
        return await self._wait(wanted, start)

    async def moved(self) -> Json:
        """The next update with a higher row number."""
        last = self.seen["seq"]
        return await self.until(lambda update: update["seq"] > last)

    @property
    def seen(self) -> Json:
        """The last update."""
        return next(m for m in reversed(self.heard) if m["type"] == "update")

    @property
    def seconds(self) -> float | None:
        """The seconds left on the clock at the last update; None if it does not run."""
        clocks = [m for m in self.heard if m["type"] == "clock"]
        return clocks[-1]["seconds"] if clocks and clocks[-1]["seq"] == self.seen["seq"] else None

    async def _wait(self, wanted: Callable[[Json], bool], start: int | None = None) -> Json:
        start = len(self.heard) if start is None else start
        while True:
            for message in self.heard[start:]:
                if wanted(message):
                    for _ in range(QUIET):  # let related messages arrive first
                        await asyncio.sleep(0)
                    return message
            start = len(self.heard)
            self._news.clear()
            await self._news.wait()

    async def _receive(self) -> Json:
        if not self._greeted:
            self._greeted = True
            return {"type": "websocket.connect"}
        text = await self._to_say.get()
        if text is None:
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "text": text}

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
            self._news.set()


# ── a clock that jumps ──────────────────────────────────────────────────────────────────────────


class _Leaping(selectors.SelectSelector):
    """A selector that never sleeps: it advances its clock instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if not found and timeout is None:
            raise AssertionError("nothing will ever happen again")
        self.now += 0.0 if found or timeout is None else timeout
        return found


class LeapingLoop(asyncio.SelectorEventLoop):
    """An event loop that skips idle time: an hour passes at once if no task is ready."""

    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self._leaping.now

    def doze(self, seconds: float) -> None:
        """Advance the clock without running anything, as if the process had been suspended."""
        self._leaping.now += seconds


def leap(work: Coroutine[Any, Any, T]) -> T:
    """The result of this coroutine, run on a clock that jumps over every wait."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(work)
