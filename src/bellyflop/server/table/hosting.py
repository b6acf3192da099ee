"""What becomes of seats: stepping away and coming back, and all that only the host may do."""

from __future__ import annotations

from . import log as entries
from .commands import HandToBot, Lock, Remove, Start, StepAway
from .log import Draft
from .table import Table
from .viewer import Refused, Viewer


def step_away(table: Table, who: Viewer, command: StepAway) -> list[Draft]:
    """A bot plays for this seat, or no longer, or Refused."""
    if who.seat is None:
        raise Refused("forbidden", "watching", "You are watching. Only players can do that.")
    if table.seats[who.seat].covered == command.away:
        if command.away:
            raise Refused("illegal", "away-already", "A bot is playing for you already.")
        raise Refused("illegal", "here-already", "You are here already.")
    if command.away:
        return [Draft(entries.COVER, {"seat": who.seat, "level": command.level}, who.seat)]
    return [Draft(entries.BACK, {"seat": who.seat}, who.seat)]


def host(table: Table, command: Start | Lock | Remove | HandToBot) -> list[Draft]:
    """What the host asks for, or Refused."""
    match command:
        case Start():
            return _start(table)
        case Lock(locked=locked):
            return [Draft(entries.LOCK, {"locked": locked})]
        case Remove(seat=seat):
            if seat >= len(table.seats) or table.seats[seat].kind == "open":
                raise Refused("illegal", "nobody-there", "Nobody sits there.")
            if table.started and table.pad is None:  # on a pad no bot could go on
                raise Refused(
                    "illegal",
                    "started-give-bot",
                    "The game has started. Give the seat to a bot instead.",
                )
            return [Draft(entries.STAND, {"seat": seat})]
        case HandToBot(seat=seat, level=level):
            if seat >= len(table.seats) or table.seats[seat].kind == "bot":
                raise Refused("illegal", "nobody-there", "There is no such seat to give.")
            if command.only_if_open and table.seats[seat].kind != "open":
                raise Refused("illegal", "seat-taken", "Somebody has just sat down there.")
            if table.over:  # the record says who played
                raise Refused(
                    "illegal", "over-stays", "The game is over. Its seats stay as they were."
                )
            made = {"seat": seat, "level": level, **bot_name(table, seat)}
            return [Draft(entries.BOT, made)]


def _start(table: Table) -> list[Draft]:
    if table.started:
        raise Refused("illegal", "started", "The game has started already.")
    free = sum(seat.kind == "open" for seat in table.seats)
    if free:
        seats = "One seat is" if free == 1 else f"{free} seats are"
        why = f"{seats} still open. Wait, or give it to a bot."
        raise Refused("illegal", "seats-open", why, count=free)
    return [Draft(entries.START, {})]


_BOT_NAMES = (
    ("Flipper", "dolphin"),
    ("Otto", "otter"),
    ("Pingu", "penguin"),
    ("Coral", "crab"),
    ("Tuck", "turtle"),
    ("Selma", "seal"),
    ("Quack", "duck"),
    ("Inky", "octopus"),
    ("Finn", "shark"),
    ("Wanda", "fish"),
)


def bot_name(table: Table, seat: int) -> dict[str, object]:
    """A friendly name that nobody at the table has yet."""
    taken = {chair.name for chair in table.seats}
    free = [pair for pair in _BOT_NAMES if pair[0] not in taken] or list(_BOT_NAMES)
    name, animal = free[seat % len(free)]
    return {"name": name, "animal": animal}
