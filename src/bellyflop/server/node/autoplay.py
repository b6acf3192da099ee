"""Autoplay: moves a table on when no person has to act. Covers, clocks, bots, absent seats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass

from bellyflop.core import Chance, Match, Players, RuleBroken, Wait

from ..redact import redacted
from ..table.decide import TableMove, due
from ..table.table import Table
from ..workers.bots import Memory, Thinkers
from .live import LiveTable, pause_left
from .node import Node

log = logging.getLogger("bellyflop")

BEAT_SECONDS = 1.0
TYPED_PATIENCE = 5.0  # times the usual pause of a bot, as is the next
FELL_PATIENCE = 2.1  # a throw lasts 1.5 s on the phones, and a beat of 0.6 s after it
GAP_SECONDS = 2.5  # between two beats: this process was stopped, or the whole machine asleep


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table goes on by itself, in seconds, so that people can follow."""

    bot: float = 1.0
    throw: float = 0.8


class Autoplay:
    """One watch for every table that somebody looks at."""

    def __init__(self, node: Node, thinkers: Thinkers, pace: Pace | None = None) -> None:
        self.node, self.thinkers, self.pace = node, thinkers, pace or Pace()
        self._watches: dict[str, asyncio.Task[None]] = {}
        self._bells: dict[str, asyncio.Event] = {}
        self._beat = 0.0  # the last one
        self._beating: asyncio.Task[None] | None = None
        node.on_change = self.notice

    def notice(self, live: LiveTable) -> None:
        """A table has changed, or somebody came or went."""
        table_id = live.table.id
        if table_id in self._watches:
            self._bells[table_id].set()
        elif live.watchers and _moves_by_itself(live.table):
            live.clock.start(_now())
            live.pauses.clear()  # who comes now wants to follow, too
            self._bells[table_id] = asyncio.Event()
            self._watches[table_id] = asyncio.create_task(self._watch(live))
            if self._beating is None:
                self._beat = _now()
                self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Leave all tables as they are."""
        tasks = [*self._watches.values(), *filter(None, [self._beating])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    async def _beat_on(self) -> None:
        """Feel, as long as there are watches, whether time passed in which nothing could happen."""
        while self._watches:
            await asyncio.sleep(BEAT_SECONDS)
            self._feel_a_gap()
        self._beating = None

    def _feel_a_gap(self) -> None:
        """Time in which this process did not run is nobody's."""
        before, self._beat = self._beat, _now()
        if self._beat - before > GAP_SECONDS:
            for live in self.node.live.values():
                self.node.lose_time(live, before)

    async def _watch(self, live: LiveTable) -> None:
        bell = self._bells[live.table.id]
        memory: Memory | None = None
        try:
            while _is_watched(live):
                bell.clear()
                live.asked_at = _now()  # it is not forgotten meanwhile
                for seat in [s for s in live.pauses if not live.table.seats[s].played_by_bot]:
                    del live.pauses[seat]  # somebody is back
                if live.table.match is not None and memory is None:
                    memory = Memory(Match(live.table.match.game))
                    self.thinkers.warm_up(live.table)
                await self._turn(live, memory, bell)
        except Exception as error:
            log.error("the watch over table %s ended badly: %s", live.table.id, redacted(error))
        finally:
            self._watches.pop(live.table.id, None)
            self._bells.pop(live.table.id, None)

    async def _turn(self, live: LiveTable, memory: Memory | None, bell: asyncio.Event) -> None:
        """Do the next thing that is due by itself, or wait until something changes."""
        table = live.table
        seq, awaiting = table.seq, due(table)
        match awaiting:
            case Wait():
                if await self._runs_out(live, bell):
                    await self.node.by_itself(live, TableMove("wait"), seq)
            case Chance(by) if table.dice == "virtual" and (
                by is None or table.seats[by].played_by_bot
            ):
                # What has just been shown to all is there to be looked at.
                patience = 6 if table.just_revealed else 1
                if by is None or await _pauses(live, bell, by, self.pace.throw * patience):
                    await self.node.by_itself(live, TableMove("throw"), seq)
            case Chance() | Players() if table.dice == "virtual" or isinstance(awaiting, Players):
                await self._players(live, memory, bell)
            case _:
                await bell.wait()

    async def _players(self, live: LiveTable, memory: Memory | None, bell: asyncio.Event) -> None:
        table = live.table
        bots = sorted(s for s in table.awaited if table.seats[s].played_by_bot)
        if bots and memory is not None:
            patience = 1.0
            if table.just_typed:  # it may be wrong: people need time to see it
                patience = TYPED_PATIENCE
            elif table.just_fell:  # dice fly and come to rest before anybody decides
                patience = FELL_PATIENCE
            if not await _pauses(live, bell, bots[0], self.pace.bot * patience):
                return
            bot, asked = bots[0], table.must_have_seen[bots[0]]
            try:
                chosen = await self.thinkers.choose(table, bot, memory.seen(table, bot))
            except Exception as error:  # whatever a bot does wrong, its table goes on
                log.error(
                    "the bot on seat %s of table %s failed: %s", bot, table.id, redacted(error)
                )
                chosen = None
            # Meanwhile its owner may have come back, or another node have moved for it.
            if table.seats[bot].played_by_bot and table.must_have_seen[bot] == asked:
                await self._act(live, bot, chosen)
        elif await self._runs_out(live, bell):
            began, seq = _now(), table.seq
            if table.awaited:
                await self._act(live, min(table.awaited), None)
            else:
                await self.node.by_itself(live, TableMove("throw"), seq)
            if table.seq == seq:  # it could not be written
                self.node.lose_time(live, began)

    async def _runs_out(self, live: LiveTable, bell: asyncio.Event) -> bool:
        """Whether the clock runs out before anything changes."""
        if await _rings(bell, live.clock.left(live.table, _now())):
            return False
        async with live.lock:
            pass  # what is being written comes first; if it cannot be, that took nobody's time
        self._feel_a_gap()
        left = live.clock.left(live.table, _now())
        return left is not None and round(left, 3) == 0

    async def _act(self, live: LiveTable, seat: int, action: object) -> None:
        """The seat's action, or what an absent player does."""
        table = live.table
        game, match = table.game, table.match
        if game is None or match is None or seat not in table.awaited:
            return
        # What it chose may be a secret and is not for the log.
        if action is not None and not _is_legal(match, seat, action):
            log.error("the bot on seat %s of table %s chose what is not legal", seat, table.id)
            action = None
        if action is None:
            action = game.default(match.state, seat)
        await self.node.by_itself(live, TableMove("do", seat, action), table.seq)


