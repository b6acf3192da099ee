"""Saved games: what a record says of its seats, and the match that goes on from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bellyflop.bots import LEVELS
from bellyflop.core import Match, Record, Settled, Wait
from bellyflop.games import match_of


@dataclass(frozen=True, slots=True)
class SavedSeats:
    """Which seats bots play, at which level, how everybody looks, and whether dice are real."""

    bots: frozenset[int] = frozenset()
    level: str | None = None
    animals: tuple[str, ...] = ()
    real_dice: bool = False

    @property
    def meta(self) -> dict[str, object]:
        """The `meta` of the record."""
        return {
            "bots": sorted(self.bots),
            **({"level": self.level} if self.level else {}),
            **({"animals": list(self.animals)} if self.animals else {}),
            **({"dice": "real"} if self.real_dice else {}),
        }


def saved_seats(record: Record) -> SavedSeats:
    """What the record says of its seats; a seat that it does not call a bot is a person's.

    A record may come from anywhere, so invalid values in its `meta` are ignored.
    """
    found = record.extra.get("meta")
    meta: Mapping[str, Any] = found if isinstance(found, dict) else {}
    bots, level, animals = (meta.get(key) for key in ("bots", "level", "animals"))
    seats = range(len(record.seats))
    listed = bots if isinstance(bots, list) else []
    looks = animals if isinstance(animals, list) and len(animals) == len(seats) else []
    return SavedSeats(
        frozenset(n for n in listed if type(n) is int and n in seats),
        level if isinstance(level, str) and level in LEVELS else None,
        tuple(looks) if all(isinstance(look, str) for look in looks) else (),
        "real" in (meta.get("dice"), record.options.get("dice")),
    )


def resumed(record: Record) -> Match[object, object, object, object]:
    """The match of this record, to go on with, or BadSetup or BadRecord.

    A throw whose look was interrupted is left out: it is thrown again (§1.5).
    """
    match = match_of(record)
    if not isinstance(match.awaiting, Wait):
        return match
    events = list(record.events)
    while events and isinstance(events[-1], Settled):
        events.pop()
    return match_of(replace(record, events=tuple(events)))
