"""Presence: every open socket of this node by table, and who is there through other nodes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Literal, Protocol

import msgspec

from ..table.messages import Present, Reacted
from ..table.viewer import Viewer
from .attendance import Attendance
from .bus import Bus, Here, NoBus, Waved
from .live import LiveTable

BEAT_SECONDS = 2.0  # each node repeats who is where, in case a message was lost
WAVES_KNOWN = 50  # ids of each seat's last reactions; retries come within seconds
GONE_SECONDS = 7.0  # a node that is silent for so long counts as gone

_encode = msgspec.json.Encoder().encode


Leaving = Literal["elsewhere", "removed", "restart", "slow"]


class Guest(Protocol):
    """A phone at a table, however it is connected."""

    live: LiveTable
    who: Viewer
    since: int  # when its seat was opened, if it has one
    gone: asyncio.Event

    @property
    def beside(self) -> frozenset[int]:
        """The other seats at this phone."""

    def act_as_host(self, host: int | None) -> None:
        """Note which seat acts as host now; None is a host beside the table."""

    def post(self, frame: bytes) -> None:
        """Send this frame to the phone."""

    def leave(self, reason: Leaving) -> None:
        """Say goodbye to the phone."""


class Presence:
    """Who is where. Opening a seat again takes it over from its socket, at whichever node."""

    def __init__(self, bus: Bus | None = None) -> None:
        self.sockets: dict[str, set[Guest]] = {}
        self._elsewhere: dict[str, dict[str, tuple[Here, float]]] = {}  # by table and node
        self._name = secrets.token_hex(4)
        self._bus = bus or NoBus()
        self.caught_up: Callable[[LiveTable], None] = lambda _: None
        self._bus.listen(Here, self._heard)
        self._bus.listen(Waved, self._saw_wave)
        self._beat: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to tell other nodes, if there are any."""
        if not self._bus.alone:
            self._beat = asyncio.create_task(self._beat_forever())

    async def close(self) -> None:
        """Stop telling."""
        if self._beat is not None:
            self._beat.cancel()
            await asyncio.gather(self._beat, return_exceptions=True)

    # ── this node ───────────────────────────────────────────────────────────────────────────

    def at(self, table_id: str) -> set[Guest]:
        """The sockets at a table."""
        return self.sockets.get(table_id, set())

    def enter(self, socket: Guest) -> None:
        """Add this socket, which takes over its seat from any other."""
        table_id, seat = socket.live.table.id, socket.who.seat
        if seat is not None:
            for other in tuple(self.at(table_id)):
                if other.who.seat == seat:
                    _continued_elsewhere(other)
            # Nodes' clocks differ, so this must also be later than all times from other nodes.
            heard = (here.seats.get(seat, 0) + 1 for here in self._others(table_id))
            socket.since = max(time.time_ns() // 1_000_000, *heard, 0)
        if seat is not None:
            socket.live.calls.arrive(socket)
        self.sockets.setdefault(table_id, set()).add(socket)
        self.tell_presence(table_id)
        self._ring(table_id)

    def leave(self, socket: Guest) -> None:
        """Remove this socket."""
        table_id = socket.live.table.id
        here = self.at(table_id)
        here.discard(socket)
        socket.live.calls.leave(socket)
        if socket.live.animations.leave(socket):
            self.caught_up(socket.live)
        self._ring(table_id)
        self._note(socket.live)
        if here:
            self.tell_presence(table_id)
        else:
            self.sockets.pop(table_id, None)
            self._elsewhere.pop(table_id, None)

    def of(self, table_id: str) -> Present:
        """Who is there through any node, who is away, and who is the host."""
        attendance = next((one.live.attendance for one in self.at(table_id)), Attendance())
        return Present(*self._there(table_id), attendance.away, attendance.host)

    def there(self, table_id: str) -> tuple[int, ...]:
        """The seats that are there through any node."""
        return self._there(table_id)[0]

    def _there(self, table_id: str) -> tuple[tuple[int, ...], int]:
        """The seats that are there, and how many spectators watch."""
        seats = {*self._seats(table_id), *self._beside(table_id)}
        watching = self._watching(table_id)
        for other in self._others(table_id):
            seats |= {*other.seats, *other.beside}
            watching += other.watching
        return tuple(sorted(seats)), watching

    def tell_presence(self, table_id: str) -> None:
        """Tell everybody at the table who is there."""
        live = next((socket.live for socket in self.at(table_id)), None)
        if live is None:
            return
        attendance = self._note(live)
        frame = _encode(self.of(table_id))
        for socket in self.at(table_id):
            socket.act_as_host(attendance.host)
            socket.post(frame)

    def _note(self, live: LiveTable) -> Attendance:
        """Note who is away now; if the host is, set a timer for the next person to take over."""
        attendance, table_id = live.attendance, live.table.id
        attendance.note(live.table, {*self._there(table_id)[0]}, self._has_host_beside(table_id))
        if attendance.timer is not None:
            attendance.timer.cancel()
        if (seconds := attendance.host_leaves_in) is not None:
            loop = asyncio.get_running_loop()
            attendance.timer = loop.call_later(seconds, self.tell_presence, table_id)
        return attendance

    def show(self, socket: Guest, row: int) -> None:
        """Note that this phone has shown this row."""
        live = socket.live
        before = live.animations.slowest
        if live.animations.tell(socket, row):
            self.caught_up(live)
        if live.animations.slowest != before:
            self._ring(live.table.id)

    def turn(self, socket: Guest) -> None:
        """Tell other nodes that this phone brings a wheel, or is awake again."""
        self._ring(socket.live.table.id)

    def move(self, socket: Guest) -> None:
        """Start attendance over: this phone's seat, and perhaps others, have new numbers."""
        socket.live.attendance.since.clear()
        self._ring(socket.live.table.id)
        self.tell_presence(socket.live.table.id)

    def sit_together(self, socket: Guest) -> None:
        """Tell everybody which other seats are at this phone."""
        self._ring(socket.live.table.id)
        self.tell_presence(socket.live.table.id)

    def wave(self, live: LiveTable, wave: Waved) -> None:
        """Show a reaction to everybody at the table, once, however often it arrives."""
        if _is_new(live, wave):
            self._show_wave(wave)
            self._bus.ring(wave)

    def _show_wave(self, wave: Waved) -> None:
        frame = _encode(Reacted(wave.seat, wave.what))
        for socket in self.at(wave.table):
            socket.post(frame)

    async def send_home(self) -> None:
        """Tell every phone that this server stops, and wait until all have disconnected."""
        everybody = [socket for sockets in self.sockets.values() for socket in sockets]
        for socket in everybody:
            socket.leave("restart")
        await asyncio.gather(*(socket.gone.wait() for socket in everybody))

    def _seats(self, table_id: str) -> dict[int, int]:
        """The seats opened at this node, each with the time."""
        seats: dict[int, int] = {}
        for socket in self.at(table_id):
            if (seat := socket.who.seat) is not None:
                seats[seat] = max(socket.since, seats.get(seat, 0))
        return seats

    def _beside(self, table_id: str) -> set[int]:
        """The seats that share a phone with one opened at this node."""
        return {seat for socket in self.at(table_id) for seat in socket.beside}

    def _has_host_beside(self, table_id: str) -> bool:
        """Whether a host without a seat is there through any node."""
        return self._hosts_beside(table_id) or any(o.host for o in self._others(table_id))

    def _hosts_beside(self, table_id: str) -> bool:
        return any(one.who.seat is None and one.who.host for one in self.at(table_id))

    def _watching(self, table_id: str) -> int:
        return sum(socket.who.seat is None for socket in self.at(table_id))

    # ── other nodes ─────────────────────────────────────────────────────────────────────────

    def _others(self, table_id: str) -> Iterator[Here]:
        for here, _ in self._elsewhere.get(table_id, {}).values():
            yield here

    def _ring(self, table_id: str) -> None:
        if self._bus.alone:
            return
        seats, watching = self._seats(table_id), self._watching(table_id)
        beside, host = sorted(self._beside(table_id)), self._hosts_beside(table_id)
        shown = next((one.live.animations.slowest for one in self.at(table_id)), None)
        wheels = sorted({w for one in self.at(table_id) for w in one.live.calls.awake})
        self._bus.ring(Here(table_id, self._name, seats, watching, beside, host, shown, wheels))

    def _heard(self, here: Here) -> None:
        """Take in who is at a table through another node; seats opened later there leave here."""
        mine = self.at(here.table)
        if not mine:
            return
        before = self._there(here.table)
        nodes = self._elsewhere.setdefault(here.table, {})
        newcomer = here.node not in nodes
        nodes[here.node] = here, time.monotonic()
        for socket in tuple(mine):
            seat = socket.who.seat
            if seat in here.seats and self._is_later(here, seat, socket):
                _continued_elsewhere(socket)
        for live in {id(socket.live): socket.live for socket in mine}.values():
            live.calls.hear_node(here.node, here.wheels)
            if live.animations.hear(here.node, here.shown):
                self.caught_up(live)
        if newcomer:
            self._ring(here.table)  # it does not know yet who is here
        if self._there(here.table) != before:
            self.tell_presence(here.table)

    def _is_later(self, here: Here, seat: int, socket: Guest) -> bool:
        """Whether the seat was opened later there; within a millisecond the node names decide."""
        return (here.seats[seat], here.node) > (socket.since, self._name)

    def _saw_wave(self, wave: Waved) -> None:
        live = next((socket.live for socket in self.at(wave.table)), None)
        if live is not None and _is_new(live, wave):
            self._show_wave(wave)

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            long_ago = time.monotonic() - GONE_SECONDS
            for table_id in tuple(self.sockets):
                self._ring(table_id)
                nodes = self._elsewhere.get(table_id, {})
                silent = [node for node, (_, at) in nodes.items() if at < long_ago]
                for node in silent:
                    del nodes[node]
                    for socket in self.at(table_id):
                        socket.live.animations.hear(node, None)
                        socket.live.calls.hear_node(node, None)
                if silent:
                    self.tell_presence(table_id)


def _is_new(live: LiveTable, wave: Waved) -> bool:
    """Whether this reaction is new; it counts as known from now on."""
    known = live.waves.setdefault(wave.seat, deque(maxlen=WAVES_KNOWN))
    if wave.command in known:
        return False
    if wave.command:
        known.append(wave.command)
    return True


def _continued_elsewhere(socket: Guest) -> None:
    socket.leave("elsewhere")
