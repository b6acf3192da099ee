"""What anybody with the code of a table may know of it, and how codes and tables are spelled."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Level = Literal["paddler", "swimmer", "diver", "olympian"]
# How a room code may be typed in: the first letter says how long it is.
CODE = "^([A-Za-z]{4}|[Aa][A-Za-z]{5}|[Ee][A-Za-z]{7})$"
TABLE = "^[0-9a-f]{24}$"  # how a table is named


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
