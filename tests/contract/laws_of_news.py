"""Laws about news: what a viewer is told happened is typed, depends on nothing, tells no secret."""

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

from .laws_of_notation import view_bytes, viewers
from .laws_of_play import legal_actions, unchanged
from .laws_of_secrets import twin_of
from .walk import Position

LATE = 12  # events whose news may reach a phone later than they happened
TRIED = 6  # of the actions of each seat


def news_bytes(game: AnyGame, before: Any, event: Any, after: Any, viewer: int | None) -> str:
    """What this viewer is told of the event, exactly."""
    told = game.news(before, event, after, viewer)
    return json.dumps([game.write_news(news) for news in told])


def events_due(game: AnyGame, state: Any, rng: Random) -> list[Event[Any, Any]]:
    """Some of what can happen next."""
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
    """A piece of news is of a type the game names, and reads back as what it was."""
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
    """Asked again, everybody is told the same, and nothing is changed by asking."""
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
    """What a viewer sees of an event without any news."""

    before: str
    after: str
    awaited_before: object
    awaited_after: object


def law_twins_hear_the_same_news(game: AnyGame, position: Position) -> None:
    """What the views before and after an event leave open, its news leaves open as well."""
    for viewer in viewers(game):
        twin = twin_of(game, position, viewer)
        states = [position.state] if twin is None else [position.state, twin.state]
        told: dict[_Seen, dict[Any, str]] = defaultdict(dict)
        for state in states:
            # Events in which another acts, too: what they do may be as hidden as what they hold.
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
    """What is due in any of these states and can happen in this one, with what it leads to."""
    for other in states:
        for event in events_due(game, other, rng):
            try:
                yield event, after_event(game, state, event)
            except RuleBroken:
                continue


def law_late_news_tells_no_secret(game: AnyGame, position: Position) -> None:
    """News of earlier events is the same in matches that differ only in what is hidden now."""
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
