"""Changes of seats: stepping away, coming back, bots, and everything only the host may do."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bellyflop.bots import BOT_NAMES
from bellyflop.core import BadSetup
from bellyflop.games import set_up

from .commands import HandToBot, Hints, Lock, Remove, Start, StepAway
from .log import (
    BotSat,
    CameBack,
    Covered,
    Draft,
    Dropped,
    HintsAllowed,
    Locked,
    Seat,
    Started,
    Stood,
)
from .phase import Lobby, OnPad, Playing
from .table import Table
from .viewer import Refused, Viewer


def step_away(table: Table, who: Viewer, command: StepAway) -> list[Draft]:
    """The row that starts or ends a bot's play for this seat, or Refused."""
    if who.seat is None:
        raise Refused("forbidden", "watching")
    if table.seats[who.seat].covered == command.away:
        if command.away:
            raise Refused("illegal", "away-already")
        raise Refused("illegal", "here-already")
    if command.away:
        return [Draft(Covered(who.seat, command.level), who.seat)]
    return [Draft(CameBack(who.seat), who.seat)]


def ask_bot(
    table: Table, who: Viewer, command: HandToBot, long_away: Collection[int]
) -> list[Draft]:
    """A bot for a seat if the host asks, or anybody while the owner is long away; or Refused."""
    seat = command.seat
    if not who.host and (who.seat is None or not table.started or seat not in long_away):
        if who.seat is None or not table.started:
            raise Refused("forbidden", "host-only")
        raise Refused("forbidden", "not-away-long")
    if seat >= len(table.seats) or table.seats[seat].kind == "bot":
        raise Refused("illegal", "nobody-there")
    chair = table.seats[seat]
    if command.only_if_open and chair.kind != "open":
        raise Refused("illegal", "seat-taken")
    if table.over:  # the record says who played
        raise Refused("illegal", "over-stays")
    if not table.started:
        name, animal = bot_name({chair.name for chair in table.seats}, seat)
        return [Draft(BotSat(seat, command.level, name, animal))]
    if chair.covered:
        raise Refused("illegal", "bot-there")
    return [Draft(Covered(seat, command.level), who.seat if who.seat != seat else None)]


def come_back(table: Table, seats: Collection[int]) -> list[Draft]:
    """The rows that return these seats to their owners, where others had asked for a bot."""
    return [Draft(CameBack(s), s) for s in sorted(seats) if table.seats[s].called]


def host(table: Table, command: Start | Lock | Hints | Remove) -> list[Draft]:
    """The rows of the host's command, or Refused."""
    match command:
        case Start():
            return _start(table)
        case Lock(locked=locked):
            return [Draft(Locked(locked))]
        case Hints(hints=hints):
            if isinstance(table.phase, OnPad):
                raise Refused("illegal", "pad-not-played")
            return [Draft(HintsAllowed(hints))]
        case Remove(seat=seat):
            if seat >= len(table.seats):
                raise Refused("illegal", "nobody-there")
            if table.seats[seat].kind == "open":
                return _drop(table, seat)
            if isinstance(table.phase, Playing):  # on a pad no bot could go on
                raise Refused("illegal", "started-give-bot")
            return [Draft(Stood(seat))]


def _drop(table: Table, seat: int) -> list[Draft]:
    """The row that removes a free seat, if the game and its options allow one seat fewer."""
    fewer = len(table.seats) - 1
    try:
        if isinstance(table.phase, Lobby):
            set_up(table.about.id, fewer, table.options)
    except BadSetup:
        fewer = 0
    if fewer == 0 or table.started:
        raise Refused("illegal", "seat-needed")
    return [Draft(Dropped(seat))]


def _start(table: Table) -> list[Draft]:
    if table.started:
        raise Refused("illegal", "started")
    free = sum(seat.kind == "open" for seat in table.seats)
    if free:
        raise Refused("illegal", "seats-open", count=free)
    return [Draft(Started())]


ANIMALS = (  # the heads people may choose
    "fox",
    "frog",
    "seal",
    "cat",
    "duck",
    "otter",
    "penguin",
    "crab",
    "turtle",
    "octopus",
)


def free_animal(wanted: str, seats: Iterable[Seat]) -> str:
    """The animal somebody wants, or the first that nobody at the table has, if there is one."""
    taken = {seat.animal for seat in seats if seat.kind == "person"}
    return next((one for one in (wanted, *ANIMALS) if one not in taken), wanted)


def bot_name(taken: Collection[str], seat: int) -> tuple[str, str]:
    """A friendly name that nobody at the table has yet, and its animal."""
    free = [name for name in BOT_NAMES if name not in taken] or list(BOT_NAMES)
    name = free[seat % len(free)]
    return name, BOT_NAMES[name]
