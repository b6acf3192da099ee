"""The call for a throw as one node sees it: which wheels are there, and what they gave."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field

from ..table.log import CalledThrow, Entry, Played
from ..table.table import Table

CALL_SECONDS = 0.5  # timeout for a called phone's answer
RETURN_SECONDS = 1.5  # added after a restart: called phones have to reconnect first
COMMIT_SECONDS = 2.0  # after the first phone's arrival; then the table deals without the others


@dataclass(eq=False)
class Calls:
    """The calls of one table as one node sees them.

    A phone that did not answer is asleep: it is not called again until it is heard from, so nobody
    waits for it twice.
    """

    here: dict[object, int] = field(default_factory=dict)  # by socket: its wheel
    numbers: dict[int, bytes] = field(default_factory=dict)  # given for the call that is out
    since: float = 0.0  # when this node first saw that call
    _throw: int = -1  # the throw of that call
    _mute: set[object] = field(default_factory=set)  # sockets of seats that bring no wheel yet
    _first: float | None = None  # when the first phone came
    _elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)  # by node
    _asleep: set[int] = field(default_factory=set)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    # ── who is there ────────────────────────────────────────────────────────────────────────

    @property
    def awake(self) -> frozenset[int]:
        """The wheels at this node that would be called."""
        return frozenset(self.here.values()) - self._asleep

    @property
    def there(self) -> frozenset[int]:
        """The wheels that would be called, through any node."""
        return self.awake.union(*self._elsewhere.values()) - self._asleep

    def arrive(self, socket: object) -> None:
        """Note a phone with a seat, which may bring a wheel."""
        self._mute.add(socket)
        if self._first is None:
            self._first = asyncio.get_running_loop().time()

    def enter(self, socket: object, wheel: int) -> None:
        """Note that this phone brings that wheel."""
        self._mute.discard(socket)
        self.here[socket] = wheel
        self._asleep.discard(wheel)

    def leave(self, socket: object) -> None:
        """Note that this phone is gone or has lost its wheel."""
        self._mute.discard(socket)
        self.here.pop(socket, None)

    def wake(self, socket: object) -> bool:
        """Note a sign of life; returns whether the phone's wheel had been asleep."""
        wheel = self.here.get(socket)
        if wheel not in self._asleep:
            return False
        self._asleep.discard(wheel)
        return True

    def hear_node(self, node: str, wheels: Collection[int] | None) -> None:
        """Note which wheels are at another node; None if that node has gone silent."""
        if wheels is None:
            self._elsewhere.pop(node, None)
        else:
            self._elsewhere[node] = frozenset(wheels)
            self._asleep -= self._elsewhere[node]

    def commits_for(self, table: Table, missing: Collection[int]) -> float:
        """The seconds in which phones may still bring their wheels before the table deals.

        0 as soon as all have come and brought one.
        """
        if table.wheels is None or table.wheels.begun or self._first is None:
            return 0.0
        people = {n for n, s in enumerate(table.seats) if s.kind == "person" and not s.covered}
        if not self._mute and not people & set(missing):
            return 0.0
        left = self._first + COMMIT_SECONDS - asyncio.get_running_loop().time()
        return max(left, 0.0)

    # ── the call that is out ────────────────────────────────────────────────────────────────

    def note(self, table: Table, rows: Collection[Entry]) -> None:
        """Take in new rows: a call may be out now, or answered.

        Without rows, the table has just been loaded from the log.
        """
        for row in rows:
            if isinstance(row.change, Played) and isinstance(row.change.throw, CalledThrow):
                self._note_throw(table, row.change.throw)
        call = table.call
        if call is not None and call.throw != self._throw:
            self._throw, self.since = call.throw, asyncio.get_running_loop().time()
            self.since += 0 if rows else RETURN_SECONDS
            self.numbers.clear()
            self._news.clear()

    def _note_throw(self, table: Table, throw: CalledThrow) -> None:
        wheels = table.wheels
        call = wheels.calls[-1] if wheels is not None and wheels.calls else None
        if throw.gave is not None and call is not None and call.throw == throw.number:
            self._asleep |= set(call.asked) - set(call.gave or ())

    def hear(self, table: Table, wheel: int, throw: int, number: bytes) -> bool:
        """Take this wheel's number for this throw; False if the number is wrong."""
        call = table.call
        if call is None or call.throw != throw or wheel not in call.asked or wheel in self.numbers:
            return True  # too late, or a repetition
        if table.wheels is None or not table.wheels.fits(wheel, throw, number):
            return False
        self.numbers[wheel] = number
        if self.numbers.keys() >= set(call.asked):
            self._news.set()
        return True

    async def answered(self, table: Table) -> None:
        """Wait until all have given their numbers, or the call times out."""
        if table.call is None or self._news.is_set():
            return
        left = self.since + CALL_SECONDS - asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(max(left, 0.0)):
                await self._news.wait()
        except TimeoutError:
            pass
