"""What a game waits for: its players, chance, the table's clock, or nothing (it is over)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Players:
    """These seats may act now, in any order."""

    seats: frozenset[int]


@dataclass(frozen=True, slots=True)
class Chance:
    """Dice or a deal must be settled; `by` is the seat whose hand throws, if any."""

    by: int | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """The table continues by itself after this many seconds."""

    seconds: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


Awaiting = Players | Chance | Wait | Over
"""What must happen next."""
