"""A socket: one phone at one table. Text in, answers and updates out, nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from dataclasses import replace

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bellyflop.pad import Pad

from ..node.bus import Waved
from ..node.live import LiveTable, Shake, shake_of, too_often
from ..node.node import Node
from ..node.presence import Leaving, Presence
from ..node.rematch import offer_rematch
from ..node.throw_caller import call_to
from ..redact import redacted
from ..table.commands import (
    Command,
    Commit,
    Give,
    Note,
    Reach,
    React,
    Rematch,
    Shown,
    TakeMarks,
    Together,
    read_message,
)
from ..table.commands import Shake as ShakeNow
from ..table.messages import Answer, AnswerStatus, Bye, Call, Clock, Shaking, refused_answer
from ..table.refusals import Word, sentence
from ..table.table import Table
from ..table.viewer import Viewer, hash_token, still_holds, viewer_of
from .limits import NEXT_SECONDS, ROW_SECONDS, Share
from .line import line_to
from .reading import NotUnderstood, read_text, understand
from .services import services_of

log = logging.getLogger("bellyflop")

FULL_OUTBOX = 64
MOST_NOTES = 60  # in ten seconds; the rest are ignored
GOODBYE_SECONDS = 2.0  # timeout for a phone to read its last message

_encode = msgspec.json.Encoder().encode

_CLOSES: dict[Leaving, int] = {"elsewhere": 1000, "removed": 1000, "restart": 1012, "slow": 1013}


class Socket:
    """One accepted connection after its hello."""

    def __init__(
        self,
        wire: WebSocket,
        node: Node,
        live: LiveTable,
        who: Viewer,
        presence: Presence,
        seen: int,
        share: Share,
    ) -> None:
        self._share = share
        self.wire, self.node, self.live, self.who, self.presence = wire, node, live, who, presence
        self._line = line_to(wire)
        self._line.on_free = self._stir
        self._loop = asyncio.get_running_loop()
        self.since = 0  # when its seat was opened, if it has one
        self._outbox: list[bytes] = []
        self._stirred = False  # whether a send is scheduled
        self._seen = seen  # the last row this phone was shown, -1 for none
        self._sent: tuple[Table, int] | None = None  # the table and row last sent
        self._takes_marks = False
        self._marked: tuple[Pad, int] | None = None  # the pad it has, and its number of changes
        self._clock_told = 0.0  # the start of the clock that was last sent
        self._shake_told: Shake | None = None
        self._called: Call | None = None  # the last call it heard
        self._goodbye: asyncio.Task[None] | None = None
        self._left: asyncio.Future[None] = (
            self._loop.create_future()
        )  # done when nothing more is sent
        self._answering = False
        self.gone = asyncio.Event()
        self._times: deque[float] = deque()
        self._notes: deque[float] = deque()  # times of its last notes
        self._owns = who.host  # whether they made the table and so always act as host
        self._beside: frozenset[str] = frozenset()  # hashes of the other tokens at this phone
        self._most = services_of(wire).commands_per_10_s

    # ── out ─────────────────────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        """Send what has changed at the table, or say goodbye if the seat is no longer theirs."""
        if not still_holds(self.live.table, self.who):
            held = self.who.token_hash
            who = viewer_of(self.live.table, held) if held else None
            if who is None:
                self.leave("removed")
            else:
                self.who = who
                self.presence.move(self)
        self._stir()

    def act_as_host(self, host: int | None) -> None:
        """Note which seat acts as host now; None is a host beside the table."""
        acts = self._owns or (host is not None and host == self.who.seat)
        if acts != self.who.host:
            self.who = replace(self.who, host=acts)
            self._sent = None  # their rights have changed
            self._stir()

    def post(self, frame: bytes) -> None:
        """Put a frame into the outbox; disconnect a phone that does not read."""
        if self._goodbye is not None:
            return
        if len(self._outbox) >= FULL_OUTBOX:
            self._outbox.clear()
            self.leave("slow")
            return
        self._outbox.append(frame)
        self._stir()

    def leave(self, reason: Leaving) -> None:
        """Say goodbye and close; nothing is read or posted after that."""
        if self._goodbye is None:
            self._outbox.append(_encode(Bye(reason, sentence(reason), reason)))
            self._goodbye = asyncio.create_task(self._say_goodbye(_CLOSES[reason]))

    async def _say_goodbye(self, code: int) -> None:
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(GOODBYE_SECONDS):
                for frame in self._outbox:
                    await self.wire.send_text(frame.decode())
                await self.wire.close(code)
        self._hang_up()

    def _hang_up(self) -> None:
        if not self._left.done():
            self._left.set_result(None)

    async def live_on(self) -> None:
        """Read commands and send updates until either side leaves."""
        reading = asyncio.create_task(self._share.metered(self.read_forever()))
        try:
            await asyncio.wait((reading, self._left), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone.set()
            if not self._answering:  # a disconnect does not cancel a command
                reading.cancel()
            (ended,) = await asyncio.gather(reading, return_exceptions=True)
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                log.error("a socket ended badly: %s", redacted(ended))

    def _stir(self) -> None:
        """Schedule a send before the loop waits again."""
        if not self._stirred:
            self._stirred = True
            self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        """Send answers first, then the newest update; skip updates that it replaces."""
        self._stirred = False
        if self._goodbye is not None or not self._line.free:
            return
        if (seconds := self._share.wait) > 0:  # over its share: send only the newest update, later
            self._share.charge(NEXT_SECONDS)
            self._stirred = True
            self._loop.call_later(seconds, self._tell)
            return
        began = time.perf_counter()
        frames, self._outbox = self._outbox, []
        try:
            table = self.live.table
            if self._sent != (table, table.changed):
                if self._sent is not None and self._sent[0] is not table:
                    self._seen = -1  # the log was restored from a backup: start over
                untold, self._seen = table.untold(self._seen), table.seq
                self._sent = table, table.changed
                frames += self._frame(untold), *self._clock()
            elif self._clock_told != self.live.clock.since:  # it has stood still
                frames += self._clock()
            frames += *self._shaking(), *self._call()
            if frames:
                self._line.say(frames)
                self._share.charge_bytes(sum(map(len, frames)))
            self._share.charge(time.perf_counter() - began)
        except Exception as error:  # the phone reconnects and asks again
            log.error("a socket ended badly: %s", redacted(error))
            self._hang_up()

    def _tell_answers(self) -> None:
        """Send the outbox now, so that in quiet times an answer does not wait for updates."""
        if self._goodbye is None and self._line.free and self._outbox:
            frames, self._outbox = self._outbox, []
            self._line.say(frames)

    def _frame(self, untold: int) -> bytes:
        """The update for this phone; of a pad only the new marks, if the phone takes marks."""
        pad, had = self.live.table.pad, self._marked
        self._marked = None if pad is None else (pad, pad.changes)
        marked = had[1] if self._takes_marks and had is not None and had[0] is pad else None
        return self.live.frames.of(self.live.table, self.who, untold, marked)

    def _clock(self) -> list[bytes]:
        """The time left on a running clock; it is not in the update, because phones share that."""
        live = self.live
        self._clock_told = live.clock.since
        left = live.clock.left(live.table, self._loop.time())
        return [] if left is None else [_encode(Clock(self._seen, round(left, 2)))]

    def _shaking(self) -> list[bytes]:
        """The current shake, if this phone has not heard of it."""
        shake = shake_of(self.live)
        if shake is None or shake == self._shake_told:
            return []
        self._shake_told = shake
        seconds = max(shake.ends - self._loop.time(), 0.0)
        return [_encode(Shaking(shake.seat, round(seconds, 2), shake.leans))]

    def _call(self) -> list[bytes]:
        """The call that is out, sent once to a phone whose wheel is asked."""
        live = self.live
        call = call_to(live, live.calls.here.get(self))
        if call is None or call == self._called:
            return []
        self._called = call
        return [_encode(call)]

    # ── in ──────────────────────────────────────────────────────────────────────────────────

    async def read_forever(self) -> None:
        """Give every command one answer; text that is no command gets one too."""
        while not self.gone.is_set():
            text = await read_text(self.wire)
            if self._goodbye is not None:
                continue
            try:
                command = understand(read_message, text)
            except NotUnderstood as error:
                self._too_fast()
                self._say_no("", "illegal", str(error), error.word)
                continue
            if self.live.calls.wake(self):
                self.presence.turn(self)
            if isinstance(command, Note):
                await self._take_note(command)
                continue
            if self._too_fast():
                self._say_no(command.id, "too_fast", sentence("too-fast"), "too-fast")
                continue
            await self._share.turn()
            self._answering = True
            answer = await self._answer(command)
            if answer.status == "ok":
                self._share.charge(ROW_SECONDS)
            self.post(_encode(answer))
            self._answering = False
            if not self.node.store.crowded:
                self._tell_answers()

    def _say_no(self, command: str, status: AnswerStatus, why: str, word: Word) -> None:
        self.node.counts.answered(status)
        self.post(_encode(Answer(command, status, self.live.table.seq, why, word)))

    @property
    def beside(self) -> frozenset[int]:
        """The other seats at this phone."""
        held, seats = self._beside, enumerate(self.live.table.seats)
        return frozenset(n for n, s in seats if s.token_hash in held and n != self.who.seat)

    @property
    def seats(self) -> frozenset[int]:
        """All seats at this phone."""
        own = self.who.seat
        return self.beside if own is None else self.beside | {own}

    async def _take_note(self, note: Note) -> None:
        """Handle a note within the rate limit; numbers for throws do not count towards it."""
        seat, table = self.who.seat, self.live.table
        if isinstance(note, TakeMarks):
            self._takes_marks = True
        if not isinstance(note, Give) and too_often(self._notes, MOST_NOTES):
            return
        if isinstance(note, Commit | Give | Reach):
            if await self.node.caller.take(self.live, self, note, seat, self.seats):
                self.presence.turn(self)
                self._stir()
            return
        if seat is None:
            return
        match note:
            case Shown(seq=row):
                if row <= table.seq:
                    self.presence.show(self, row)
            case Together(tokens=tokens):
                self._beside = frozenset(map(hash_token, tokens))
                self.presence.sit_together(self)
                await self.node.welcome(self.live, self.beside)

    async def _answer(self, command: Command) -> Answer:
        if isinstance(command, React):
            answer = self._react(command)
        elif isinstance(command, ShakeNow):
            answer = self._shake(command)
        elif isinstance(command, Rematch):
            here = frozenset(self.presence.there(self.live.table.id))
            asked = (self.node, self.live, self.who, command)
            answer = await offer_rematch(*asked, self.seats, here)
        else:
            return await self.node.handle(self.live, self.who, command)  # which counts by itself
        self.node.counts.answered(answer.status)
        return answer

    def _react(self, command: React) -> Answer:
        table, seat = self.live.table, self.who.seat
        if seat is None:
            return refused_answer(command.id, "forbidden", table.seq, "players-only")
        if known := self.live.answers.find(self.who, command):
            return known
        self.presence.wave(self.live, Waved(table.id, seat, command.what, command.id))
        return self.live.answers.keep(self.who, command, Answer(command.id, "ok", table.seq))

    def _shake(self, command: ShakeNow) -> Answer:
        table, seat = self.live.table, self.who.seat
        if known := self.live.answers.find(self.who, command):
            return known
        hand = seat is not None and seat == table.hand and not table.seats[seat].covered
        if not hand or table.dice != "virtual":
            answer = refused_answer(command.id, "illegal", table.seq, "not-your-hand")
        else:
            self.node.shake(self.live)
            answer = Answer(command.id, "ok", table.seq)
        return self.live.answers.keep(self.who, command, answer)

    def _too_fast(self) -> bool:
        """Whether this seat, counting all its phones, is over the rate limit."""
        seat = self.who.seat
        times = self._times if seat is None else self.live.times.setdefault(seat, deque())
        return too_often(times, self._most)
