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
from .game import About, AnyGame, Game
from .match import Match, Replay, replay_events
from .options import Choice, Flag, Option, Whole
from .record import FORMAT, Record, parse_record, read_record

__all__ = [
    "FORMAT",
    "About",
    "AnyGame",
    "Awaiting",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BellyflopError",
    "Chance",
    "Choice",
    "Flag",
    "Game",
    "IllegalAction",
    "IllegalOutcome",
    "IllegalWait",
    "Match",
    "Option",
    "Over",
    "Players",
    "Record",
    "Replay",
    "RuleBroken",
    "Wait",
    "Whole",
    "parse_record",
    "read_record",
    "replay_events",
]
