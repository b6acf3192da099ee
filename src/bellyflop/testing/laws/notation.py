"""Laws about notation: everything survives JSON unchanged."""

from __future__ import annotations

import json
from typing import Any

from bellyflop.core import AnyGame, Chance, Match, parse_record, replay_events

from ..setup import Setup
from ..walk import Position
from .play import legal_actions


def viewers(game: AnyGame) -> list[int | None]:
    """All viewers: a spectator and each seat."""
    return [None, *range(game.seats)]


def view_bytes(game: AnyGame, state: Any, viewer: int | None) -> str:
    """The view of this viewer, as the bytes that are sent."""
    return json.dumps(game.write_view(game.view(state, viewer)))


def law_actions_survive_json(game: AnyGame, position: Position) -> None:
    """An action written, sent and read is the same action and is written the same way."""
    for _, action in legal_actions(game, position.state, position.rng(), 40):
        sent = json.dumps(game.write_action(action))
        read = game.read_action(json.loads(sent))
        assert read == action
        assert json.dumps(game.write_action(read)) == sent


def law_outcomes_survive_json(game: AnyGame, position: Position) -> None:
    """An outcome written, sent and read is the same outcome and is written the same way."""
    if not isinstance(game.awaiting(position.state), Chance):
        return
    rng = position.rng()
    for _ in range(3):
        outcome = game.sample(position.state, rng)
        sent = json.dumps(game.write_outcome(outcome))
        read = game.read_outcome(json.loads(sent))
        assert read == outcome
        assert json.dumps(game.write_outcome(read)) == sent


def law_views_survive_json(game: AnyGame, position: Position) -> None:
    """A view written, sent and read is the same view and is written the same way."""
    for viewer in viewers(game):
        view = game.view(position.state, viewer)
        sent = json.dumps(game.write_view(view), allow_nan=False)
        read = game.read_view(json.loads(sent))
        assert read == view
        assert json.dumps(game.write_view(read)) == sent


def law_a_record_replays_to_the_same_state(game: AnyGame, position: Position) -> None:
    """The written events lead a newly built game of the same options to an equal state."""
    names = [f"Player {seat}" for seat in range(game.seats)]
    match = Match(game)
    match.events = list(position.events)
    record = match.record(names, meta={"note": "kept"})
    read = parse_record(record.dumps())
    assert read == record
    assert read.dumps() == record.dumps()
    assert parse_record(json.dumps(record.write())) == record
    again = Setup(type(game), len(read.seats), dict(read.options)).build()
    assert again.options == game.options
    replayed = replay_events(again, read.events)
    assert replayed.state == position.state
    assert hash(replayed.state) == hash(position.state)
    assert replayed.events == list(position.events)
    assert replayed.awaiting == game.awaiting(position.state)
    for viewer in viewers(game):
        assert view_bytes(again, replayed.state, viewer) == view_bytes(game, position.state, viewer)
