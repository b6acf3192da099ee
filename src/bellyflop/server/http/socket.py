"""A socket: one phone at one table. Text in, answers and updates out, nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..node.bus import Waved
from ..node.live import SLOW_DOWN, LiveTable, too_often
from ..node.node import Node
from ..node.presence import Presence
from ..node.rematch import offer_rematch
from ..redact import redacted
from ..store.store import StoreDown
from ..table.commands import Command, Hello, React, Rematch
from ..table.messages import Answer, AnswerStatus, Bye, Clock
from ..table.refusals import Word
from ..table.rooms import is_table
from ..table.table import Table
from ..table.update import update_frame
from ..table.viewer import Viewer, still_holds, viewer_of
from .limits import network_of
from .line import line_to
from .reading import NotUnderstood, origin_fits, read_text, understand

log = logging.getLogger("bellyflop")

FIRST_MESSAGE_SECONDS = 5.0
FULL_OUTBOX = 64
GOODBYE_SECONDS = 2.0  # what a phone may take to read its last message

_encode = msgspec.json.Encoder().encode
_hello = msgspec.json.Decoder(Hello)
_command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)

Leaving = Literal["elsewhere", "removed", "restart", "slow"]
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
    ) -> None:
        self.wire, self.node, self.live, self.who, self.presence = wire, node, live, who, presence
        self._line = line_to(wire)
        self._line.on_free = self._stir
        self._loop = asyncio.get_running_loop()
        self.since = 0  # when its seat was opened, if it has one
        self._outbox: list[bytes] = []
        self._stirred = False  # whether it is about to tell
        self._seen = seen  # the last row this phone was shown, -1 for none
        self._sent: tuple[Table, int] | None = None  # the row, and what table had it
        self._clock_told = 0.0  # since when it ran
        self._goodbye: asyncio.Task[None] | None = None
        self._left: asyncio.Future[None] = self._loop.create_future()  # nothing more to tell
        self._answering = False
        self.gone = asyncio.Event()
        self._times: deque[float] = deque()
        self._most: int = wire.app.state.commands_per_10_s

    # ── out ─────────────────────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        """The table has changed: there is something new to send, if the seat is still theirs."""
        if not still_holds(self.live.table, self.who):
            held = self.who.token_hash
            who = viewer_of(self.live.table, held) if held else None
            if who is None:
                self.leave("removed", "The host has given this seat away.")
            else:
                self.who = who
        self._stir()

    def post(self, frame: bytes) -> None:
        """Put a frame into the outbox; a phone that does not read is let go."""
        if self._goodbye is not None:
            return
        if len(self._outbox) >= FULL_OUTBOX:
            self._outbox.clear()
            self.leave("slow", "This phone reads too slowly. Come back in a moment.")
            return
        self._outbox.append(frame)
        self._stir()

    def leave(self, reason: Leaving, why: str) -> None:
        """Say goodbye and close; nothing is read or posted after that."""
        if self._goodbye is None:
            self._outbox.append(_encode(Bye(reason, why, reason)))
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
        """Read and tell until either side leaves."""
        reading = asyncio.create_task(self.read_forever())
        try:
            await asyncio.wait((reading, self._left), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone.set()
            if not self._answering:  # who hangs up does not take back what they have asked for
                reading.cancel()
            (ended,) = await asyncio.gather(reading, return_exceptions=True)
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                log.error("a socket ended badly: %s", redacted(ended))

    def _stir(self) -> None:
        """There may be something to tell: tell it before the loop waits again."""
        if not self._stirred:
            self._stirred = True
            self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        """Answers first, then the newest update; what was overtaken is never sent."""
        self._stirred = False
        if self._goodbye is not None or not self._line.free:
            return
        frames, self._outbox = self._outbox, []
        try:
            table = self.live.table
            if self._sent != (table, table.seq):
                if self._sent is not None and self._sent[0] is not table:
                    self._seen = -1  # the log was put back to an earlier day: begin anew
                untold, self._seen = table.untold(self._seen), table.seq
                self._sent = table, table.seq
                frames += self._frame(untold), *self._clock()
            elif self._clock_told != self.live.clock.since:  # it has stood still
                frames += self._clock()
            if frames:
                self._line.say(frames)
        except Exception as error:  # the phone comes back and asks again
            log.error("a socket ended badly: %s", redacted(error))
            self._hang_up()

    def _tell_answers(self) -> None:
        """Tell now what is in the outbox: in quiet times nobody waits until updates are made."""
        if self._goodbye is None and self._line.free and self._outbox:
            frames, self._outbox = self._outbox, []
            self._line.say(frames)

    def _frame(self, untold: int) -> bytes:
        """The update, made once for all who see the same and have missed as much."""
        place = (self.who.seat, self.who.host, untold)
        frames = self.live.frames
        if place not in frames:
            frames[place] = update_frame(self.live.table, self.who, untold)
        return frames[place]

    def _clock(self) -> list[bytes]:
        """What is left on a running clock: no part of the update, which all share."""
        live = self.live
        self._clock_told = live.clock.since
        left = live.clock.left(live.table, self._loop.time())
        return [] if left is None else [_encode(Clock(live.table.seq, round(left, 1)))]

    # ── in ──────────────────────────────────────────────────────────────────────────────────

    async def read_forever(self) -> None:
        """Every command gets one answer; bytes that are no command get one too."""
        while not self.gone.is_set():
            text = await read_text(self.wire)
            if self._goodbye is not None:
                continue
            too_fast = self._too_fast()
            try:
                command = understand(_command, text)
            except NotUnderstood as error:
                self._say_no("", "illegal", str(error), error.word)
                continue
            if too_fast:
                self._say_no(command.id, "too_fast", SLOW_DOWN, "too-fast")
                continue
            self._answering = True
            self.post(_encode(await self._answer(command)))
            self._answering = False
            if not self.node.store.crowded:
                self._tell_answers()

    def _say_no(self, command: str, status: AnswerStatus, why: str, word: Word) -> None:
        self.node.metrics.answered(status)
        self.post(_encode(Answer(command, status, self.live.table.seq, why, word)))

    async def _answer(self, command: Command) -> Answer:
        if isinstance(command, React):
            answer = self._react(command)
        elif isinstance(command, Rematch):
            answer = await offer_rematch(self.node, self.live, self.who, command)
        else:
            return await self.node.handle(self.live, self.who, command)  # which counts by itself
        self.node.metrics.answered(answer.status)
        return answer

    def _react(self, command: React) -> Answer:
        table, seat = self.live.table, self.who.seat
        if seat is None:
            return Answer(command.id, "forbidden", table.seq, "Only players react.", "players-only")
        self.presence.wave(self.live, Waved(table.id, seat, command.what, command.id))
        return Answer(command.id, "ok", table.seq)

    def _too_fast(self) -> bool:
        """Whether this seat, on whatever phone, has said enough for now."""
        seat = self.who.seat
        times = self._times if seat is None else self.live.times.setdefault(seat, deque())
        return too_often(times, self._most)


async def serve_socket(wire: WebSocket) -> None:
    """The life of a socket, from the door on: how many come from one address is counted there."""
    if not origin_fits(wire, wire.app.state.origins):
        await wire.close(4403)
        return
    await wire.accept()
    limits, home = wire.app.state.limits, network_of(wire.client)
    if not limits.let_in(home):
        why = "Too many phones are at tables from this address. Close some, then come back."
        await _refuse(wire, why, "too-many-phones")
        return
    try:
        await _stay(wire, wire.app.state.node, wire.app.state.presence)
    finally:
        limits.let_out(home)


async def _stay(wire: WebSocket, node: Node, presence: Presence) -> None:
    """Hello, then answers and updates until either side leaves."""
    try:
        socket = await asyncio.wait_for(_meet(wire, node, presence), FIRST_MESSAGE_SECONDS)
    except (TimeoutError, WebSocketDisconnect):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await wire.close(1008, "The first message must say hello.")
        return
    if socket is None:
        return
    socket.live.watchers.add(socket.wake)
    presence.enter(socket)
    node.on_change(socket.live)
    socket.wake()
    try:
        await socket.live_on()
    finally:
        socket.live.watchers.discard(socket.wake)
        presence.leave(socket)
        node.on_change(socket.live)


async def _meet(wire: WebSocket, node: Node, presence: Presence) -> Socket | None:
    try:
        hello = understand(_hello, await read_text(wire))
        live = await node.table(hello.table) if is_table(hello.table) else None
        who = await node.arrive(live, hello.token, hello.seen) if live is not None else None
        if live is None or who is None:
            raise NotUnderstood("There is no such seat at any table here.", "no-such-seat")
        if who.seat is None and not who.host and not live.table.spectators:
            raise NotUnderstood("This table plays without spectators.", "no-spectators")
    except StoreDown:
        why = "The table cannot be read just now. Try again in a moment."
        await _refuse(wire, why, "store-down")
        return None
    except NotUnderstood as error:
        await _refuse(wire, str(error), error.word)
        return None
    return Socket(wire, node, live, who, presence, hello.seen)


async def _refuse(wire: WebSocket, why: str, word: Word) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
        await wire.send_text(_encode(Bye("refused", why, word)).decode())
        await wire.close(4404)
