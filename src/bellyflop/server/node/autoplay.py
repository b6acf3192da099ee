"""Autoplay: moves a table on when no person has to act: looks, clocks, bots, absent seats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bellyflop.core import Chance, Match, Players, RuleBroken, Wait

from ..redact import redacted
from ..table.decide import TableMove, due
from ..table.table import Table
from ..workers.job_inputs import Memory
from .bot_manners import Mood, manner_of, moods
from .bus import Waved
from .live import LiveTable, pause_left, shake_of
from .node import Node

log = logging.getLogger("bellyflop")

BEAT_SECONDS = 1.0
TYPED_PATIENCE = 5.0  # in units of a bot's pause, as is the next
FELL_PATIENCE = 2.1  # a throw lasts 1.5 s on the phones, and a beat of 0.6 s after it
UNDO_PATIENCE = 4.0  # the least time somebody has to take back their last action
MOOD_SECONDS = 1.2  # the delay before a bot reacts
REVEAL_PATIENCE = 7.5  # in units of the pause before a throw; each seat adds one
SHOWN_PATIENCE = 15.0  # the longest wait for the slowest phone's animation
SHOWN_BEAT = 0.6  # the pause after it
SHAKEN_SECONDS = 2.0  # after a countdown, until the table throws for the shaker
GAP_SECONDS = 2.5  # between two beats: the process was stopped or the machine slept


@dataclass(frozen=True, slots=True)
class Pace:
    """The pauses before a table's automatic moves, in seconds, so that people can follow."""

    bot: float = 1.0
    throw: float = 0.8
    countdown: float = 1.0  # a factor on the game's own countdown


class Thinkers(Protocol):
    """Chooses for bots: in worker processes, or in place on a phone."""

    def warm_up(self, table: Table) -> None:
        """Load what the bots and the coach at this table need, in the background."""

    async def choose(self, table: Table, seat: int, seen: Sequence[bytes]) -> object:
        """The action the bot on this seat chooses, or None if it took too long."""

    async def close(self) -> None:
        """Stop all work."""


