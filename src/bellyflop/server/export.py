"""What leaves a table: the whole record of a finished game, and no secret of a running one."""

from __future__ import annotations

from bellyflop.core import Record

from .table import Table


def exported(table: Table) -> Record | None:
    """The record as anybody may have it now, or None while all of it is secret.

    A running game ends before the first throw that somebody may not know yet.
    """
    if table.match is None:
        return None
    record = table.record()
    closed = table.match.game.closed_throws(table.match.state)
    if not closed:
        return record
    throws = [
        n for n, event in enumerate(record.events) if isinstance(event, dict) and "chance" in event
    ]
    cut = throws[min(closed)]
    if cut == 0 and 0 in closed and len(throws) > 1:
        return None
    return Record(record.game, record.seats, record.events[:cut], record.options, record.extra)
