"""Bellyflop: five poolside party games behind one contract.

>>> from bellyflop import load_game
>>> game = load_game(game_id, seats=2, games=3)
"""

from __future__ import annotations

from collections.abc import Mapping

from .core import (
    AnyGame,
    BadRecord,
    BadSetup,
    BellyflopError,
    Chance,
    IllegalAction,
    Match,
    Over,
    Players,
    Record,
    Replay,
    Wait,
    read_record,
)
from .games import match_of, set_up, shelf

__version__ = "0.2.0"


def load_game(game_id: str, seats: int, **options: object) -> AnyGame:
    """A game ready to play; `options` are those of its rules page, e.g. `games=3`."""
    return set_up(game_id, seats, options)


def replay(record: Record | Mapping[str, object]) -> Replay[object]:
    """The result of replaying a record; one that breaks a rule raises BadRecord."""
    if not isinstance(record, Record):
        record = read_record(dict(record) if isinstance(record, Mapping) else record)
    try:
        return match_of(record).replayed()
    except BadSetup as error:
        raise BadRecord(str(error)) from error


__all__ = [
    "AnyGame",
    "BadRecord",
    "BadSetup",
    "BellyflopError",
    "Chance",
    "IllegalAction",
    "Match",
    "Over",
    "Players",
    "Record",
    "Replay",
    "Wait",
    "load_game",
    "replay",
    "shelf",
]
