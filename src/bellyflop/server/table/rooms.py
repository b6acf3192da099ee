"""Making a table, finding it and sitting down: what is said outside the sockets."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Animal = Annotated[str, Meta(min_length=1, max_length=16, pattern=r"^[a-z]+$(?!\n)")]
Level = Literal["paddler", "swimmer", "diver", "olympian"]
OwnToken = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
CODE = "^[A-Za-z]{4}$"  # how a room code may be typed in
TABLE = "^[0-9a-f]{24}$"  # how a table is named
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


def is_code(text: str) -> bool:
    """Whether this could be a room code. The store is asked for nothing else."""
    return re.fullmatch(CODE, text) is not None


def is_table(text: str) -> bool:
    """Whether this could be the name of a table. The store is asked for nothing else."""
    return re.fullmatch(TABLE, text) is not None


class PersonWanted(Struct, frozen=True, tag="person", forbid_unknown_fields=True):
    """A seat for somebody on the phone that makes the table: its owner, or whom it is passed to."""

    name: Name
    animal: Animal = "duck"


class OpenWanted(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """A seat that waits for somebody to join."""


class BotWanted(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    level: Level = "swimmer"


SeatWanted = PersonWanted | OpenWanted | BotWanted


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is chosen when a table is made."""

    game: str
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=10)]
    options: dict[str, object] = {}
    dice: Literal["virtual", "real", "pad"] = "virtual"
    clock: Annotated[int, Meta(ge=5, le=600)] | None = None
    spectators: bool = True
    hints: bool = False


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes an open seat. Said again with the same token of its own: the same seat."""

    name: Name
    animal: Animal = "duck"
    token: OwnToken | None = None


class SeatToken(Struct, frozen=True):
    """The secret that opens a seat, or the host's place beside the table. It is sent only once."""

    seat: int | None
    token: str


class Seated(Struct, frozen=True):
    """A table and tokens for it. The first token of a new table is the host's."""

    table: str
    code: str
    keys: list[SeatToken]  # the name on the wire


class RoomSeat(Struct, frozen=True):
    """What anybody may know of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    animal: str
    level: str | None = None
    covered: bool = False


class Room(Struct, frozen=True):
    """What anybody with the code may know of a table."""

    table: str
    code: str
    game: str
    options: dict[str, object]
    seats: list[RoomSeat]
    dice: str
    clock: int | None
    spectators: bool
    hints: bool
    locked: bool
    started: bool
    over: bool
