"""Shares: how much of the server's time an address may take while others are there, too.

Counted are milliseconds of the event loop and bytes, not commands: what costs more counts more.
Whoever has had their share waits a moment, and nobody else does.
"""

from __future__ import annotations

import asyncio
import types
from collections.abc import Callable, Coroutine, Generator
from time import monotonic, perf_counter
from typing import Any, TypeVar

AHEAD_SECONDS = 0.1  # of the loop that an address may take at once
NEXT_SECONDS = 0.0005  # what is set aside for whoever has waited for a turn
SOCKET_SECONDS = 0.001  # what a new socket costs beside what is counted here,
ROW_SECONDS = 0.0002  # a row of the log,
BYTE_SECONDS = 2e-9  # and a byte that the system takes along
ALONE_SECONDS = 10.0  # so long after its last word an address still counts as there
LONGEST_WAIT = 3.0
MOST_REMEMBERED = 10_000

T = TypeVar("T")


class Share:
    """What one address has taken."""

    def __init__(self, of: Shares) -> None:
        self._of = of
        self._taken, self._at = 0.0, monotonic()
        self.heard_at = self._at

    def charge(self, seconds: float) -> None:
        """It has taken so much of the loop; while nobody else is there that is forgotten."""
        self._rest()
        self._of.heard(self)
        ahead = 0.0 if self._of.alone(self) else self._of.part * LONGEST_WAIT
        self._taken = min(self._taken + seconds, AHEAD_SECONDS + ahead)

    def charge_bytes(self, count: int) -> None:
        """It was sent so much."""
        self.charge(count * BYTE_SECONDS)

    @property
    def wait(self) -> float:
        """The seconds until it may take more."""
        self._rest()
        if self._taken <= AHEAD_SECONDS or self._of.alone(self):
            return 0.0
        return (self._taken - AHEAD_SECONDS) / self._of.part

    async def turn(self) -> None:
        """Return when it may take more; those who wait come one after the other."""
        if (seconds := self.wait) > 0:
            self.charge(NEXT_SECONDS)
            await asyncio.sleep(seconds)

    async def metered(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work comes to, with the time it takes on the loop counted."""
        return await _metered(work, self.charge)

    def _rest(self) -> None:
        now = monotonic()
        self._taken = max(self._taken - (now - self._at) * self._of.part, 0.0)
        self._at = now

    @property
    def rested(self) -> bool:
        """Whether it is like somebody new."""
        self._rest()
        return not self._taken and self._at - self.heard_at > ALONE_SECONDS


class Shares:
    """The shares of all addresses; each may take this part of the loop while others are there."""

    def __init__(self, part: float) -> None:
        self.part = part
        self._shares: dict[str | None, Share] = {}
        self._last: tuple[Share, Share] | None = None  # two that were heard last

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
        """Somebody there says something, or is told something."""
        share.heard_at = monotonic()
        if self._last is None:
            self._last = share, share
        elif share is not self._last[0]:
            self._last = share, self._last[0]

    def alone(self, share: Share) -> bool:
        """Whether nobody else has been here lately."""
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
    """Step the work on, and count each step."""
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
        except BaseException as raised:  # it is the work's own, and passed on to it
            error = raised
