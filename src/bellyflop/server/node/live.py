"""A table that this node has in memory, how often one may speak at it, and how long bots wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from ..table.clock import TurnClock
from ..table.table import Table

Advice = asyncio.Task[bytes | None]
PER_SECONDS = 10.0  # over which commands are counted
SLOW_DOWN = "Slow down a little. Nothing is lost; try again in a few seconds."


class TableLock(asyncio.Lock):
    """A lock that lets its holder know when somebody else waits for it.

    A bot's row may wait for company on its way to the disk, but not while anybody waits for the
    bot: `hurry` is called as soon as somebody does.
    """

    def __init__(self, hurry: Callable[[], None]) -> None:
        super().__init__()
        self.waiting = 0
        self._hurry = hurry

    async def acquire(self) -> Literal[True]:
        """Come in, once everybody who came before has left."""
        self.waiting += 1
        if self.locked():
            self._hurry()
        try:
            return await super().acquire()
        finally:
            self.waiting -= 1


@dataclass(eq=False)
class LiveTable:
    """A table in memory, its lock, and those who watch it from this node."""

    table: Table
    clock: TurnClock
    lock: TableLock
    watchers: set[Callable[[], None]] = field(default_factory=set)
    frames: dict[tuple[int | None, bool, int], bytes] = field(default_factory=dict)
    times: dict[int, deque[float]] = field(default_factory=dict)  # by seat: its last commands
    waves: dict[int, deque[str]] = field(default_factory=dict)  # by seat: ids of its last reactions
    pauses: dict[int, tuple[int, float]] = field(default_factory=dict)  # by a bot's seat: at, since
    hints: dict[int, tuple[int, Advice]] = field(default_factory=dict)  # by seat: its last, at row
    outages: int = 0  # of the log, when the table was last compared with it
    changed_at: float = 0.0
    asked_at: float = 0.0


def pause_left(live: LiveTable, seat: int, seconds: float) -> float:
    """What is left of the pause that a bot makes before it moves for this seat.

    It begins when something happens that matters to the seat. Whoever comes, goes or locks the
    door does not begin it anew: else a spectator could hold up the game.
    """
    now, row = asyncio.get_running_loop().time(), live.table.must_have_seen[seat]
    at, since = live.pauses.get(seat, (-1, now))
    if at != row:
        since = now
        live.pauses[seat] = row, since
    return max(since + seconds - now, 0.0)


def too_often(times: deque[float], most: int) -> bool:
    """Whether these were enough commands for now; if not, another one counts among them."""
    now = asyncio.get_running_loop().time()
    while times and times[0] < now - PER_SECONDS:
        times.popleft()
    if len(times) >= most:
        return True
    times.append(now)
    return False
