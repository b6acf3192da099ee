"""After the end: the same people at a new table, each with the token they have."""

from __future__ import annotations

import secrets
from collections.abc import Set

from ..store.log import StoreDown
from ..table.commands import Rematch
from ..table.log import Covered, Draft, Rematched, Seat, TableOpened, WantedAgain
from ..table.messages import Answer, refused_answer
from ..table.table import Table
from ..table.viewer import Viewer
from .answers import digest_of, id_used
from .live import LiveTable
from .node import Node


async def offer_rematch(
    node: Node,
    live: LiveTable,
    who: Viewer,
    command: Rematch,
    seats: Set[int],
    here: Set[int],
) -> Answer:
    """Note that these seats want to play again; a new table opens once all who are here do.

    If the host asks a second time, it opens at once. The same command gets the same answer.
    """
    if who.seat is None and not who.host:
        return refused_answer(command.id, "forbidden", live.table.seq, "players-only")
    async with live.lock:
        known = live.answers.find(who, command)
        if known is not None:
            return known
        answer = await _offer(node, live, who, command, seats, here)
        return live.answers.keep(who, command, answer)


async def _offer(
    node: Node, live: LiveTable, who: Viewer, command: Rematch, seats: Set[int], here: Set[int]
) -> Answer:
    digest = digest_of(command)
    try:
        while _open(live.table, command):
            table = live.table
            asked = table.again | seats
            waited_for = {n for n in here if table.seats[n].kind == "person"} - asked
            says_so = who.host and (who.seat is None or who.seat in table.again)
            if waited_for and not says_so:
                drafts = [Draft(WantedAgain(tuple(sorted(seats))), who.seat)]
                if not table.fits(drafts):
                    return refused_answer(command.id, "illegal", table.seq, "log-full")
                await node.append(live, drafts, command.id, digest)
            else:
                await _make(node, live, command, asked)
    except StoreDown:
        return refused_answer(command.id, "unavailable", live.table.seq, "store-down")
    table = live.table  # it may be a new one; the log decides
    if not table.over:
        return refused_answer(command.id, "illegal", table.seq, "not-over")
    made, _, stored = table.commands.get(command.id, (table.seq, None, None))
    if stored not in (digest, None) or (table.rematch is None and command.id not in table.commands):
        return id_used(command, table.seq)
    return Answer(command.id, "ok", made)


async def _make(node: Node, live: LiveTable, command: Rematch, asked: Set[int]) -> None:
    """Open the next table, unless this node or another one already has.

    Bots play for the seats that have not asked for it, until their owners come.
    """
    seats = enumerate(live.table.seats)
    absent = [n for n, seat in seats if seat.kind == "person" and n not in asked]
    covers = [Covered(n, "swimmer") for n in absent] if asked else []
    new = await node.create(_same_again(live.table), start=True, later=covers)
    drafts = [Draft(Rematched(new.table.id))]
    while _open(live.table, command):
        await node.append(live, drafts, command.id, digest_of(command))


def _open(table: Table, command: Rematch) -> bool:
    """Whether this command is still open: not in the log, and no new table yet."""
    return table.over and table.rematch is None and command.id not in table.commands


def _same_again(table: Table) -> TableOpened:
    assert table.game is not None
    return TableOpened(
        game=table.game.about.id,
        seats=tuple(map(_rested, table.seats)),
        host_hash=table.host_hash,
        seed=secrets.token_bytes(32),
        scheme=2 if table.dice == "virtual" else 1,
        options=table.game.options,
        dice=table.dice,
        clock=table.clock,
        spectators=table.spectators,
        hints=table.hints,
    )


def _rested(seat: Seat) -> Seat:
    """The same seat at the next table, with no bot covering it and no wheel yet."""
    if seat.kind == "bot":
        return seat
    return Seat("person", seat.name, seat.animal, token_hash=seat.token_hash)
