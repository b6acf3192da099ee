"""The bus between nodes on different machines, over NATS."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import MISSING, fields
from functools import reduce
from operator import or_
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from ..addresses import INSTALL, BadAddress, bell_place
from .bus import Bus, News, NoBus

log = logging.getLogger("bellyflop")

MOST_WAITING = 10_000  # messages; more are dropped, and the poll makes up for them


def _spelled(kind: type[Any]) -> type[Struct]:
    """The struct for this kind; on the wire, a list of its name in lower case and its values."""
    hints = get_type_hints(kind)
    parts: list[Any] = []
    for each in fields(kind):
        part = [each.name, hints[each.name]]
        if each.default is not MISSING:
            part.append(each.default)
        elif each.default_factory is not MISSING:
            part.append(msgspec.field(default_factory=each.default_factory))
        parts.append(tuple(part))
    tag = kind.__name__.lower()
    return msgspec.defstruct(kind.__name__, parts, frozen=True, array_like=True, tag=tag)


_MEANT: dict[type[Struct], type[Any]] = {_spelled(kind): kind for kind in get_args(News)}
_SPELLED = {kind: spelled for spelled, kind in _MEANT.items()}
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(reduce(or_, _MEANT)).decode


def spell(news: News) -> bytes:
    """The bytes of a message."""
    values = (getattr(news, each.name) for each in fields(news))
    return _encode(_SPELLED[type(news)](*values))


def read(data: bytes) -> News:
    """The message in these bytes, or msgspec.DecodeError."""
    spelled = _decode(data)
    news: News = _MEANT[type(spelled)](*msgspec.structs.astuple(spelled))
    return news


class NatsBus(Bus):
    """A bus over NATS, for several nodes on one PostgreSQL."""

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
        """Connect, however long it takes, then send. Until then the node polls, only slower."""
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
                with contextlib.suppress(Exception):  # a lost message costs a poll, never a move
                    await self._client.publish(self.SUBJECT, spell(news))

    async def _miss(self, *_: object) -> None:
        """Log once that NATS cannot be reached, however often the client tries."""
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
            self.hear(read(message.data))

    async def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._client.close(), 2)


def bus_at(url: str | None) -> Bus:
    """The bus at this URL, or BadAddress; without a URL one that reaches nobody."""
    if url is None:
        return NoBus()
    try:
        return NatsBus(url)
    except ModuleNotFoundError as error:
        raise BadAddress(f"The doorbell needs {error.name}. {INSTALL}") from error
