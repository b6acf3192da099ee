"""The doorbell: "table T is at row N", rung after every commit. It carries nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

Listener = Callable[[str, int], Awaitable[None]]


class Doorbell(ABC):
    """Tells all nodes that a table has moved on. A ring may be lost: polling heals it."""

    @abstractmethod
    async def ring(self, table: str, seq: int) -> None:
        """Say that this table is at this row."""

    @abstractmethod
    async def listen(self, listener: Listener) -> None:
        """Call the listener for every ring of another node."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening."""


class NoDoorbell(Doorbell):
    """One node alone needs no bell."""

    async def ring(self, table: str, seq: int) -> None:
        pass

    async def listen(self, listener: Listener) -> None:
        pass

    async def close(self) -> None:
        pass


class NatsDoorbell(Doorbell):
    """A bell over NATS, for several nodes on one PostgreSQL."""

    SUBJECT = "bellyflop.table"

    def __init__(self, url: str) -> None:
        from nats.aio.client import Client

        self._url, self._client = url, Client()

    async def _connected(self) -> None:
        if not self._client.is_connected and not self._client.is_reconnecting:
            await self._client.connect(
                self._url,
                max_reconnect_attempts=-1,
                reconnect_time_wait=1,
                no_echo=True,
                error_cb=_quiet,
                disconnected_cb=_quiet,
            )

    async def ring(self, table: str, seq: int) -> None:
        with contextlib.suppress(Exception):  # a lost ring costs one poll, never a move
            await self._client.publish(self.SUBJECT, f"{table} {seq}".encode())

    async def listen(self, listener: Listener) -> None:
        await self._connected()

        async def heard(message: object) -> None:
            table, _, seq = message.data.decode().partition(" ")  # type: ignore[attr-defined]
            await listener(table, int(seq))

        await self._client.subscribe(self.SUBJECT, cb=heard)

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._client.close(), 2)


async def _quiet(*_: object) -> None:
    pass


def doorbell_at(url: str | None) -> Doorbell:
    """The doorbell this URL names; without one, none."""
    if url is None:
        return NoDoorbell()
    if not url.startswith("nats://"):
        raise ValueError(f"a doorbell is nats://host:port, not {url}")
    return NatsDoorbell(url)
