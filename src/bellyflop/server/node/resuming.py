"""Resuming a saved game: a new table begins where the record stops."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence

from bellyflop.bots import BOT_NAMES
from bellyflop.core import AnyGame, BadRecord, BadSetup, Match, Record, read_record
from bellyflop.games import nearest_level, shelf

from ..table.hosting import free_animal
from ..table.log import Brought, Seat, TableOpened
from ..table.saved import SavedSeats, resumed, saved_seats
from ..table.viewer import Refused, hash_token
from .node import Node
from .requests import Seated, SeatToken
from .seating import clean_name

LONGEST_NAME = 24
LONGEST_SAVED = 512 * 1024  # bytes: six games of ten people in a row are 300 kB
_ANIMAL = re.compile("[a-z]{1,16}")


async def resume_table(node: Node, saved: object) -> Seated:
    """A table that goes on with this saved game, or Refused.

    There is a token for each person; the first is the host's. The saved game and the
    table it was saved from stay as they are.
    """
    record, match = _read(saved)
    seats = saved_seats(record)
    real = seats.real_dice and match.game.about.real_dice
    people = [n for n in range(len(record.seats)) if n not in seats.bots]
    places: list[int | None] = [*people] or [None]
    tokens = [SeatToken(place, secrets.token_urlsafe(32)) for place in places]
    opened = TableOpened(
        game=record.game,
        seats=_chairs(record, match.game, seats, tokens),
        host_hash=hash_token(tokens[0].token),
        seed=secrets.token_bytes(32),
        scheme=1 if real else 2,
        options=match.game.options,
        dice="real" if real else "virtual",
    )
    live = await node.create(opened, start=True, later=[Brought(tuple(match.events))])
    return Seated(live.table.id, live.table.code, tokens)


def _read(saved: object) -> tuple[Record, Match[object, object, object, object]]:
    """The record and its match so far, or Refused with the reason for the user."""
    try:
        record = read_record(saved)
    except BadRecord as error:
        raise Refused("illegal", "saved-unreadable", error) from None
    if record.game not in shelf():
        raise Refused("illegal", "saved-no-game", game=record.game[:40])
    try:
        return record, resumed(record)
    except BadSetup as error:
        raise Refused("illegal", "saved-unreadable", error) from None
    except BadRecord as error:
        raise Refused("illegal", "saved-broken", move=(error.event or 0) + 1) from None


def _chairs(
    record: Record, game: AnyGame, saved: SavedSeats, tokens: Sequence[SeatToken]
) -> tuple[Seat, ...]:
    hashes = {each.seat: hash_token(each.token) for each in tokens}
    chairs: list[Seat] = []
    for n, name in enumerate(record.seats):
        looks = saved.animals[n] if saved.animals else BOT_NAMES.get(name, "duck")
        animal = looks if _ANIMAL.fullmatch(looks) else "duck"
        named = clean_name(name)[:LONGEST_NAME]
        if n in saved.bots:
            level = nearest_level(game, saved.level or "swimmer")
            chairs.append(Seat("bot", named, animal, level))
        else:
            animal = free_animal(animal, chairs)
            chairs.append(Seat("person", named, animal, token_hash=hashes[n]))
    return tuple(chairs)
