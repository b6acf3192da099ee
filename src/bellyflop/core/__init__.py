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
from .event import Acted, Event, Happening, Proceeded, RecordedEvent, Settled
from .game import About, AnyGame, Game
from .match import Match, Observation, Replay, replay_events, spell, understand
from .options import Choice, Flag, Option, Several, Whole
from .record import (
    FORMAT,
    Record,
    parse_record,
    read_event,
    read_events,
    read_record,
    write_event,
)

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
    "Observation",
    "Option",
    "Over",
    "Players",
    "Proceeded",
    "Record",
    "RecordedEvent",
    "Replay",
    "RuleBroken",
    "Settled",
    "Several",
    "Wait",
    "Whole",
    "parse_record",
    "read_event",
    "read_events",
    "read_record",
    "replay_events",
    "spell",
    "understand",
    "write_event",
]
