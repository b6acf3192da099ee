"""Making a table and sitting down at it."""

from __future__ import annotations

import secrets
import unicodedata

from bellyflop.games import find_game, pad_sheet, set_up

from ..table import log as entries
from ..table.hosting import bot_name
from ..table.log import Draft
from ..table.rooms import BotWanted, Joining, NewTable, OpenWanted, PersonWanted, Seated, SeatToken
from ..table.seals import new_seal
from ..table.table import Seat, Table
from ..table.viewer import Refused, hash_token, viewer_of
from .live import LiveTable
from .node import Node

# Letters and signs that leave a blank, though Unicode counts them among what is seen.
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")


def clean_name(name: str) -> str:
    """The name without control characters, or Refused if there is nothing to see."""
    kept = "".join(c for c in name if unicodedata.category(c)[0] != "C" or c == "\u200d")
    kept = " ".join(unicodedata.normalize("NFC", kept).split())
    if not any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANKS for c in kept):
        raise Refused("illegal", "name-empty", "A name needs at least one letter.")
    return kept


async def open_table(node: Node, wanted: NewTable) -> Seated:
    """A new table as wanted, with a token for each person; the first token is the host's."""
    people = [n for n, seat in enumerate(wanted.seats) if isinstance(seat, PersonWanted)]
    places: list[int | None] = [*people] or [None]
    tokens = [SeatToken(place, secrets.token_urlsafe(32)) for place in places]
    options = dict(wanted.options)
    about = find_game(wanted.game).about
    dice = "real" if options.get("dice") == "real" else wanted.dice
    if dice == "real":
        if not about.real_dice:
            why = f"{about.name} keeps secrets only a virtual table can keep."
            raise Refused("illegal", "secret-game", why, game=about.name)
        if any(option.name == "dice" for option in about.options):
            options["dice"] = "real"
    if dice == "pad":
        _check_pad(wanted)
    else:
        options = set_up(wanted.game, len(wanted.seats), options).options
    seats = _chairs(wanted, {one.seat: hash_token(one.token) for one in tokens})
    payload: dict[str, object] = {
        "game": wanted.game,
        "options": options,
        "seats": seats,
        "dice": dice,
        "clock": None if dice == "pad" else wanted.clock,
        "spectators": wanted.spectators,
        "hints": wanted.hints,
        "host_hash": hash_token(tokens[0].token),
        **new_seal(dice),
    }
    full = all(seat["kind"] != "open" for seat in seats)
    live = await node.create(payload, start=full)
    return Seated(live.table.id, live.table.code, tokens)


def _check_pad(wanted: NewTable) -> None:
    """A pad needs people who write, and knows no options."""
    pad_sheet(wanted.game)
    if any(isinstance(seat, BotWanted) for seat in wanted.seats):
        raise Refused("illegal", "pad-no-bots", "A pad has no bots: people write on it.")
    if wanted.options:
        raise Refused(
            "illegal",
            "pad-no-options",
            "A pad has no options: it takes what was played at the table.",
        )


def _chairs(wanted: NewTable, hashes: dict[int | None, str]) -> list[dict[str, object]]:
    scratch = Table("", seats=[Seat() for _ in wanted.seats])
    chairs: list[dict[str, object]] = []
    for number, seat in enumerate(wanted.seats):
        match seat:
            case PersonWanted(name, animal):
                chair = Seat("person", clean_name(name), animal, token_hash=hashes[number])
            case BotWanted(level):
                named = bot_name(scratch, number)
                chair = Seat("bot", str(named["name"]), str(named["animal"]), level)
            case OpenWanted():
                chair = Seat()
        scratch.seats[number] = chair
        chairs.append(chair.written())
    return chairs


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
            free = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
            if table.locked:
                raise Refused("forbidden", "locked", "The host has locked this table.")
            if not free or (table.started and table.pad is None):
                raise Refused("illegal", "full", "Every seat at this table is taken.")
            made: dict[str, object] = {
                "name": name,
                "animal": joining.animal,
                "token_hash": hash_token(token),
            }
            drafts = [Draft(entries.SIT, made, free[0])]
            if len(free) == 1 and not table.started:
                drafts.append(Draft(entries.START, {}))
            if await node.append(live, drafts):
                return Seated(table.id, table.code, [SeatToken(free[0], token)])