class Autoplay:
    """Runs one task for each table that somebody watches."""

    def __init__(self, node: Node, thinkers: Thinkers, pace: Pace | None = None) -> None:
        self.node, self.thinkers, self.pace = node, thinkers, pace or Pace()
        self._watches: dict[str, asyncio.Task[None]] = {}
        self._bells: dict[str, asyncio.Event] = {}
        self._beat = 0.0  # when the last beat was
        self._beating: asyncio.Task[None] | None = None
        self._reactions: set[asyncio.Task[None]] = set()
        self.wave: Callable[[LiveTable, Waved], None] = lambda *_: None  # shows a reaction

    def notice(self, live: LiveTable) -> None:
        """React to a change at a table, or to an arrival or a departure."""
        table_id = live.table.id
        if table_id in self._watches:
            self._bells[table_id].set()
        elif live.watchers and _moves_by_itself(live):
            live.clock.start(_now())
            live.pauses.clear()  # newcomers want to follow, too
            self._bells[table_id] = asyncio.Event()
            self._watches[table_id] = asyncio.create_task(self._watch(live))
            if self._beating is None:
                self._beat = _now()
                self._beating = asyncio.create_task(self._check_the_clock())

    async def close(self) -> None:
        """Stop watching; all tables stay as they are."""
        tasks = [*self._watches.values(), *self._reactions, *filter(None, [self._beating])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    def react(self, live: LiveTable) -> None:
        """Have the bots of this table react to what has just happened."""
        if live.watchers and self.pace.bot and (said := moods(live)):
            task = asyncio.create_task(self._say(live, live.table.seq, said))
            self._reactions.add(task)
            task.add_done_callback(self._reactions.discard)

    async def _say(self, live: LiveTable, row: int, said: list[tuple[int, Mood]]) -> None:
        """Send the bots' reactions one by one, after every phone has shown what they react to."""
        await live.animations.seen(SHOWN_PATIENCE * self.pace.bot)
        for seat, what in said:
            await asyncio.sleep(MOOD_SECONDS * self.pace.bot)
            self.wave(live, Waved(live.table.id, seat, what, f"mood-{row}-{seat}"))

    async def _check_the_clock(self) -> None:
        """Detect pauses of this process (suspend, SIGSTOP) while tables are being watched."""
        while self._watches:
            await asyncio.sleep(BEAT_SECONDS)
            self._note_gap()
        self._beating = None

    def _note_gap(self) -> None:
        """Stop all clocks for the time in which this process did not run."""
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
                live.asked_at = _now()  # so that the node does not forget it
                for seat in [s for s in live.pauses if not live.table.seats[s].played_by_bot]:
                    del live.pauses[seat]  # the owner is back
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
        """Make the table's next automatic move, or wait until something changes."""
        table = live.table
        seq, awaiting = table.seq, due(table)
        if (falling := self.node.caller.let_fall(live)) is not None:
            await falling
            return
        match awaiting:
            case Wait():
                if await self._runs_out(live, bell):
                    await self.node.by_itself(live, TableMove("wait"), seq)
            case Chance(by) if table.dice == "virtual" and (
                by is None or table.seats[by].played_by_bot
            ):
                if by is None or await self._shakes(live, bell, by):
                    await self.node.caller.throw(live, self.pace.throw)
            case Chance(int()) if shake := shake_of(live):
                # A shaker who left does not keep the others waiting.
                if not await _changes_within(bell, shake.ends + SHAKEN_SECONDS - _now()):
                    await self.node.caller.throw(live, self.pace.throw)
            case Chance() | Players() if table.dice == "virtual" or isinstance(awaiting, Players):
                await self._players(live, memory, bell)
            case _:
                await bell.wait()

    async def _shakes(self, live: LiveTable, bell: asyncio.Event, seat: int) -> bool:
        """Whether this bot has shaken its dice long enough to throw them now."""
        table = live.table
        if shake := shake_of(live):
            return not await _changes_within(bell, max(shake.ends - _now(), 0))
        # A reveal takes its time on the phones, and people want to look at it.
        patience = REVEAL_PATIENCE + len(table.seats) if table.just_revealed else 1
        if not await self._pauses(live, bell, seat, self.pace.throw * patience):
            return False
        if table.game is None or not table.game.countdown * self.pace.countdown:
            return True
        self.node.shake(live)  # rings the bell
        return False

    async def _players(self, live: LiveTable, memory: Memory | None, bell: asyncio.Event) -> None:
        table = live.table
        bots = sorted(s for s in table.awaited if table.seats[s].played_by_bot)
        if bots and memory is not None:
            patience = 1.0
            if table.just_typed:  # people need time to spot a typing mistake
                patience = TYPED_PATIENCE
            elif table.just_fell:  # the dice come to rest before anybody decides
                patience = FELL_PATIENCE
            if not await self._pauses(live, bell, bots[0], self.pace.bot * patience):
                return
            bot, asked = bots[0], table.must_have_seen[bots[0]]
            try:
                chosen = await self.thinkers.choose(table, bot, memory.seen(table, bot))
            except Exception as error:  # a broken bot must not stop its table
                log.error(
                    "the bot on seat %s of table %s failed: %s", bot, table.id, redacted(error)
                )
                chosen = None
            # The owner may have come back meanwhile, or another node may have moved.
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

    async def _pauses(
        self, live: LiveTable, bell: asyncio.Event, seat: int, seconds: float
    ) -> bool:
        """Wait for a bot's pause and for the slowest phone; False if something changes first.

        The pause is `seconds` times the pace of the bot's manner.
        """
        table = live.table
        own = seconds * manner_of(table.seats[seat].level).pace
        if table.may_undo(table.last.seat):
            own = max(own, UNDO_PATIENCE * self.pace.bot)
        animations, patience = live.animations, SHOWN_PATIENCE * self.pace.bot
        seen = animations.patience(patience)
        if animations.caught_up_at is not None:
            seen = animations.caught_up_at + SHOWN_BEAT * self.pace.bot - _now()
        if await _changes_within(bell, max(pause_left(live, seat, own), seen)):
            return False
        animations.patience(patience)
        live.pauses.pop(seat, None)  # the next move begins a new pause
        return True

    async def _runs_out(self, live: LiveTable, bell: asyncio.Event) -> bool:
        """Wait for the clock to run out; False if something changes first."""
        if await _changes_within(bell, live.clock.left(live.table, _now())):
            return False
        async with live.lock:
            pass  # a command in flight goes first; a failed write gives its time back
        self._note_gap()
        left = live.clock.left(live.table, _now())
        return left is not None and round(left, 3) == 0

    async def _act(self, live: LiveTable, seat: int, action: object) -> None:
        """Do this action for the seat, or the game's default if it is None or illegal."""
        table = live.table
        game, match = table.game, table.match
        if game is None or match is None or seat not in table.awaited:
            return
        # The log must not name the choice: it may be secret.
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
    """Whether to keep watching. A look under the cup runs out unwatched: nobody looks twice."""
    wanted = live.watchers or isinstance(due(live.table), Wait)
    return bool(wanted) and _moves_by_itself(live)


def _moves_by_itself(live: LiveTable) -> bool:
    """Whether this table may move by itself; with people only and no clock it seldom does."""
    table = live.table
    if shake_of(live) or (table.call is not None and not table.call.early):
        return True
    if table.clock is not None or any(seat.played_by_bot for seat in table.seats):
        return not table.over
    awaiting = due(table)
    return isinstance(awaiting, Wait) or (isinstance(awaiting, Chance) and awaiting.by is None)


async def _changes_within(bell: asyncio.Event, seconds: float | None) -> bool:
    """Whether the bell rings within so many seconds; None waits without end."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await bell.wait()
    return bell.is_set()  # it may ring just as the timeout passes


def _now() -> float:
    return asyncio.get_running_loop().time()
