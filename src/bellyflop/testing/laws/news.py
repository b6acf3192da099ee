"""Laws about news: it is typed, depends on the event alone, and tells no secret."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bellyflop.core import (
    Acted,
    AnyGame,
    Chance,
    Event,
    Match,
    Over,
    Players,
    Proceeded,
    RuleBroken,
    Settled,
    Wait,
)

from ..walk import Position
from .notation import view_bytes, viewers
from .play import legal_actions, unchanged
from .secrets import twin_of

LATE = 12  # the number of events whose news may reach a phone late
TRIED = 6  # actions per seat


def news_bytes(game: AnyGame, before: Any, event: Any, after: Any, viewer: int | None) -> str:
    """The news of the event for this viewer, as bytes."""
    told = game.news(before, event, after, viewer)
    return json.dumps([game.write_news(news) for news in told])


def events_due(game: AnyGame, state: Any, rng: Random) -> list[Event[Any, Any]]:
    """Some of the events that can happen next."""
    match game.awaiting(state):
        case Chance():
            return [Settled(game.sample(state, rng)) for _ in range(4)]
        case Wait():
            return [Proceeded()]
        case Players():
            return [Acted(seat, do) for seat, do in legal_actions(game, state, rng, TRIED)]
        case Over():
            return []


def after_event(game: AnyGame, state: Any, event: Event[Any, Any]) -> Any:
    """The state this event leads to."""
    match event:
        case Acted(seat, action):
            return game.apply(state, seat, action)
        case Settled(outcome):
            return game.settle(state, outcome)
        case Proceeded():
            return game.proceed(state)


def law_news_survives_json(game: AnyGame, position: Position) -> None:
    """A piece of news is of one of the game's `news_types` and survives JSON."""
    state = position.state
    for event in events_due(game, state, position.rng()):
        after = after_event(game, state, event)
        for viewer in viewers(game):
            for news in game.news(state, event, after, viewer):
                hash(news)
                assert type(news) in game.news_types
                sent = json.dumps(game.write_news(news), allow_nan=False)
                read = game.read_news(json.loads(sent))
                assert read == news
                assert json.dumps(game.write_news(read)) == sent


def law_news_depends_on_the_event_alone(game: AnyGame, position: Position) -> None:
    """`news` returns the same when it is called again, and changes nothing."""
    state = position.state
    for event in events_due(game, state, position.rng()):
        after = after_event(game, state, event)
        with unchanged(state), unchanged(after):
            first = [game.news(state, event, after, viewer) for viewer in viewers(game)]
            again = [game.news(state, event, after, viewer) for viewer in viewers(game)]
        assert first == again
        assert all(isinstance(told, tuple) for told in first)
        if game.open_table:
            assert len(set(first)) == 1, "not everybody is told the same at an open table"


class _Seen(NamedTuple):
    """A viewer's knowledge of an event without any news."""

    before: str
    after: str
    awaited_before: object
    awaited_after: object


def law_twins_hear_the_same_news(game: AnyGame, position: Position) -> None:
    """News does not resolve what the views before and after its event leave open."""
    for viewer in viewers(game):
        twin = twin_of(game, position, viewer)
        states = [position.state] if twin is None else [position.state, twin.state]
        told: dict[_Seen, dict[Any, str]] = defaultdict(dict)
        for state in states:
            # Also events in which another seat acts: its action may be as secret as its hand.
            for event, after in _possible(game, states, state, position.rng()):
                seen = _Seen(
                    view_bytes(game, state, viewer),
                    view_bytes(game, after, viewer),
                    game.awaiting(state),
                    game.awaiting(after),
                )
                told[seen].setdefault(after, news_bytes(game, state, event, after, viewer))
        for alike in told.values():
            assert len(set(alike.values())) == 1, f"viewer {viewer} hears more: {alike.values()}"


def _possible(
    game: AnyGame, states: list[Any], state: Any, rng: Random
) -> Iterator[tuple[Event[Any, Any], Any]]:
    """Events that are due in any of these states and possible in this one, with the next state."""
    for other in states:
        for event in events_due(game, other, rng):
            try:
                yield event, after_event(game, state, event)
            except RuleBroken:
                continue


def law_late_news_tells_no_secret(game: AnyGame, position: Position) -> None:
    """News of earlier events is the same in matches that differ only in what is secret now."""
    for viewer in viewers(game):
        twin = twin_of(game, position, viewer)
        if twin is None or twin.events is None or len(twin.events) != len(position.events):
            continue
        pairs = zip(_retold(game, position.events), _retold(game, twin.events), strict=True)
        for here, there in list(pairs)[-LATE:]:
            if game.awaiting(here[2]) == game.awaiting(there[2]):
                same = news_bytes(game, *here, viewer) == news_bytes(game, *there, viewer)
                assert same, f"viewer {viewer} is told later what was hidden: {here[1]}"


def _retold(game: AnyGame, events: tuple[Any, ...]) -> Iterator[tuple[Any, Any, Any]]:
    match: Match[Any, Any, Any, Any] = Match(game)
    for event in events:
        match.play_event(event)
        assert match.last is not None
        yield match.last.before, match.last.event, match.last.after
