"""Making a table and sitting down at it."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence

from bellyflop.games import find_game, pad_sheet, set_up

from ..table.hosting import bot_name, free_animal
from ..table.log import DiceKind, Draft, Sat, Seat, Started, TableOpened
from ..table.phase import Playing
from ..table.table import Table
from ..table.viewer import Refused, hash_token, viewer_of
from .live import LiveTable
from .node import Node
from .requests import BotWanted, Joining, NewTable, OpenWanted, PersonWanted, Seated, SeatToken

# Characters that print as blanks although Unicode calls them visible.
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")


def clean_name(name: str) -> str:
    """The name without control characters, or Refused if nothing visible is left."""
    kept = "".join(c for c in name if unicodedata.category(c)[0] != "C" or c == "\u200d")
    kept = " ".join(unicodedata.normalize("NFC", kept).split())
    if not any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANKS for c in kept):
        raise Refused("illegal", "name-empty")
    return kept


async def open_table(node: Node, wanted: NewTable) -> Seated:
    """A new table as wanted, with a token for each person; the first token is the host's."""
    people = [n for n, seat in enumerate(wanted.seats) if isinstance(seat, PersonWanted)]
    places: list[int | None] = [*people] or [None]
    tokens = [SeatToken(place, secrets.token_urlsafe(32)) for place in places]
    options = dict(wanted.options)
    about = find_game(wanted.game).about
    dice: DiceKind = "real" if options.get("dice") == "real" else wanted.dice
    if dice == "real":
        if not about.real_dice:
            raise Refused("illegal", "secret-game", game=about.name)
        if any(option.name == "dice" for option in about.options):
            options["dice"] = "real"
    if dice == "pad":
        _check_pad(wanted)
    else:
        options = set_up(wanted.game, len(wanted.seats), options).options
    seats = _chairs(wanted, {one.seat: hash_token(one.token) for one in tokens})
    opened = TableOpened(
        game=wanted.game,
        seats=seats,
        host_hash=hash_token(tokens[0].token),
        seed=secrets.token_bytes(32),
        scheme=2 if dice == "virtual" else 1,
        options=options,
        dice=dice,
        clock=None if dice == "pad" else wanted.clock,
        spectators=wanted.spectators,
        hints=wanted.hints,
    )
    live = await node.create(opened, start=all(seat.kind != "open" for seat in seats))
    return Seated(live.table.id, live.table.code, tokens)


def _check_pad(wanted: NewTable) -> None:
    """Refuse a pad with bots or options."""
    pad_sheet(wanted.game)
    if any(isinstance(seat, BotWanted) for seat in wanted.seats):
        raise Refused("illegal", "pad-no-bots")
    if wanted.options:
        raise Refused("illegal", "pad-no-options")


def _chairs(wanted: NewTable, hashes: dict[int | None, str]) -> tuple[Seat, ...]:
    chairs: list[Seat] = []
    for number, seat in enumerate(wanted.seats):
        match seat:
            case PersonWanted(name, animal):
                face = free_animal(animal, chairs)
                chair = Seat("person", clean_name(name), face, token_hash=hashes[number])
            case BotWanted(level):
                chair = Seat("bot", *bot_name({chair.name for chair in chairs}, number), level)
            case OpenWanted():
                chair = Seat()
        chairs.append(chair)
    return tuple(chairs)


async def join_table(node: Node, live: LiveTable, joining: Joining) -> Seated:
    """The first open seat and its token, or Refused.

    A phone that made its own token and never heard the answer asks again and gets the same seat.
    """
    name, token = clean_name(joining.name), joining.token or secrets.token_urlsafe(32)
    async with live.lock:
        while True:
            table = live.table
            mine = viewer_of(table, hash_token(token))
            if mine is not None and mine.seat is not None:
                return Seated(table.id, table.code, [SeatToken(mine.seat, token)])
            if table.locked:
                raise Refused("forbidden", "locked")
            free = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
            place = _place(table, free, joining.seat)
            animal = free_animal(joining.animal, table.seats)
            drafts = [Draft(Sat(name, animal, hash_token(token)), place)]
            if free == [place] and not table.started:
                drafts.append(Draft(Started()))
            if not table.fits(drafts):
                raise Refused("illegal", "log-full")
            if await node.append(live, drafts):
                return Seated(table.id, table.code, [SeatToken(place, token)])


def _place(table: Table, free: Sequence[int], wanted: int | None) -> int:
    """The first free seat; in a running game, the bot's seat that was asked for."""
    begun = isinstance(table.phase, Playing)
    if wanted is None and free and not begun:
        return free[0]
    if wanted is None or wanted >= len(table.seats) or table.over:
        raise Refused("illegal", "full")
    if wanted in free or (begun and table.seats[wanted].kind == "bot"):
        return wanted
    raise Refused("illegal", "seat-taken")
