"""The limits: how many tables an address may make, codes guess, and sockets hold open."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter

from starlette.datastructures import Address

MINUTE = 60.0
MOST_REMEMBERED = 10_000  # addresses that took turns; of more, the first is forgotten
WRONG_CODES = 4  # for each table that may be made


def network_of(client: Address | None) -> str | None:
    """What is counted as one address; None where it is not known, and nothing is counted.

    A home on IPv6 has a whole network of 64 bits for itself, so that is what counts there.
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
    """So many in a minute for each address: all of them at once, after that one by one."""

    def __init__(self, per_minute: int) -> None:
        self._pause = MINUTE / per_minute
        self._rested: dict[str, float] = {}  # when it may take a minute's turns at once again

    def wait(self, home: str | None) -> float:
        """The seconds until this address may take a turn."""
        if home is None:
            return 0.0
        now = asyncio.get_running_loop().time()
        self._forget(now)
        seconds = max(self._rested.get(home, now), now) + self._pause - now - MINUTE
        return seconds if seconds > 1e-6 else 0.0

    def take(self, home: str | None) -> None:
        """It has taken one."""
        if home is not None:
            now = asyncio.get_running_loop().time()
            rested = self._rested.pop(home, now)  # so that it stands last among those remembered
            self._rested[home] = max(rested, now) + self._pause

    def _forget(self, now: float) -> None:
        """Whoever has rested for a minute is like somebody new."""
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
        )  # or others' tables are guessed

    def table_in(self, home: str | None) -> float:
        """The seconds to wait before another table may be made; if none, it counts as made."""
        wait = self._tables.wait(home)
        if not wait:
            self._tables.take(home)
        return wait

    def let_in(self, home: str | None) -> bool:
        """Whether one more socket may be open there; it is counted then until it is let out."""
        if home is None:
            return True
        if self._sockets[home] >= self._most:
            return False
        self._sockets[home] += 1
        return True

    def let_out(self, home: str | None) -> None:
        """A socket that was let in is closed."""
        if home is None:
            return
        self._sockets[home] -= 1
        if not self._sockets[home]:
            del self._sockets[home]
