"""A live table: one that this node has in memory, with its lock, watchers and rate counters."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from ..table.clock import TurnClock
from ..table.table import Table
from .animations import Animations
from .answers import Answers
from .attendance import Attendance
from .frames import Frames
from .throw_calls import Calls

LEANS = 1 / 15  # the share of throws in which a die leans
LEAN_SECONDS = 2.68  # it is shown for 1.7 seconds, and then all are shaken again
Advice = asyncio.Task[bytes | None]
PER_SECONDS = 10.0  # the window of the rate limit


class TableLock(asyncio.Lock):
    """A lock that reports when a task waits for it.

    A bot's row may wait for other rows to share a commit with, but not while a person waits for
    this lock: a task that has to wait calls `hurry`.
    """

    def __init__(self, hurry: Callable[[], None]) -> None:
        super().__init__()
        self.waiting = 0
        self._hurry = hurry

    async def acquire(self) -> Literal[True]:
        """Take the lock, in order of arrival."""
        self.waiting += 1
        if self.locked():
            self._hurry()
        try:
            return await super().acquire()
        finally:
            self.waiting -= 1


@dataclass(frozen=True, slots=True)
class Shake:
    """A seat's hand shakes the dice of throw number `throw`; they fall at `ends`, in loop time."""

    throw: int
    seat: int
    ends: float
    leans: bool


@dataclass(eq=False)
class LiveTable:
    """A table in memory, its lock, and its watchers at this node."""

    table: Table
    clock: TurnClock
    lock: TableLock
    watchers: set[Callable[[], None]] = field(default_factory=set)
    frames: Frames = field(default_factory=Frames)
    times: dict[int, deque[float]] = field(default_factory=dict)  # by seat: its last commands
    answers: Answers = field(default_factory=Answers)  # that are not in the log
    waves: dict[int, deque[str]] = field(default_factory=dict)  # by seat: ids of its last reactions
    pauses: dict[int, tuple[int, float]] = field(
        default_factory=dict
    )  # by a bot's seat: row, start
    hints: dict[int, tuple[int, Advice]] = field(default_factory=dict)  # by seat: row, hint
    shake: Shake | None = None  # the last one
    attendance: Attendance = field(default_factory=Attendance)
    calls: Calls = field(default_factory=Calls)
    animations: Animations = field(default_factory=Animations)
    gains: int = 0  # how many gains of points this node has seen
    best_gain: int = 0  # the largest of them
    outages: int = 0  # of the log, when the table was last compared with it
    changed_at: float = 0.0
    asked_at: float = 0.0


def shake_of(live: LiveTable) -> Shake | None:
    """The shake of the throw the table waits for; None if nobody is shaking."""
    shake, table = live.shake, live.table
    due = shake and shake.throw == len(table.throws) and shake.seat == table.hand
    return shake if due else None


def pause_left(live: LiveTable, seat: int, seconds: float) -> float:
    """What is left of a bot's pause before it moves for this seat.

    The pause starts when something happens that matters to the seat. People who come, go or lock
    the table do not restart it; otherwise a spectator could hold up the game.
    """
    now, row = asyncio.get_running_loop().time(), live.table.must_have_seen[seat]
    at, since = live.pauses.get(seat, (-1, now))
    if at != row:
        since = now
        live.pauses[seat] = row, since
    return max(since + seconds - now, 0.0)


def too_often(times: deque[float], most: int) -> bool:
    """Whether this is over the rate limit; if not, the command is counted."""
    now = asyncio.get_running_loop().time()
    while times and times[0] < now - PER_SECONDS:
        times.popleft()
    if len(times) >= most:
        return True
    times.append(now)
    return False