def _is_legal(match: Match[object, object, object, object], seat: int, action: object) -> bool:
    try:
        match.game.apply(match.state, seat, action)
    except RuleBroken:
        return False
    return True


def _is_watched(live: LiveTable) -> bool:
    """Whether the watch goes on. A look that has begun ends, whoever leaves: nobody looks twice."""
    wanted = live.watchers or isinstance(due(live.table), Wait)
    return bool(wanted) and _moves_by_itself(live.table)


def _moves_by_itself(table: Table) -> bool:
    """Whether there is anything to watch for: where only people play without a clock, seldom."""
    if table.clock is not None or any(seat.played_by_bot for seat in table.seats):
        return not table.over
    awaiting = due(table)
    return isinstance(awaiting, Wait) or (isinstance(awaiting, Chance) and awaiting.by is None)


async def _pauses(live: LiveTable, bell: asyncio.Event, seat: int, seconds: float) -> bool:
    """Whether a bot's pause of so many seconds is over before anything changes."""
    if await _rings(bell, pause_left(live, seat, seconds)):
        return False
    live.pauses.pop(seat, None)  # if its move comes to nothing, it makes another one
    return True


async def _rings(bell: asyncio.Event, seconds: float | None) -> bool:
    """Whether something changed before so many seconds were over; None: however long it takes."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await bell.wait()
    return bell.is_set()  # it may have rung in the very moment in which the time was over


def _now() -> float:
    return asyncio.get_running_loop().time()
