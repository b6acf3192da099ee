"""A node: the tables it has loaded, and the one way a move goes: decide, commit, answer, tell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from functools import partial

from ..store.store import Conflict, Store, StoreDown
from ..table import log as entries
from ..table.clock import TurnClock
from ..table.commands import Command, Do, Fell, Throw, Undo
from ..table.decide import TableMove, again, decide, is_stale, move_of_table
from ..table.log import Draft, Entry
from ..table.messages import Answer
from ..table.table import Table
from ..table.viewer import Refused, Viewer, hash_token, viewer_of
from .bus import Bus, Moved
from .codes import room_code
from .live import LiveTable, TableLock
from .metrics import Metrics

log = logging.getLogger("bellyflop")

POLL_SECONDS = 2.0  # heals a doorbell that was not heard
FORGET_SECONDS = 60.0  # a table that nobody asked for in so long is left to the log
MOST_CODES_TRIED = 200  # for a new table
RETRY_SECONDS = 1.0  # before the table tries again what the store did not take


class Node:
    """One server process. Any node serves any table; the log's primary key decides between them."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics | None = None) -> None:
        self.store, self.bus = store, bus
        self.metrics = metrics or Metrics()
        self.store.on_commit = self.metrics.commits.observe
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._poll: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[LiveTable], None] = lambda _: None

    async def open(self) -> None:
        """Start listening for other nodes."""
        self.bus.listen(Moved, self._heard)
        await self.bus.open()
        self._poll = asyncio.create_task(self._poll_forever())

    async def close(self) -> None:
        """Stop listening; tables stay in the log."""
        tasks = [*self._catching_up, *filter(None, [self._poll])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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
        if table_id not in self._loading:  # once for all who ask; who goes away disturbs nobody
            self._loading[table_id] = task = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable | None:
        rows = await self.store.load(table_id)
        return self._bring_in(table_id, rows) if rows else None

    def _bring_in(self, table_id: str, rows: list[Entry]) -> LiveTable:
        now, lock = _now(), TableLock(partial(self.store.hurry, table_id))
        live = LiveTable(
            _folded(table_id, rows), TurnClock(now), lock, changed_at=now, asked_at=now
        )
        live.outages = self.store.outages
        self.live[table_id] = live
        self.on_change(live)
        return live

    async def create(self, payload: dict[str, object], start: bool) -> LiveTable:
        """A new table under a free room code."""
        for _ in range(MOST_CODES_TRIED):
            table_id, code = secrets.token_hex(12), room_code()
            rows = [Entry(0, entries.OPEN, {**payload, "code": code})]
            if start:
                rows.append(Entry(1, entries.START, {}))
            try:
                await self.store.create(table_id, code, rows)
            except Conflict:
                continue
            return self._bring_in(table_id, rows)
        raise StoreDown("nearly all room codes are in use")

    def viewer(self, live: LiveTable, token: str | None) -> Viewer | None:
        """Who this token is at this table; None if it opens nothing."""
        return Viewer() if token is None else viewer_of(live.table, hash_token(token))

    async def arrive(self, live: LiveTable, token: str | None, seen: int) -> Viewer | None:
        """Who comes with this token, having seen this row, perhaps at a node that is ahead."""
        who = self.viewer(live, token)
        if who is None or seen > live.table.seq:
            async with live.lock:
                await self.refresh(live)
            who = self.viewer(live, token)
        return who

    # ── commands ────────────────────────────────────────────────────────────────────────────

    async def handle(self, live: LiveTable, who: Viewer, command: Command) -> Answer:
        """The one answer to a command. Whatever it changes is on disk before this returns."""
        came = _now()
        async with live.lock:
            try:
                answer = await self._handle(live, who, command)
            except StoreDown:
                self.lose_time(live, came)
                why = "The table cannot write just now. Nothing is lost; try again."
                answer = Answer(command.id, "unavailable", live.table.seq, why, "store-down")
        self.metrics.answered(answer.status)
        return answer

    async def _handle(self, live: LiveTable, who: Viewer, command: Command) -> Answer:
        seen = live.table
        for _ in range(8):
            table = live.table
            if command.id in table.commands:
                return again(table, who, command)
            if isinstance(command, Do | Throw | Fell | Undo) and (
                table is not seen or is_stale(table, who, command)
            ):
                if command.base > table.seq:
                    await self.refresh(live)
                    if command.base <= table.seq:
                        continue
                why = "The table has moved on. Look again."
                return Answer(command.id, "stale", table.seq, why, "moved-on")
            try:
                drafts = decide(table, who, command)
            except Refused as no:
                return Answer(command.id, no.status, table.seq, str(no), no.word, no.about)
            try:
                await self._commit(live, drafts, command.id)
            except Conflict:
                await self.refresh(live)
                continue
            return again(table, who, command)
        return Answer(command.id, "stale", table.seq, "The table is busy. Look again.", "busy")

    async def by_itself(self, live: LiveTable, move: TableMove, expected: int) -> bool:
        """The table moves by itself, if it is still at the expected row."""
        try:
            async with live.lock:
                if live.table.seq != expected:
                    return False
                drafts = move_of_table(live.table, move)
                return await self.append(live, drafts, patient=not live.lock.waiting)
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
        patient: bool = False,
    ) -> bool:
        """Rows that are no command (somebody sits down); False if others were faster.

        The caller holds the lock.
        """
        try:
            await self._commit(live, drafts, command, patient)
        except Conflict:
            await self.refresh(live)
            return False
        return True

    async def _commit(
        self, live: LiveTable, drafts: list[Draft], command: str | None, patient: bool = False
    ) -> None:
        """Commit, then absorb, then tell. Nothing is sent from anywhere before this has passed."""
        table = live.table
        if live.outages != self.store.outages:
            # A replica that took over may have other rows than this node remembers: look again.
            live.outages = self.store.outages
            raise Conflict("the log was away")
        rows = [
            draft.numbered(table.seq + 1 + n, command if n == 0 else None)
            for n, draft in enumerate(drafts)
        ]
        await self.store.append(table.id, rows, patient)
        self._take(live, rows)
        self.bus.ring(Moved(table.id, table.seq))

    def _take(self, live: LiveTable, rows: list[Entry]) -> None:
        waiting, now = live.table.awaited, _now()
        live.table.absorb(rows)
        live.clock.take(rows, waiting, live.table, now)
        self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        live.frames.clear()
        live.changed_at = _now()
        self._tell(live)

    def lose_time(self, live: LiveTable, down: float) -> None:
        """From `down` until now this server could not do its part: the clock stood still."""
        now = _now()
        if live.clock.left(live.table, now) is not None:
            live.clock.stand_still(live.table, down, now)
            self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        self.on_change(live)
        for wake in tuple(live.watchers):
            wake()

    # ── other nodes ─────────────────────────────────────────────────────────────────────────

    async def refresh(self, live: LiveTable) -> None:
        """Take in what other nodes have written. The caller holds the lock."""
        table = live.table
        rows = await self.store.load(table.id, table.seq - 1)
        if not rows or not _is_last(table, rows[0]):
            await self._begin_anew(live)
        elif rows[1:]:
            self._take(live, rows[1:])

    async def _begin_anew(self, live: LiveTable) -> None:
        """The log lacks a row that was in it: it was put back to an earlier day. It is right."""
        table_id = live.table.id
        log.warning("table %s has no row %s in the log any more", table_id, live.table.seq)
        rows = await self.store.load(table_id)
        if not rows:
            self.live.pop(table_id, None)
            raise StoreDown(f"table {table_id} is no longer in the log")
        live.table = _folded(table_id, rows)
        live.clock.start(_now())
        self._changed(live)

    def _heard(self, news: Moved) -> None:
        live = self.live.get(news.table)
        if live is not None and live.table.seq < news.seq:
            task = asyncio.create_task(self._catch_up(live, news.seq))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, live: LiveTable, seq: int) -> None:
        with contextlib.suppress(StoreDown):
            async with live.lock:
                if live.table.seq < seq:
                    await self.refresh(live)

    async def _poll_forever(self) -> None:
        down: float | None = None  # since when the log cannot be read
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


def _folded(table_id: str, rows: list[Entry]) -> Table:
    table = Table(table_id)
    table.absorb(rows)
    return table


def _is_last(table: Table, row: Entry) -> bool:
    """Whether this row of the log is the last one the table took in, as far as it remembers."""
    last = (table.seq, table.last_kind, table.last_seat, table.last_command)
    return last == (row.seq, row.kind, row.seat, row.command)


def _now() -> float:
    return asyncio.get_running_loop().time()
