"""The clock of a table: since when it waits for what it waits for.

It is kept in memory only: time during which no server runs is nobody's, and after a restart the
present turn, or look, begins anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bellyflop.core import Chance, Players, Wait

from . import entries
from .decide import due
from .entries import Entry
from .table import Table


@dataclass(eq=False)
class TurnClock:
    """When the present turn, or look, began. One clock for all who act at the same time."""

    since: float
    _used: float | None = None  # of the turn before, should its action be taken back

    def start(self, now: float) -> None:
        """A new turn begins."""
        self.since, self._used = now, None

    def take(self, rows: Sequence[Entry], before: frozenset[int], table: Table, now: float) -> None:
        """These rows have come, `before` them these seats were awaited.

        Only what happens in the game moves the clock: locking the room, stepping away and
        coming back, or putting right what was typed in buys nobody time.
        """
        kinds = {row.kind for row in rows}
        if _puts_right(rows) and before & table.awaited:
            return
        if entries.EVENT in kinds:
            others_go_on = len(rows) == 1 and bool((before - {rows[0].seat}) & table.awaited)
            if others_go_on:
                self._used = None
            else:
                self.since, self._used = now, now - self.since
        elif entries.START in kinds:
            self.start(now)
        elif entries.UNDO in kinds and self._used is not None:
            self.since, self._used = now - self._used, None

    def left(self, table: Table, now: float) -> float | None:
        """The seconds that are left of the look or of the turn; None if no clock runs."""
        seconds = _granted(table)
        return None if seconds is None else max(self.since + seconds - now, 0.0)


def _puts_right(rows: Sequence[Entry]) -> bool:
    """Whether these rows correct a throw: nothing else types one in where one was taken back."""
    if [row.kind for row in rows] != [entries.UNDO, entries.EVENT]:
        return False
    event = rows[1].payload["event"]
    return isinstance(event, dict) and "chance" in event


def _granted(table: Table) -> int | None:
    """How long the table waits for what is due; None if for as long as it takes."""
    awaiting = due(table)
    if isinstance(awaiting, Wait):
        return awaiting.seconds
    if table.clock is None:
        return None
    match awaiting:
        case Players(seats):
            people = any(not table.seats[seat].played_by_bot for seat in seats)
            return table.clock if people else None
        case Chance(int(by)) if table.dice == "virtual":  # real dice take as long as they take
            return None if table.seats[by].played_by_bot else table.clock
        case _:
            return None
