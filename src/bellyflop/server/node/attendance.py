"""Attendance: how long people have been away, and who acts as host in the meantime."""

from __future__ import annotations

import asyncio
from collections.abc import Set
from dataclasses import dataclass, field

from ..table.messages import Away
from ..table.table import Table

HOST_SECONDS = 20.0  # absence after which the next person acts as host
ABSENT_SECONDS = 60.0  # absence after which anybody may ask a bot to play for the seat
_BESIDE = -1  # the host who has no seat


@dataclass(eq=False)
class Attendance:
    """Who is away from one table, by this node's clock, so that nobody waits for ever."""

    since: dict[int, float] = field(default_factory=dict)  # by seat: when its phone was missed
    host: int | None = None  # the seat that acts as host; None: host beside the table
    timer: asyncio.TimerHandle | None = None  # then the next person acts as host

    def note(self, table: Table, here: Set[int], beside: bool) -> None:
        """Note which seats have a phone at the table now, and whether a host beside it does."""
        now = _now()
        people = {n for n, seat in enumerate(table.seats) if seat.kind == "person"}
        owner = _owner(table)
        present = here | {_BESIDE} if beside else here
        wanted = people | {owner}
        for seat in self.since.keys() - wanted:
            del self.since[seat]
        for seat in wanted:
            if seat in present:
                self.since.pop(seat, None)
            else:
                self.since.setdefault(seat, now)
        host = self._host(owner, people & here, len(table.seats), now)
        self.host = None if host == _BESIDE else host

    def _host(self, owner: int, here: Set[int], seats: int, now: float) -> int:
        """The owner, else the present stand-in, else the next person who is here."""
        stands_in = owner if self.host is None else self.host
        for seat in (owner, stands_in):
            if seat not in self.since or now - self.since[seat] < HOST_SECONDS:
                return seat
        return min(here, key=lambda seat: (seat - owner) % seats, default=owner)

    @property
    def host_leaves_in(self) -> float | None:
        """The seconds until somebody else acts as host; None while the host is here."""
        since = self.since.get(_BESIDE if self.host is None else self.host)
        left = None if since is None else since + HOST_SECONDS - _now()
        return max(left, 0.05) if left is not None and left > 0 else None  # clocks are not exact

    @property
    def away(self) -> tuple[Away, ...]:
        """The seats that are away, each with the seconds of its absence."""
        now = _now()
        known = sorted((seat, since) for seat, since in self.since.items() if seat >= 0)
        return tuple(Away(seat, round(now - since, 1)) for seat, since in known)

    @property
    def long_away(self) -> frozenset[int]:
        """The seats for which anybody at the table may let a bot play."""
        now = _now()
        return frozenset(s for s, since in self.since.items() if now - since >= ABSENT_SECONDS)


def _owner(table: Table) -> int:
    """The seat of the person who made the table."""
    seats = enumerate(table.seats)
    return next((n for n, seat in seats if seat.token_hash == table.host_hash), _BESIDE)


def _now() -> float:
    return asyncio.get_running_loop().time()
