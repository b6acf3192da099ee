"""Real records from random play, and records with faults."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from bellyflop.core import Match
from bellyflop.games import shelf
from bellyflop.testing.laws.play import ODDITIES, spoil
from bellyflop.testing.walk import take_step

LONGEST = 40  # most events in a record; short, so that the fault dominates


@cache
def real_records() -> tuple[str, ...]:
    """Records of every game with few and with many seats, each as text."""
    return tuple(
        _played(game_id, seats, seed)
        for game_id, kind in shelf().items()
        for seed, seats in enumerate((kind.about.least_seats, 2, kind.about.most_seats))
    )


def _played(game_id: str, seats: int, seed: int) -> str:
    rng = Random(seed)
    kind: Any = shelf()[game_id]
    match = Match(kind(seats=seats))
    while len(match.events) < LONGEST and not match.over:
        take_step(match, rng, caution=0.3)
    return match.record([f"Player {seat}" for seat in range(seats)]).dumps()


def spoiled(text: str, rng: Random) -> object:
    """The record in this text with one to three faults, mostly in an event."""
    record: object = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        record = _spoil_once(record, rng)
    return record


def _spoil_once(record: Any, rng: Random) -> object:
    if not isinstance(record, dict) or not isinstance(record.get("events"), list):
        return spoil(record, rng)
    events: list[object] = list(record["events"])
    if not events or rng.random() < 0.15:
        return spoil(record, rng)
    at = rng.randrange(len(events))
    match rng.randrange(6):
        case 0:
            del events[at]
        case 1:
            events.insert(at, events[rng.randrange(len(events))])
        case 2:
            events[at] = rng.choice(ODDITIES)
        case _:
            events[at] = spoil(events[at], rng)
    return {**record, "events": events}
