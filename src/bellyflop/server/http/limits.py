"""Limits for each address: new tables, wrong room codes, open sockets."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter

from starlette.datastructures import Address

MINUTE = 60.0
MOST_REMEMBERED = 10_000  # addresses in memory; beyond that the oldest is forgotten
WRONG_CODES = 4  # wrong codes for each table that may be made


def network_of(client: Address | None) -> str | None:
    """The network that counts as one address; None if it is unknown and nothing is counted.

    A home on IPv6 has a network of 64 bits to itself, so the whole network counts as one.
    """
    if client is None:
        return None
    try:
        address = ipaddress.ip_address(client.host)
    except ValueError:
        return client.host or None
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or address.packed[:8].hex())


class TokenBucket:
    """A token bucket for each address: so many turns a minute, all of them at once if need be."""

    def __init__(self, per_minute: int) -> None:
        self._pause = MINUTE / per_minute
        self._rested: dict[str, float] = {}  # by address: when its bucket is full again

    def wait(self, home: str | None) -> float:
        """The seconds until this address may take a turn; 0 if it may now."""
        if home is None:
            return 0.0
        now = asyncio.get_running_loop().time()
        self._forget(now)
        seconds = max(self._rested.get(home, now), now) + self._pause - now - MINUTE
        return seconds if seconds > 1e-6 else 0.0

    def take(self, home: str | None) -> None:
        """Count a turn of this address."""
        if home is not None:
            now = asyncio.get_running_loop().time()
            rested = self._rested.pop(home, now)  # so that it is the newest in memory
            self._rested[home] = max(rested, now) + self._pause

    def _forget(self, now: float) -> None:
        """Forget addresses whose bucket is full again, and the oldest of too many."""
        while self._rested:
            first = next(iter(self._rested))
            if self._rested[first] > now and len(self._rested) < MOST_REMEMBERED:
                return
            del self._rested[first]


class Limits:
    """Counts by address: new tables, wrong room codes and open sockets."""

    def __init__(self, tables_per_minute: int, sockets_per_address: int) -> None:
        self._tables = TokenBucket(tables_per_minute)
        self._most = sockets_per_address
        self._sockets: Counter[str] = Counter()
        self.wrong_codes = TokenBucket(
            WRONG_CODES * tables_per_minute
        )  # more would let strangers guess their way to tables

    def table_in(self, home: str | None) -> float:
        """The seconds to wait before another table may be made; if 0, this one is counted."""
        wait = self._tables.wait(home)
        if not wait:
            self._tables.take(home)
        return wait

    def let_in(self, home: str | None) -> bool:
        """Whether this address may open one more socket; if so it counts until `let_out`."""
        if home is None:
            return True
        if self._sockets[home] >= self._most:
            return False
        self._sockets[home] += 1
        return True

    def let_out(self, home: str | None) -> None:
        """Count a socket off that was let in."""
        if home is None:
            return
        self._sockets[home] -= 1
        if not self._sockets[home]:
            del self._sockets[home]
