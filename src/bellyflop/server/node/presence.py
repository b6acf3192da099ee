"""Presence: every open socket of this node by table, and who is there through other nodes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ..table.messages import Present, Reacted
from .bus import Bus, Here, NoBus, Waved

if TYPE_CHECKING:
    from ..http.socket import Socket
    from .live import LiveTable

BEAT_SECONDS = 2.0  # every so often each node repeats who is where: that heals a lost ring
WAVES_KNOWN = 50  # ids of each seat's last reactions; who says one again does so within seconds
GONE_SECONDS = 7.0  # a node that has not repeated itself for so long has nobody there any more

_encode = msgspec.json.Encoder().encode


class Presence:
    """Who is where. A seat opened a second time is taken over, whichever node it was at."""

    def __init__(self, bus: Bus | None = None) -> None:
        self.sockets: dict[str, set[Socket]] = {}
        self._elsewhere: dict[str, dict[str, tuple[Here, float]]] = {}  # by table and node
        self._name = secrets.token_hex(4)
        self._bus = bus or NoBus()
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

    def at(self, table_id: str) -> set[Socket]:
        """The sockets at a table."""
        return self.sockets.get(table_id, set())

    def enter(self, socket: Socket) -> None:
        """Count this socket in; it takes over its seat from any other."""
        table_id, seat = socket.live.table.id, socket.who.seat
        if seat is not None:
            for other in tuple(self.at(table_id)):
                if other.who.seat == seat:
                    _continued_elsewhere(other)
            # Clocks of two nodes differ: later than what the others have said, in any case.
            heard = (here.seats.get(seat, 0) + 1 for here in self._others(table_id))
            socket.since = max(time.time_ns() // 1_000_000, *heard, 0)
        self.sockets.setdefault(table_id, set()).add(socket)
        self.tell_presence(table_id)
        self._ring(table_id)

    def leave(self, socket: Socket) -> None:
        """Count this socket out."""
        table_id = socket.live.table.id
        here = self.at(table_id)
        here.discard(socket)
        self._ring(table_id)
        if here:
            self.tell_presence(table_id)
        else:
            self.sockets.pop(table_id, None)
            self._elsewhere.pop(table_id, None)

    def of(self, table_id: str) -> Present:
        """Who is there, through whichever node."""
        seats = set(self._seats(table_id))
        watching = self._watching(table_id)
        for other in self._others(table_id):
            seats |= set(other.seats)
            watching += other.watching
        return Present(sorted(seats), watching)

    def tell_presence(self, table_id: str) -> None:
        """Tell everybody at the table who is there."""
        frame = _encode(self.of(table_id))
        for socket in self.at(table_id):
            socket.post(frame)

    def wave(self, live: LiveTable, wave: Waved) -> None:
        """Show a reaction to everybody at the table, once, however often it is said."""
        if _is_new(live, wave):
            self._show_wave(wave)
            self._bus.ring(wave)

    def _show_wave(self, wave: Waved) -> None:
        frame = _encode(Reacted(wave.seat, wave.what))
        for socket in self.at(wave.table):
            socket.post(frame)

    async def send_home(self) -> None:
        """Tell every phone that this server stops, and wait until they have read it."""
        everybody = [socket for sockets in self.sockets.values() for socket in sockets]
        for socket in everybody:
            socket.leave("restart", "The server restarts. Your game is kept and goes on at once.")
        await asyncio.gather(*(socket.gone.wait() for socket in everybody))

    def _seats(self, table_id: str) -> dict[int, int]:
        """The seats opened at this node, each with when that was."""
        seats: dict[int, int] = {}
        for socket in self.at(table_id):
            if (seat := socket.who.seat) is not None:
                seats[seat] = max(socket.since, seats.get(seat, 0))
        return seats

    def _watching(self, table_id: str) -> int:
        return sum(socket.who.seat is None for socket in self.at(table_id))

    # ── other nodes ─────────────────────────────────────────────────────────────────────────

    def _others(self, table_id: str) -> Iterator[Here]:
        for here, _ in self._elsewhere.get(table_id, {}).values():
            yield here

    def _ring(self, table_id: str) -> None:
        seats, watching = self._seats(table_id), self._watching(table_id)
        self._bus.ring(Here(table_id, self._name, seats, watching))

    def _heard(self, here: Here) -> None:
        """Another node says who is at a table: what was opened later there has left here."""
        mine = self.at(here.table)
        if not mine:
            return
        before = self.of(here.table)
        nodes = self._elsewhere.setdefault(here.table, {})
        newcomer = here.node not in nodes
        nodes[here.node] = here, time.monotonic()
        for socket in tuple(mine):
            seat = socket.who.seat
            if seat in here.seats and self._is_later(here, seat, socket):
                _continued_elsewhere(socket)
        if newcomer:
            self._ring(here.table)  # it does not know yet who is here
        if self.of(here.table) != before:
            self.tell_presence(here.table)

    def _is_later(self, here: Here, seat: int, socket: Socket) -> bool:
        """Whether the seat was opened later there; in one millisecond the nodes' names decide."""
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
                if silent:
                    self.tell_presence(table_id)


def _is_new(live: LiveTable, wave: Waved) -> bool:
    """Whether this reaction is said for the first time; it counts as said from now on."""
    known = live.waves.setdefault(wave.seat, deque(maxlen=WAVES_KNOWN))
    if wave.command in known:
        return False
    if wave.command:
        known.append(wave.command)
    return True


def _continued_elsewhere(socket: Socket) -> None:
    socket.leave("elsewhere", "This seat was opened on another device.")
