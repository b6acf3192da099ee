"""A node: the tables it has loaded, and the path of each move: decide, commit, answer, tell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from functools import partial
from random import random

from ..store.log import Conflict, Log, StoreDown
from ..table.clock import TurnClock
from ..table.commands import Command, Throw
from ..table.decide import BASED, TableMove, again, move_of_table, respond
from ..table.hosting import come_back
from ..table.log import BadRow, Change, Decided, Draft, Entry, Started, TableOpened
from ..table.messages import Answer, refused_answer
from ..table.rooms import CODE_LENGTHS, room_code
from ..table.table import Table
from ..table.viewer import Refused, Viewer, hash_token, viewer_of
from .answers import digest_of
from .bus import Bus, Moved, Shook, heard, told
from .counts import Counts, NoCounts
from .live import LEAN_SECONDS, LEANS, LiveTable, Shake, TableLock, shake_of
from .log_reader import LogReader
from .throw_caller import ThrowCaller, around

log = logging.getLogger("bellyflop")

POLL_SECONDS = 2.0  # makes up for lost messages of the bus
FORGET_SECONDS = 60.0  # an unused table then leaves memory
MOST_CODES_TRIED = 40  # of each length for a new table
MOST_AT_ONCE = 512  # rows of a log in one query
SLICE = 64  # rows taken in before other tasks have their turn
RETRY_SECONDS = 1.0  # before the table retries a failed write


class Node:
    """One server process. Any node serves any table; the log's primary key decides between them."""

    def __init__(
        self,
        store: Log,
        bus: Bus,
        counts: Counts | None = None,
        countdown_pace: float = 1.0,
    ) -> None:
        self.store, self.bus = store, bus
        self.counts = counts or NoCounts()
        self.store.on_commit = self.counts.committed
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._poll: asyncio.Task[None] | None = None
        self._log_reader = LogReader(store, self._take, self._catch_up)
        self.caller = ThrowCaller(self)
        self.countdown_pace = countdown_pace  # a factor on the game's own countdown
        self.new_id: Callable[[], str] = lambda: secrets.token_hex(12)  # of a table
        self.listeners: list[Callable[[LiveTable], None]] = []  # of all changes
        self.event_listeners: list[Callable[[LiveTable], None]] = []  # of game events

    async def open(self) -> None:
        """Start listening for other nodes."""
        self.bus.listen(Moved, self._heard)
        self.bus.listen(Shook, self._heard_shake)
        self._log_reader.open()
        await self.bus.open()
        self._poll = asyncio.create_task(self._poll_forever())

    async def close(self) -> None:
        """Stop listening; tables stay in the log."""
        if self._poll is not None:
            self._poll.cancel()
            await asyncio.gather(self._poll, return_exceptions=True)
        await self._log_reader.close()
        await self.caller.close()
        await self.bus.close()

    # ── tables ──────────────────────────────────────────────────────────────────────────────

    async def table(self, table_id: str) -> LiveTable | None:
        """The table with this id, loaded from the log if need be."""
        if table_id in self.live:
            live = self.live[table_id]
            if not live.watchers:  # nobody kept it up to date
                async with live.lock:
                    await self.refresh(live)
            live.asked_at = _now()
            return live
        if table_id not in self._loading:  # one load for all callers; none can cancel it
            self._loading[table_id] = task = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable | None:
        table = await self._fold(table_id)
        return None if table is None else self._bring_in(table)

    async def _fold(self, table_id: str) -> Table | None:
        """The table that its log folds into; a long log leaves other tasks their turns."""
        table = Table(table_id)
        while rows := await self.store.load(table_id, table.seq, MOST_AT_ONCE):
            for first in range(0, len(rows), SLICE):
                table.absorb(rows[first : first + SLICE])
                await asyncio.sleep(0)
            if len(rows) < MOST_AT_ONCE:
                break
        return table if table.seq >= 0 else None

    def _bring_in(self, table: Table) -> LiveTable:
        now, lock = _now(), TableLock(partial(self.store.hurry, table.id))
        live = LiveTable(table, TurnClock(now), lock, changed_at=now, asked_at=now)
        live.outages = self.store.outages
        live.calls.note(table, ())
        self.live[table.id] = live
        self.on_change(live)
        return live

    def on_change(self, live: LiveTable) -> None:
        """Tell the listeners that a table has changed, or that somebody came or went."""
        for hear in self.listeners:
            hear(live)

    async def create(
        self, opened: TableOpened, start: bool, later: Sequence[Change] = ()
    ) -> LiveTable:
        """A new table under a free room code; these changes follow its start."""
        for length in [each for each in CODE_LENGTHS for _ in range(MOST_CODES_TRIED)]:
            table_id, code = self.new_id(), room_code(length, secrets.choice)
            rows = [Entry(0, replace(opened, code=code))]
            if start:
                rows.append(Entry(1, Started()))
            rows += [Entry(len(rows) + n, change) for n, change in enumerate(later)]
            try:
                await self.store.create(table_id, code, rows)
            except Conflict:
                continue
            table = Table(table_id)
            table.absorb(rows)
            return self._bring_in(table)
        raise Refused("unavailable", "no-codes")

    def viewer(self, live: LiveTable, token: str | None) -> Viewer | None:
        """Who this token is at this table; None if it opens nothing."""
        return Viewer() if token is None else viewer_of(live.table, hash_token(token))

    async def arrive(self, live: LiveTable, token: str | None, seen: int) -> Viewer | None:
        """The viewer with this token; reads the log first if token or row is unknown here."""
        who = self.viewer(live, token)
        if who is None or seen > live.table.seq:
            async with live.lock:
                await self.refresh(live)
            who = self.viewer(live, token)
        return who

    # ── commands ────────────────────────────────────────────────────────────────────────────

    async def handle(self, live: LiveTable, who: Viewer, command: Command) -> Answer:
        """The one answer to a command. Its effect is on disk before this returns."""
        came = _now()
        if isinstance(command, Throw):  # after a shake; without one, nobody has been called yet
            await live.calls.answered(live.table)
        async with live.lock:
            answer = live.answers.find(who, command) or await self._handle(live, who, command, came)
        self.counts.answered(answer.status)
        return answer

    async def _handle(self, live: LiveTable, who: Viewer, command: Command, came: float) -> Answer:
        try:
            answer = await self._decide(live, who, command, digest_of(command))
        except StoreDown:
            self.lose_time(live, came)
            return refused_answer(command.id, "unavailable", live.table.seq, "store-down")
        # The log keeps what was done, but no refusals.
        return answer if answer.status == "ok" else live.answers.keep(who, command, answer)

    async def _decide(self, live: LiveTable, who: Viewer, command: Command, digest: str) -> Answer:
        seen = live.table
        ahead = isinstance(command, BASED) and command.base > seen.seq
        if ahead and command.id not in seen.commands:  # its sender was at another node
            await self.refresh(live)
        for _ in range(8):
            table = live.table
            made = respond(
                table,
                who,
                command,
                digest,
                moved_on=table is not seen,
                around=around(live),
            )
            if isinstance(made, Answer):
                return made
            try:
                await self._commit(live, made, command.id, digest)
            except Conflict:
                await self.refresh(live)
                continue
            self.caller.let_fall(live)
            return again(table, who, command, digest)
        return refused_answer(command.id, "stale", table.seq, "busy")

    def shake(self, live: LiveTable) -> None:
        """Start the shake before a throw, once for each throw, and tell everybody."""
        table, pace = live.table, self.countdown_pace
        if table.game is None or table.hand is None or shake_of(live):
            return
        leans = pace > 0 and random() < LEANS  # for show: the dice that count are sealed
        seconds = pace * (table.game.countdown + (LEAN_SECONDS if leans else 0))
        shook = Shook(table.id, len(table.throws), table.hand, seconds, leans)
        self._shakes(live, shook)
        self.bus.ring(shook)

    def _shakes(self, live: LiveTable, shook: Shook) -> None:
        if live.shake is None or live.shake.throw < shook.throw:  # of two, the first counts
            live.shake = Shake(shook.throw, shook.seat, _now() + shook.seconds, shook.leans)
            self._tell(live)
            self.caller.call_early(live)

    async def welcome(self, live: LiveTable, seats: Set[int]) -> None:
        """Return seats to owners who are here, if others had asked a bot to play for them."""
        with contextlib.suppress(StoreDown):  # then they come back by a command
            async with live.lock:
                while drafts := come_back(live.table, seats):
                    await self.append(live, drafts)

    async def by_itself(
        self, live: LiveTable, move: TableMove, expected: int, patient: bool = True
    ) -> bool:
        """Make an automatic move if the table is still at the expected row; whether it was made."""
        try:
            async with live.lock:
                if live.table.seq != expected:
                    return False
                drafts = move_of_table(live.table, move, around(live))
                patient = patient and not live.lock.waiting
                done = await self.append(live, drafts, patient=patient)
                self.caller.let_fall(live)
                return done
        except Refused:
            return False
        except StoreDown as error:
            log.warning("table %s could not be written: %s", live.table.id, error)
            await asyncio.sleep(RETRY_SECONDS)
            return False

    async def append(
        self,
        live: LiveTable,
        drafts: list[Draft],
        command: str | None = None,
        digest: str | None = None,
        patient: bool = False,
    ) -> bool:
        """Append these rows, such as somebody sitting down; False if another node was faster.

        The caller holds the lock.
        """
        try:
            await self._commit(live, drafts, command, digest, patient)
        except Conflict:
            await self.refresh(live)
            return False
        return True

    async def _commit(
        self,
        live: LiveTable,
        drafts: list[Draft],
        command: str | None,
        digest: str | None,
        patient: bool = False,
    ) -> None:
        """Commit, then absorb, then tell. Nothing about these rows is sent before the commit."""
        table = live.table
        if live.outages != self.store.outages:
            # A replica that took over may have other rows than this node remembers: look again.
            live.outages = self.store.outages
            raise Conflict("the log was away")
        rows = [
            draft.numbered(table.seq + 1 + n, *((command, digest) if n == 0 else ()))
            for n, draft in enumerate(drafts)
        ]
        await self.store.append(table.id, [row.entry for row in rows], patient)
        self._take(live, rows)
        if not self.bus.alone:
            written = told(table.game, [row.entry for row in rows])
            self.bus.ring(Moved(table.id, table.seq, written))

    def _take(self, live: LiveTable, rows: Sequence[Decided]) -> None:
        waiting, now = live.table.awaited, _now()
        live.table.absorb_decided(rows)
        live.calls.note(live.table, [row.entry for row in rows])
        if live.table.happened and live.table.happened[-1].seq >= rows[0].entry.seq:
            live.animations.happens(live.table.happened[-1].seq)
            for hear in self.event_listeners:
                hear(live)
        live.clock.take([row.entry for row in rows], waiting, live.table, now)
        self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        live.changed_at = _now()
        self._tell(live)

    def lose_time(self, live: LiveTable, down: float) -> None:
        """Stop the clock from `down` until now, because this server could not do its part."""
        now = _now()
        if live.clock.left(live.table, now) is not None:
            live.clock.stand_still(live.table, down, now)
            self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        self.on_change(live)
        for wake in tuple(live.watchers):
            wake()

    # ── other nodes ─────────────────────────────────────────────────────────────────────────

    def _heard_shake(self, shook: Shook) -> None:
        if shook.table in self.live:
            self._shakes(self.live[shook.table], shook)

    async def refresh(self, live: LiveTable) -> None:
        """Take in what other nodes have written. The caller holds the lock."""
        table = live.table
        rows = await self.store.load(table.id, table.seq - 1)
        if not rows or not _is_last(table, rows[0]):
            await self._begin_anew(live)
        elif rows[1:]:
            self._take(live, [Decided(row) for row in rows[1:]])

    async def _begin_anew(self, live: LiveTable) -> None:
        """Load the table again: the log was restored from a backup and lacks a known row."""
        table_id = live.table.id
        log.warning("table %s has no row %s in the log any more", table_id, live.table.seq)
        table = await self._fold(table_id)
        if table is None:
            self.live.pop(table_id, None)
            raise StoreDown(f"table {table_id} is no longer in the log")
        live.table = table
        live.calls.note(table, ())
        live.clock.start(_now())
        self._changed(live)

    def _heard(self, news: Moved) -> None:
        live = self.live.get(news.table)
        if live is None or live.table.seq >= news.seq:
            return
        with contextlib.suppress(BadRow):  # a row of a newer version; the log has it too
            if self._log_reader.fits(live, rows := heard(news.rows)):
                self._take(live, [Decided(row) for row in rows])
                return
        self._log_reader.want(live, news.seq)

    async def _catch_up(self, live: LiveTable, seq: int) -> None:
        with contextlib.suppress(StoreDown):
            async with live.lock:
                if live.table.seq < seq:
                    await self.refresh(live)

    async def _poll_forever(self) -> None:
        down: float | None = None  # when the log became unreadable
        while True:
            await asyncio.sleep(POLL_SECONDS)
            self._forget()
            asked = _now()
            try:
                watched = [(t, live.table.seq) for t, live in self.live.items() if live.watchers]
                for table_id, seq in await self.store.moved(watched):
                    self._heard(Moved(table_id, seq))
                down = None
            except StoreDown:
                down = asked if down is None else down
                for live in self.live.values():
                    self.lose_time(live, down)

    def _forget(self) -> None:
        long_ago = _now() - FORGET_SECONDS
        for table_id, live in tuple(self.live.items()):
            idle = not live.watchers and not live.lock.locked()
            if idle and max(live.asked_at, live.changed_at) < long_ago:
                del self.live[table_id]


def _is_last(table: Table, row: Entry) -> bool:
    """Whether this row of the log is the last one the table took in, by its outline."""
    return _outline(table.last) == _outline(row)


def _outline(row: Entry) -> tuple[int, str, int | None, str | None]:
    return row.seq, row.change.kind, row.seat, row.command


def _now() -> float:
    return asyncio.get_running_loop().time()
