"""Random walks through a game, and the positions the laws are judged at."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from bellyflop.core import (
    AnyGame,
    Chance,
    Did,
    Fell,
    Match,
    Over,
    Players,
    RecordedEvent,
    Wait,
    write_event,
)
from bellyflop.games import shelf

LONGEST = 50_000  # events; no game of any configuration comes near it
T = TypeVar("T")


@dataclass(frozen=True)
class Position:
    """A place in a game, the events that led there, and a seed for what a law draws."""

    state: Any
    events: tuple[RecordedEvent, ...]
    seed: int

    def rng(self) -> Random:
        """A fresh source of chance, the same one each time."""
        return Random(self.seed)


def canon(value: object) -> str:
    """A JSON value as text that is equal exactly when the values are."""
    return json.dumps(value, sort_keys=True)


def some(items: Sequence[T], rng: Random, most: int) -> list[T]:
    """All the items, or as many as asked for, drawn from a sequence that may be huge."""
    if len(items) <= most:
        return list(items)
    return [items[index] for index in rng.sample(range(len(items)), most)]


def take_step(match: Match[Any, Any, Any, Any], rng: Random, caution: float) -> None:
    """One event happens: chance falls, a wait ends, or an awaited seat acts.

    With this caution a seat does what an absent player would, else anything legal.
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
    """Every state of a random game of at most so many events, and the events."""
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
    """The last position of a random game, which must be its end."""
    states, events = course(game, seed, most, caution)
    assert isinstance(game.awaiting(states[-1]), Over), f"not over after {len(events)} events"
    return Position(states[-1], tuple(events), seed)


def positions(game: AnyGame, seed: int, stop: int, most: int = 4) -> list[Position]:
    """The last position of a random game of at most so many events, and some on the way."""
    states, events = course(game, seed, stop)
    on_the_way = some(range(len(states) - 1), Random(seed), most - 1)
    places = [*sorted(on_the_way), len(states) - 1]
    return [Position(states[place], tuple(events[:place]), seed + place) for place in places]


def acted(events: Iterable[RecordedEvent]) -> list[object]:
    """What the players did in these events."""
    return [event.do for event in events if isinstance(event, Did)]


def settled(events: Iterable[RecordedEvent]) -> list[object]:
    """How chance fell in these events."""
    return [event.chance for event in events if isinstance(event, Fell)]


@lru_cache(maxsize=1)
def foreign_events() -> tuple[RecordedEvent, ...]:
    """Events from other games and other positions: tries that most positions must refuse."""
    gathered: dict[str, RecordedEvent] = {}
    for kind in shelf().values():
        game: AnyGame = kind(seats=kind.about.least_seats)  # type: ignore[call-arg]  # defaults
        for seed in range(3):
            _, events = course(game, seed, 40)
            gathered.update((canon(write_event(event)), event) for event in events)
    return tuple(gathered.values())
