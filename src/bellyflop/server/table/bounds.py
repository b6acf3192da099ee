"""How long a log may become. A game's own moves always fit: the rules end every game."""

from __future__ import annotations

from collections.abc import Iterable

from .log import (
    BotSat,
    Called,
    Covered,
    Draft,
    Dropped,
    Entry,
    HintsAllowed,
    Locked,
    Penciled,
    Played,
    Sat,
    Started,
    Stood,
    TableOpened,
    TakenBack,
    WantedAgain,
)

MOST_ON_PAD = 3000  # rows of a pad's log
MOST_BESIDE_GAME = 500  # rows of a game's log that are no moves: takings back, doors, seats
TOLD_FROM = 5  # whoever has used all but a fifth of them is told how many are left

_MOVES = TableOpened | Started | Called | Played
_FREE = Penciled | TakenBack | Locked | HintsAllowed | WantedAgain
_SEATING = Sat | Stood | BotSat | Covered | Dropped
"""They have twice as much room: whatever is done to a log, somebody can still sit down and play."""


def takes_room(row: Entry) -> bool:
    """Whether a row counts among those of which only so many fit."""
    return not isinstance(row.change, _MOVES)


def fits(drafts: Iterable[Draft], used: int, most: int) -> bool:
    """Whether these rows still fit, of which so many are used, and so many may be."""
    for draft in drafts:
        if isinstance(draft.change, _FREE) and used >= most:
            return False
        if isinstance(draft.change, _SEATING) and used >= 2 * most:
            return False
    return True
