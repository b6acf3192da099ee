"""Limits for each address: new tables, wrong room codes, open sockets, and event loop time."""

from __future__ import annotations

import asyncio
import ipaddress
import types
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from time import monotonic, perf_counter
from typing import Any, TypeVar

from starlette.datastructures import Address

MINUTE = 60.0
MOST_REMEMBERED = 10_000  # addresses in memory; beyond that the oldest is forgotten
WRONG_CODES = 4  # wrong codes allowed for each table that may be made


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
        """Stop counting a socket that was let in."""
        if home is None:
            return
        self._sockets[home] -= 1
        if not self._sockets[home]:
            del self._sockets[home]


# ── time of the event loop and bytes, not commands: what costs more counts more ───────────────────

AHEAD_SECONDS = 0.1  # of the loop that an address may take at once
NEXT_SECONDS = 0.0005  # charged in advance after a wait
SOCKET_SECONDS = 0.001  # charged for a new socket, beside its metered time
ROW_SECONDS = 0.0002  # charged for a row of the log
BYTE_SECONDS = 2e-9  # charged for a byte that the system sends
ALONE_SECONDS = 10.0  # after its last message an address still counts as present
LONGEST_WAIT = 3.0
T = TypeVar("T")


class Share:
    """The time of the event loop that one address has taken."""

    def __init__(self, of: Shares) -> None:
        self._of = of
        self._taken, self._at = 0.0, monotonic()
        self.heard_at = self._at

    def charge(self, seconds: float) -> None:
        """Count this time of the loop, up to a limit that is lower while nobody else is there."""
        self._rest()
        self._of.heard(self)
        ahead = 0.0 if self._of.alone(self) else self._of.part * LONGEST_WAIT
        self._taken = min(self._taken + seconds, AHEAD_SECONDS + ahead)

    def charge_bytes(self, count: int) -> None:
        """Charge for this many bytes sent."""
        self.charge(count * BYTE_SECONDS)

    @property
    def wait(self) -> float:
        """The seconds until this address may take more."""
        self._rest()
        if self._taken <= AHEAD_SECONDS or self._of.alone(self):
            return 0.0
        return (self._taken - AHEAD_SECONDS) / self._of.part

    async def turn(self) -> None:
        """Wait until this address may take more; waiting requests go one after the other."""
        if (seconds := self.wait) > 0:
            self.charge(NEXT_SECONDS)
            await asyncio.sleep(seconds)

    async def metered(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of the work; its time on the loop is counted."""
        return await _metered(work, self.charge)

    def _rest(self) -> None:
        now = monotonic()
        self._taken = max(self._taken - (now - self._at) * self._of.part, 0.0)
        self._at = now

    @property
    def rested(self) -> bool:
        """Whether it can be forgotten."""
        self._rest()
        return not self._taken and self._at - self.heard_at > ALONE_SECONDS


class Shares:
    """The shares of all addresses: each gets this part of the loop while others are present."""

    def __init__(self, part: float) -> None:
        self.part = part
        self._shares: dict[str | None, Share] = {}
        self._last: tuple[Share, Share] | None = None  # the two heard from last

    def of(self, home: str | None) -> Share:
        """The share of this address."""
        share = self._shares.get(home)
        if share is None:
            if len(self._shares) >= MOST_REMEMBERED:
                self._forget()
            share = self._shares[home] = Share(self)
        self.heard(share)
        return share

    def heard(self, share: Share) -> None:
        """Note that this address sends or receives something."""
        share.heard_at = monotonic()
        if self._last is None:
            self._last = share, share
        elif share is not self._last[0]:
            self._last = share, self._last[0]

    def alone(self, share: Share) -> bool:
        """Whether no other address has been present lately."""
        assert self._last is not None
        other = next((one for one in self._last if one is not share), None)
        return other is None or monotonic() - other.heard_at > ALONE_SECONDS

    def _forget(self) -> None:
        kept = {home: share for home, share in self._shares.items() if not share.rested}
        while len(kept) >= MOST_REMEMBERED:
            del kept[next(iter(kept))]
        self._shares = kept


@types.coroutine
def _metered(
    work: Coroutine[Any, Any, T], charge: Callable[[float], None]
) -> Generator[Any, Any, T]:
    """Run the work step by step and charge for each step."""
    told: Any = None
    error: BaseException | None = None
    while True:
        began = perf_counter()
        try:
            waits_for = work.send(told) if error is None else work.throw(error)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            charge(perf_counter() - began)
        try:
            told, error = (yield waits_for), None
        except BaseException as raised:  # meant for the work, so passed on to it
            error = raised
