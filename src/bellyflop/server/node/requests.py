"""Requests of phones: make a table, take a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from ..table.fields import Several, Text, Whole, reader_of
from ..table.rooms import Level

Name = Annotated[str, Text(1, 24)]
Animal = Annotated[str, Text(1, 16, "[a-z]+")]
OwnToken = Annotated[str, Text(32, 64, "[A-Za-z0-9_-]+")]


@dataclass(frozen=True, slots=True)
class PersonWanted:
    """A seat for somebody on the phone that makes the table: its owner, or whom it is passed to."""

    type: Literal["person"] = field(default="person", init=False)
    name: Name
    animal: Animal = "duck"


@dataclass(frozen=True, slots=True)
class OpenWanted:
    """A seat that waits for somebody to join."""

    type: Literal["open"] = field(default="open", init=False)


@dataclass(frozen=True, slots=True)
class BotWanted:
    """A seat for a bot."""

    type: Literal["bot"] = field(default="bot", init=False)
    level: Level = "swimmer"


SeatWanted = PersonWanted | OpenWanted | BotWanted


@dataclass(frozen=True, slots=True)
class NewTable:
    """Everything that is chosen when a table is made."""

    game: str
    seats: Annotated[Sequence[SeatWanted], Several(1, 10)]
    options: dict[str, object] = field(default_factory=dict)
    dice: Literal["virtual", "real", "pad"] = "virtual"
    clock: Annotated[int, Whole(5, 600)] | None = None
    spectators: bool = True
    hints: bool = False


@dataclass(frozen=True, slots=True)
class Joining:
    """Take an open seat, or a bot's seat in a running game.

    A repeated request with the same own token gets the same seat.
    """

    name: Name
    animal: Animal = "duck"
    token: OwnToken | None = None
    seat: Annotated[int, Whole(0, 9)] | None = None


@dataclass(frozen=True, slots=True)
class SeatToken:
    """The secret that opens a seat, or the host's place beside the table. It is sent only once."""

    seat: int | None
    token: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A table and tokens for it. The first token of a new table is the host's."""

    table: str
    code: str
    keys: Sequence[SeatToken]  # the name on the wire


read_new_table = reader_of(NewTable)
"""The table that these JSON values ask for, or BadNotation."""

read_joining = reader_of(Joining)
"""The seat that these JSON values ask for, or BadNotation."""
