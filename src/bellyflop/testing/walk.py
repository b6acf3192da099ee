"""Random walks through a game, and the positions at which laws are tested."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from bellyflop.core import (
    Acted,
    AnyGame,
    Chance,
    Match,
    Over,
    Players,
    RecordedEvent,
    Settled,
    Wait,
    write_event,
)
from bellyflop.games import shelf

LONGEST = 50_000  # events; no game in any configuration comes near it
T = TypeVar("T")


@dataclass(frozen=True)
class Position:
    """A state, the events that led to it, and a seed for what a law draws."""

    state: Any
    events: tuple[RecordedEvent, ...]
    seed: int

    def rng(self) -> Random:
        """A new random generator with the same seed each time."""
        return Random(self.seed)


def canon(value: object) -> str:
    """A JSON value as text; equal values have equal texts."""
    return json.dumps(value, sort_keys=True)


def some(items: Sequence[T], rng: Random, most: int) -> list[T]:
    """All items, or a sample of `most`, from a sequence that may be huge."""
    if len(items) <= most:
        return list(items)
    return [items[index] for index in rng.sample(range(len(items)), most)]


def take_step(match: Match[Any, Any, Any, Any], rng: Random, caution: float) -> None:
    """Play one event: settle chance, end a wait, or let an awaited seat act.

    With probability `caution` the seat takes the default action, otherwise any legal one.
    """
    game = match.game
    match match.awaiting:
        case Chance():
            match.settle(game.sample(match.state, rng))
        case Wait():
            match.proceed()
        case Players(seats):
            seat = rng.choice(sorted(seats))
            cautious = rng.random() < caution
            legal = game.legal(match.state, seat)
            match.do(seat, game.default(match.state, seat) if cautious else rng.choice(legal))
        case Over():
            raise AssertionError("the game is over")


def course(
    game: AnyGame, seed: int, stop: int, caution: float | None = None
) -> tuple[list[Any], list[RecordedEvent]]:
    """Every state of a random game of at most `stop` events, and the events."""
    rng, match = Random(seed), Match(game)
    if caution is None:
        caution = rng.choice((0.0, 0.0, 0.5, 0.9))
    states = [match.state]
    while len(match.events) < stop and not match.over:
        take_step(match, rng, caution)
        states.append(match.state)
    return states, match.events


def play_out(
    game: AnyGame, seed: int, most: int = LONGEST, caution: float | None = None
) -> Position:
    """The final position of a random game, played to its end."""
    states, events = course(game, seed, most, caution)
    assert isinstance(game.awaiting(states[-1]), Over), f"not over after {len(events)} events"
    return Position(states[-1], tuple(events), seed)


def positions(game: AnyGame, seed: int, stop: int, most: int = 4) -> list[Position]:
    """The last position of a random game of at most `stop` events, and some earlier ones."""
    states, events = course(game, seed, stop)
    on_the_way = some(range(len(states) - 1), Random(seed), most - 1)
    places = [*sorted(on_the_way), len(states) - 1]
    return [Position(states[place], tuple(events[:place]), seed + place) for place in places]


def acted(events: Iterable[RecordedEvent]) -> list[object]:
    """The actions in these events."""
    return [event.action for event in events if isinstance(event, Acted)]


def settled(events: Iterable[RecordedEvent]) -> list[object]:
    """The outcomes in these events."""
    return [event.outcome for event in events if isinstance(event, Settled)]


@lru_cache(maxsize=1)
def foreign_events() -> tuple[RecordedEvent, ...]:
    """Events from other games and other positions, most of which a position must refuse."""
    gathered: dict[str, RecordedEvent] = {}
    for kind in shelf().values():
        game: AnyGame = kind(seats=kind.about.least_seats)  # type: ignore[call-arg]  # defaults
        for seed in range(3):
            _, events = course(game, seed, 40)
            gathered.update((canon(write_event(event)), event) for event in events)
    return tuple(gathered.values())
