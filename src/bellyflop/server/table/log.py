"""The log of a table: rows that are written once and never changed."""

from __future__ import annotations

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One row: what happened at this table at this point, and by which command."""

    seq: int
    kind: str
    payload: dict[str, object]
    seat: int | None = None
    command: str | None = None
    after: object = None  # the game's state after it, where that is known already; never written


class Draft(Struct, frozen=True):
    """A row to be, before the log gives it its number."""

    kind: str
    payload: dict[str, object]
    seat: int | None = None
    after: object = None

    def numbered(self, seq: int, command: str | None = None) -> Entry:
        """The row itself."""
        return Entry(seq, self.kind, self.payload, self.seat, command, self.after)


# Kinds of rows. Everything about a table is one of these; its state is their fold.
OPEN = "open"  # the table is made: what is played, by whom, the sealed dice
SIT = "sit"  # somebody takes a seat
STAND = "stand"  # a seat is free again
BOT = "bot"  # a seat belongs to a bot
COVER = "cover"  # a bot plays for somebody who is away
BACK = "back"  # and they are back
LOCK = "lock"  # newcomers are let in or not
START = "start"  # the game begins
EVENT = "event"  # an event of the game's record
UNDO = "undo"  # the last event of the record is taken back
PENCIL = "pencil"  # something is changed on a pad
REMATCH = "rematch"  # the next table of the same people
