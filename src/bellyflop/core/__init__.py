"""The contract, the record and its replay. Standard library only."""

from .awaiting import Awaiting, Chance, Over, Players, Wait
from .errors import (
    BadNotation,
    BadRecord,
    BadSetup,
    BellyflopError,
    IllegalAction,
    IllegalOutcome,
    IllegalWait,
    RuleBroken,
)
from .event import Acted, Event, Happening, Proceeded, Settled
from .game import About, AnyGame, Game
from .match import Match, Replay, read_event, replay_events, write_event
from .options import Choice, Flag, Option, Whole
from .record import FORMAT, Record, parse_record, read_record

__all__ = [
    "FORMAT",
    "About",
    "Acted",
    "AnyGame",
    "Awaiting",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BellyflopError",
    "Chance",
    "Choice",
    "Event",
    "Flag",
    "Game",
    "Happening",
    "IllegalAction",
    "IllegalOutcome",
    "IllegalWait",
    "Match",
    "Option",
    "Over",
    "Players",
    "Proceeded",
    "Record",
    "Replay",
    "RuleBroken",
    "Settled",
    "Wait",
    "Whole",
    "parse_record",
    "read_event",
    "read_record",
    "replay_events",
    "write_event",
]
