"""The doorbell between nodes: "table T is at row N", and who is where. Nothing of any game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ..addresses import INSTALL, BadAddress, bell_place

log = logging.getLogger("bellyflop")

MOST_WAITING = 10_000  # rings; what does not fit is lost, and healed like any lost ring


class Moved(Struct, frozen=True, array_like=True, tag="moved"):
    """A table is at this row."""

    table: str
    seq: int


class Here(Struct, frozen=True, array_like=True, tag="here"):
    """Who is at a table through this node: seats by when they were opened, and spectators."""

    table: str
    node: str
    seats: dict[int, int]
    watching: int


class Waved(Struct, frozen=True, array_like=True, tag="waved"):
    """Somebody reacted."""

    table: str
    seat: int
    what: str
    command: str = ""  # its id: said again it is shown to nobody; nodes of before told none


News = Moved | Here | Waved
N = TypeVar("N", Moved, Here, Waved)

_encode = msgspec.json.Encoder().encode
_news: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


class Bus(ABC):
    """Tells all other nodes. A ring may be lost: polling and repeating heal it."""

    alone = False  # whether there are no other nodes to tell

    def __init__(self) -> None:
        self._listeners: dict[type[News], Callable[[Any], None]] = {}

    def listen(self, kind: type[N], listener: Callable[[N], None]) -> None:
        """Call the listener for every ring of this kind that comes from another node."""
        self._listeners[kind] = listener

    def hear(self, news: News) -> None:
        """Another node has rung."""
        if type(news) in self._listeners:
            self._listeners[type(news)](news)

    @abstractmethod
    def ring(self, news: News) -> None:
        """Tell the other nodes, soon; nobody waits for it."""

    @abstractmethod
    async def open(self) -> None:
        """Begin to hear; it may take a while until somebody can be heard."""

    @abstractmethod
    async def close(self) -> None:
        """Stop hearing and ringing."""


class NoBus(Bus):
    """One node alone needs no bell."""

    alone = True

    def ring(self, news: News) -> None:
        pass

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass


class NatsDoorbell(Bus):
    """A bell over NATS, for several nodes on one PostgreSQL."""

    SUBJECT = "bellyflop.tables"

    def __init__(self, url: str) -> None:
        self._place = bell_place(url)
        from nats.aio.client import Client

        super().__init__()
        self._url, self._client = url, Client()
        self._silent = self._closed = False
        self._waiting: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    def ring(self, news: News) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(news)

    async def open(self) -> None:
        self._task = asyncio.create_task(self._ring_forever())

    async def _ring_forever(self) -> None:
        """Connect, however long it takes: a node without a bell is slow, not shut."""
        await self._client.connect(
            self._url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            ping_interval=10,
            no_echo=True,
            error_cb=self._miss,
            disconnected_cb=self._miss,
            reconnected_cb=self._find,
        )
        await self._find()
        await self._client.subscribe(self.SUBJECT, cb=self._heard)
        while True:
            news = await self._waiting.get()
            if self._client.is_connected:
                with contextlib.suppress(Exception):  # a lost ring costs one poll, never a move
                    await self._client.publish(self.SUBJECT, _encode(news))

    async def _miss(self, *_: object) -> None:
        """Say that it cannot be reached, once, however often that is tried."""
        if not self._silent and not self._closed and not self._client.is_connected:
            self._silent = True
            log.warning(
                "the doorbell at %s cannot be reached: it is tried again every second, and what "
                "happens at other nodes is seen two seconds later meanwhile",
                self._place,
            )

    async def _find(self) -> None:
        if self._silent:
            self._silent = False
            log.warning("the doorbell at %s is reached again", self._place)

    async def _heard(self, message: Any) -> None:
        with contextlib.suppress(msgspec.DecodeError, UnicodeError):
            self.hear(_news.decode(message.data))

    async def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._client.close(), 2)


def bus_at(url: str | None) -> Bus:
    """The doorbell this URL names, or BadAddress; without one, none."""
    if url is None:
        return NoBus()
    try:
        return NatsDoorbell(url)
    except ModuleNotFoundError as error:
        raise BadAddress(f"The doorbell needs {error.name}. {INSTALL}") from error
