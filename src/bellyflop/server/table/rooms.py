"""Room codes, the names of tables, and what anybody with a code may know of its table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

Level = Literal["paddler", "swimmer", "diver", "olympian"]
CODE_LENGTHS = (4, 6, 8)  # letters; longer codes are used where many are taken
_FIRST_LETTER = {6: "A", 8: "E"}  # so the length is known after one letter
_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so no words
CODE = "^([A-Za-z]{4}|[Aa][A-Za-z]{5}|[Ee][A-Za-z]{7})$"
TABLE = "^[0-9a-f]{24}$"  # the name of a table


def room_code(length: int, choice: Callable[[str], str]) -> str:
    """A new code of this length; `choice` draws one letter of many."""
    first = _FIRST_LETTER.get(length, "")
    return first + "".join(choice(_LETTERS) for _ in range(length - len(first)))


def is_code(text: str) -> bool:
    """Whether this could be a room code. The store is asked for nothing else."""
    return re.fullmatch(CODE, text) is not None


def is_table(text: str) -> bool:
    """Whether this could be the name of a table. The store is asked for nothing else."""
    return re.fullmatch(TABLE, text) is not None


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """What anybody may know of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    animal: str
    level: str | None = None
    covered: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """What anybody with the code may know of a table."""

    table: str
    code: str
    game: str
    options: Mapping[str, object]
    seats: tuple[RoomSeat, ...]
    dice: str
    clock: int | None
    spectators: bool
    hints: bool
    locked: bool
    started: bool
    over: bool
