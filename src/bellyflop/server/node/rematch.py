"""After the end: the same people at a new table, each with the token they have."""

from __future__ import annotations

from dataclasses import replace

from ..store.store import StoreDown
from ..table import log as entries
from ..table.commands import Rematch
from ..table.log import Draft
from ..table.messages import Answer
from ..table.seals import new_seal
from ..table.table import Seat, Table
from ..table.viewer import Viewer
from .live import LiveTable
from .node import Node


async def offer_rematch(node: Node, live: LiveTable, who: Viewer, command: Rematch) -> Answer:
    """A new table for everybody, made once; asked again, the same answer."""
    if who.seat is None and not who.host:
        why = "Only players can ask for a rematch."
        return Answer(command.id, "forbidden", live.table.seq, why, "players-only")
    async with live.lock:
        try:
            await _make(node, live, command.id)
        except StoreDown:
            why = "Try again in a moment."
            return Answer(command.id, "unavailable", live.table.seq, why, "store-down")
        table = live.table  # perhaps another one than before: the log is right
        if not table.over:
            why = "This game is not over yet."
            return Answer(command.id, "illegal", table.seq, why, "not-over")
        if table.rematch is None:
            why = "This id has been used before. Make a new one."
            return Answer(command.id, "illegal", table.seq, why, "id-used")
        made, _ = table.commands.get(command.id, (table.seq, None))
        return Answer(command.id, "ok", made)


async def _make(node: Node, live: LiveTable, command: str) -> None:
    """One new table, unless somebody was faster, here or at another node."""
    if _wanted(live.table, command):
        new = await node.create(_same_again(live), start=True)
        drafts = [Draft(entries.REMATCH, {"table": new.table.id})]
        while _wanted(live.table, command):
            await node.append(live, drafts, command)


def _wanted(table: Table, command: str) -> bool:
    return table.over and table.rematch is None and command not in table.commands


def _same_again(live: LiveTable) -> dict[str, object]:
    table = live.table
    assert table.game is not None
    return {
        "game": table.game.about.id,
        "options": table.game.options,
        "seats": [_rested(seat).written() for seat in table.seats],
        "dice": table.dice,
        "clock": table.clock,
        "spectators": table.spectators,
        "hints": table.hints,
        "host_hash": table.host_hash,
        **new_seal(table.dice),
    }


def _rested(seat: Seat) -> Seat:
    """The seat at the next table: whoever was covered plays again, with no bot's level."""
    return seat if seat.kind == "bot" else replace(seat, level=None, covered=False)
