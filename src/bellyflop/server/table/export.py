"""What leaves a table: the whole record of a finished game, and no secret of a running one."""

from __future__ import annotations

from dataclasses import replace

from bellyflop.core import Record

from .table import Table


def exported(table: Table) -> Record | None:
    """The record as anybody may have it now, or None while nothing of it may be seen."""
    match = table.match
    if match is None:
        return None
    events = match.events
    count = match.game.shareable(match.state, events)
    return None if count is None else replace(table.record(), events=tuple(events[:count]))
