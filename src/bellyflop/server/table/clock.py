"""The clock of a table: when its present turn or look began.

It is kept in memory only: time during which no server runs counts against nobody, and after a
restart the present turn or look begins again. Time in which the server runs but cannot do its part
counts against nobody either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bellyflop.core import Chance, Players, Settled, Wait

from .decide import due
from .log import Entry, Played, Started, TakenBack
from .table import Table

LIFT_SECONDS = 0.24  # in which phones lift the cover; the look lasts its seconds after that
GRACE_SECONDS = 6.0  # for phones to send again what the server could not take


@dataclass(eq=False)
class TurnClock:
    """When the present turn, or look, began. One clock for all who act at the same time."""

    since: float
    _still: float = 0.0  # until when it stands still
    _used: float | None = None  # by the turn before, in case its action is taken back

    def start(self, now: float) -> None:
        """Start a new turn."""
        self.since, self._still, self._used = now, now, None

    def stand_still(self, table: Table, down: float, now: float) -> None:
        """Stop the clock from `down` until now, because the server could not do its part.

        Then phones have a moment to send their moves again before the clock goes on. During a look
        they have nothing to send.
        """
        used = self._used_by(down)
        self._still = now if isinstance(due(table), Wait) else now + GRACE_SECONDS
        self.since = self._still - used

    def _used_by(self, now: float) -> float:
        """The seconds of this turn that somebody could have used."""
        return max(now, self._still, self.since) - self.since

    def take(self, rows: Sequence[Entry], before: frozenset[int], table: Table, now: float) -> None:
        """Take in these rows; the seats in `before` were awaited before them.

        Only game events move the clock: locking the room, stepping away and coming back, or
        correcting a typed-in throw gains nobody time.
        """
        kinds = {type(row.change) for row in rows}
        if _puts_right(rows) and before & table.awaited:
            return
        if Played in kinds:
            others_go_on = len(rows) == 1 and bool((before - {rows[0].seat}) & table.awaited)
            if others_go_on:
                self._used = None
            else:
                used = self._used_by(now)
                self.start(now)
                self._used = used
        elif Started in kinds:
            self.start(now)
        elif TakenBack in kinds and self._used is not None:
            self.since, self._used = max(now, self._still) - self._used, None

    def left(self, table: Table, now: float) -> float | None:
        """The seconds until the look or the turn is over; None if no clock runs."""
        seconds = _granted(table)
        return None if seconds is None else max(self.since + seconds - now, 0.0)


def _puts_right(rows: Sequence[Entry]) -> bool:
    """Whether these rows correct a throw: nothing else types one in where one was taken back."""
    match [row.change for row in rows]:
        case [TakenBack(), Played(Settled())]:
            return True
    return False


def _granted(table: Table) -> float | None:
    """How many seconds the table waits for what is due; None if there is no limit."""
    awaiting = due(table)
    if isinstance(awaiting, Wait):
        return awaiting.seconds + LIFT_SECONDS
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
