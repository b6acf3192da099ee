"""Calls phones for their numbers before a throw. Any node may call; the log decides."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING

from ..store.log import StoreDown
from ..table.commands import Commit, Give, Reach
from ..table.decide import Around, TableMove, call
from ..table.log import Committed, Draft
from ..table.messages import Call
from ..table.sealed_dice import takes
from .bus import Gave
from .live import LiveTable

if TYPE_CHECKING:
    from .node import Node

AGAIN_SECONDS = 0.05  # before a failed throw is tried again
WAIT_SECONDS = 0.1  # between two checks whether all phones have committed


def around(live: LiveTable) -> Around:
    """What this node knows about the phones around a table; the log does not have it."""
    return Around(live.attendance.long_away, live.calls.there, live.calls.numbers)


def call_to(live: LiveTable, wheel: int | None) -> Call | None:
    """The call for the phone with this wheel; None if it is not asked now."""
    out, wheels = live.table.call, live.table.wheels
    if out is None or wheels is None or wheel not in out.asked or wheel in live.calls.numbers:
        return None
    return Call(out.throw, out.head.hex(), wheels.seal.lock(out.throw).hex())


class ThrowCaller:
    """Takes commitments, calls phones for numbers, and throws once the numbers are in."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._falls: dict[str, asyncio.Task[None]] = {}  # by table
        self._early: set[asyncio.Task[None]] = set()
        node.bus.listen(Gave, self._heard)

    async def close(self) -> None:
        """Stop calling; the log keeps calls that are out."""
        tasks = [*self._falls.values(), *self._early]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def take(
        self,
        live: LiveTable,
        phone: object,
        note: Commit | Give | Reach,
        seat: int | None,
        seats: Collection[int],
    ) -> bool:
        """Take in a note of the phone at this seat, which holds `seats`.

        The result says whether that changed which wheels are there. A phone of several seats
        commits for the first of them. A phone that gives a wrong number loses its wheel.
        """
        match note:
            case Reach():
                self._reach(live, seat)
            case Commit(commitment):
                mine = min(seats, default=None)
                wheel = await self.commit(live, mine, bytes.fromhex(commitment))
                if wheel is None or wheel not in seats:  # others can compute its numbers
                    return False
                live.calls.enter(phone, wheel)
                return True
            case Give(throw, number):
                own = live.calls.here.get(phone)
                if own is None or self.hear(live, own, throw, bytes.fromhex(number)):
                    return live.calls.wake(phone)
                live.calls.leave(phone)
                return True
        return False

    # ── commitments ─────────────────────────────────────────────────────────────────────────

    async def commit(self, live: LiveTable, seat: int | None, commitment: bytes) -> int | None:
        """The wheel with this commitment; if there is still time, this seat gets a new one.

        None if there is no such wheel: then the phone plays on without one.
        """
        with contextlib.suppress(StoreDown):
            async with live.lock:
                while True:
                    table = live.table
                    if table.wheels is None:
                        return None
                    for wheel, known in table.wheels.known(table.seats).items():
                        if known == commitment:
                            return wheel
                    if seat is None or table.wheels.begun:
                        return None
                    if not takes(table.seats, seat, commitment):
                        return None
                    await self._node.append(live, [Draft(Committed(seat, commitment), seat)])
        return None

    # ── calls ───────────────────────────────────────────────────────────────────────────────

    def _reach(self, live: LiveTable, seat: int | None) -> None:
        """Call early if the person at this seat takes the dice and has to throw them."""
        if seat is not None and seat == live.table.hand and not live.table.seats[seat].covered:
            self.call_early(live)

    def call_early(self, live: LiveTable) -> None:
        """Call as soon as a hand takes the dice, so that nobody waits at the throw."""
        if live.table.call is None and call(live.table, around(live)):
            task = asyncio.create_task(self._call(live, len(live.table.throws)))
            self._early.add(task)
            task.add_done_callback(self._early.discard)

    async def _call(self, live: LiveTable, throw: int) -> None:
        with contextlib.suppress(StoreDown):
            async with live.lock:
                drafts = call(live.table, around(live))
                if drafts and len(live.table.throws) == throw:
                    await self._node.append(live, drafts)

    def hear(self, live: LiveTable, wheel: int, throw: int, number: bytes) -> bool:
        """Take this wheel's number for this throw; False if the number is wrong."""
        known = wheel in live.calls.numbers
        fits = live.calls.hear(live.table, wheel, throw, number)
        if fits and not known and wheel in live.calls.numbers:
            self._node.bus.ring(Gave(live.table.id, throw, wheel, number.hex()))
        return fits

    def _heard(self, gave: Gave) -> None:
        live = self._node.live.get(gave.table)
        if live is not None:
            with contextlib.suppress(ValueError):
                live.calls.hear(live.table, gave.wheel, gave.throw, bytes.fromhex(gave.number))

    # ── throws ──────────────────────────────────────────────────────────────────────────────

    def let_fall(self, live: LiveTable) -> asyncio.Task[None] | None:
        """If a call is out, throw once all phones have answered or timed out.

        After an early call a hand still holds the dice, and the player's own command throws them.
        """
        call, table_id = live.table.call, live.table.id
        if call is None or call.early:
            return None
        if table_id not in self._falls:
            self._falls[table_id] = task = asyncio.create_task(self._fall(live))
            task.add_done_callback(lambda _: self._falls.pop(table_id, None))
        return self._falls[table_id]

    async def _fall(self, live: LiveTable) -> None:
        throw = len(live.table.throws)
        while live.table.call is not None and len(live.table.throws) == throw:
            await live.calls.answered(live.table)
            move = TableMove("throw")
            if not await self._node.by_itself(live, move, live.table.seq, patient=False):
                await asyncio.sleep(AGAIN_SECONDS)

    async def throw(self, live: LiveTable, pace: float) -> None:
        """Throw for the table. Before its first throw, phones may still commit."""
        table, seq = live.table, live.table.seq
        while (left := live.calls.commits_for(table, live.attendance.since)) and pace:
            await asyncio.sleep(min(left, WAIT_SECONDS))
            seq = table.seq
        await live.calls.answered(table)
        await self._node.by_itself(live, TableMove("throw"), seq)
