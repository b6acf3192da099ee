"""A line connects a page to a table in the phone: commands in, answers and updates out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import TypeVar

from bellyflop.core import BadNotation
from bellyflop.server.node.live import LiveTable, Shake, shake_of
from bellyflop.server.node.node import Node
from bellyflop.server.node.rematch import offer_rematch
from bellyflop.server.node.throw_caller import call_to
from bellyflop.server.store.log import StoreDown
from bellyflop.server.table.commands import (
    Command,
    Commit,
    Give,
    Reach,
    React,
    Rematch,
    Shown,
    TakeMarks,
    Together,
    read_hello,
    read_message,
)
from bellyflop.server.table.commands import Shake as ShakeNow
from bellyflop.server.table.messages import (
    Answer,
    Bye,
    Call,
    Clock,
    Present,
    Reacted,
    Shaking,
    write_message,
)
from bellyflop.server.table.refusals import Word
from bellyflop.server.table.table import Table
from bellyflop.server.table.viewer import Viewer, still_holds

M = TypeVar("M")


def understand(read: Callable[[object], M], text: str) -> M:
    """The message in this text, or BadNotation."""
    try:
        return read(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise BadNotation(str(error)) from None


class Line:
    """One line: a hello, then answers and updates until the page closes it."""

    def __init__(self, node: Node, tell: Callable[[str], None], end: Callable[[], None]) -> None:
        self.node = node
        self._tell, self._end = tell, end
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._live())
        self._stirred = False
        self._outbox: list[object] = []
        self._seen = -1
        self._sent: tuple[Table, int] | None = None
        self._clock_told = 0.0
        self._shake_told: Shake | None = None
        self._called: Call | None = None

    def hear(self, text: str) -> None:
        """Queue this text from the page."""
        self._heard.put_nowait(text)

    def close(self) -> None:
        """End the line: the page is gone."""
        self._heard.put_nowait(None)

    async def _live(self) -> None:
        try:
            if (first := await self._heard.get()) is None or not await self._meet(first):
                return
            self.live.calls.arrive(self)
            self.live.watchers.add(self._wake)
            self.node.on_change(self.live)
            self._wake()
            self._post(self._present())
            try:
                while (text := await self._heard.get()) is not None:
                    if (answer := await self._hear(text)) is not None:
                        self._post(answer)
            finally:
                self.live.calls.leave(self)
                self.live.animations.leave(self)
                self.live.watchers.discard(self._wake)
                self.node.on_change(self.live)
        finally:
            self._end()

    async def _meet(self, text: str) -> bool:
        """Whether this hello gives access to a table here; if not, the page gets a refusal."""
        try:
            hello = understand(read_hello, text)
            live = await self.node.table(hello.table)
            who = await self.node.arrive(live, hello.token, hello.seen) if live else None
        except BadNotation:
            self._refuse("unreadable")
            return False
        except StoreDown:
            self._refuse("store-down")
            return False
        if live is None or who is None:
            self._refuse("no-such-seat")
            return False
        self.live: LiveTable = live
        self.who: Viewer = who
        self._seen = hello.seen
        return True

    def _refuse(self, word: Word) -> None:
        self._say(Bye("refused", "", word))

    # ── out ─────────────────────────────────────────────────────────────────────────────────

    def _say(self, message: object) -> None:
        self._tell(json.dumps(write_message(message), ensure_ascii=False))

    def _post(self, message: object) -> None:
        self._outbox.append(message)
        self._stir()

    def _wake(self) -> None:
        """Send an update soon: the table has changed."""
        self._stir()

    def _stir(self) -> None:
        if not self._stirred:
            self._stirred = True
            self._loop.call_soon(self._tell_all)

    def _tell_all(self) -> None:
        """Send answers first, then the newest update."""
        self._stirred = False
        messages, self._outbox = self._outbox, []
        for message in messages:
            self._say(message)
        live, table = self.live, self.live.table
        if not still_holds(table, self.who):
            self._say(Bye("removed", "", "removed"))
            self.close()
        elif self._sent != (table, table.changed):
            untold = table.untold(self._seen)
            self._sent, self._seen = (table, table.changed), table.seq
            self._tell(live.frames.of(table, self.who, untold).decode())
            self._tell_clock()
        elif self._clock_told != live.clock.since:
            self._tell_clock()
        shake = shake_of(live)
        if shake is not None and shake != self._shake_told:
            self._shake_told = shake
            seconds = max(shake.ends - self._loop.time(), 0.0)
            self._say(Shaking(shake.seat, round(seconds, 2), shake.leans))
        call = call_to(live, live.calls.here.get(self))
        if call is not None and call != self._called:
            self._called = call
            self._say(call)

    def _tell_clock(self) -> None:
        self._clock_told = self.live.clock.since
        left = self.live.clock.left(self.live.table, self._loop.time())
        if left is not None:
            self._say(Clock(self._seen, round(left, 2)))

    def _present(self) -> Present:
        """The presence of all people at this table: they share this phone."""
        return Present(self._people, 0)

    @property
    def _people(self) -> tuple[int, ...]:
        seats = enumerate(self.live.table.seats)
        return tuple(number for number, seat in seats if seat.kind == "person")

    # ── in ──────────────────────────────────────────────────────────────────────────────────

    async def _hear(self, text: str) -> Answer | None:
        """The answer to this message; None if it gets none."""
        try:
            said = understand(read_message, text)
        except BadNotation as error:
            return Answer("", "illegal", self.live.table.seq, str(error)[:200], "unreadable")
        match said:
            case Shown(seq=row):
                if self.live.animations.tell(self, row):
                    self.node.on_change(self.live)
                return None
            case Together() | TakeMarks():
                return None  # everybody is at this phone anyway
            case Commit() | Give() | Reach():
                caller, seat = self.node.caller, self.who.seat
                if await caller.take(self.live, self, said, seat, self._people):
                    self._stir()
                return None
            case _:
                return await self._answer(said)

    async def _answer(self, command: Command) -> Answer:
        table = self.live.table
        match command:
            case React() if self.who.seat is not None:
                self._post(Reacted(self.who.seat, command.what))
                return Answer(command.id, "ok", table.seq)
            case React():
                return Answer(command.id, "forbidden", table.seq, "", "players-only")
            case ShakeNow():
                return self._shake(command.id)
            case Rematch():
                people = frozenset(self._people)
                return await offer_rematch(self.node, self.live, self.who, command, people, people)
            case _:
                return await self.node.handle(self.live, self.who, command)

    def _shake(self, id_: str) -> Answer:
        table, seat = self.live.table, self.who.seat
        if seat is None or seat != table.hand or table.seats[seat].covered:
            return Answer(id_, "illegal", table.seq, "", "not-your-hand")
        self.node.shake(self.live)
        return Answer(id_, "ok", table.seq)
