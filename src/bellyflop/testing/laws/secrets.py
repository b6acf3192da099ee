"""Laws about secrets: a viewer learns what the view says and nothing else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from bellyflop.core import AnyGame, Players, RuleBroken

from ..setup import Setup
from ..twins import TWINS, Twin
from ..walk import Position, some
from .notation import view_bytes, viewers
from .play import FULL_LIST, action_tries, awaited, listed, outcome_tries, unchanged

DRAWS = 40  # the number of imagined states among which something hidden must vary


def twin_of(game: AnyGame, position: Position, viewer: int | None) -> Twin | None:
    """A position that differs only in what this viewer may not know, or None if there is none."""
    maker = TWINS.get(game.about.id)
    return maker(game, position.events, position.state, viewer, position.rng()) if maker else None


def law_twins_look_alike(game: AnyGame, position: Position) -> None:
    """States that differ only in what a viewer may not know give byte-identical views."""
    for viewer in viewers(game):
        twin = twin_of(game, position, viewer)
        if twin is None:
            continue
        assert view_bytes(game, twin.state, viewer) == view_bytes(game, position.state, viewer)
        if viewer is not None:
            _same_choices(game, position.state, twin.state, viewer, position.rng())


def law_an_open_table_shows_all_the_same(game: AnyGame, position: Position) -> None:
    """In a game with `open_table` everybody has the same view, and there are no secrets."""
    if game.open_table:
        assert not game.about.secrets, "an open table has no secrets: say so in `about`"
        shown = view_bytes(game, position.state, None)
        assert all(view_bytes(game, position.state, viewer) == shown for viewer in viewers(game))


def law_without_secrets_only_a_choice_is_hidden(game: AnyGame, position: Position) -> None:
    """A game without secrets hides nothing, except choices while players are making them."""
    if game.about.secrets:
        return
    if game.open_table or not isinstance(game.awaiting(position.state), Players):
        for viewer in viewers(game):
            view = game.view(position.state, viewer)
            seen = game.imagine(view, viewer, position.rng())
            assert seen == position.state, f"hidden from viewer {viewer}"


def law_refusals_tell_no_secret(game: AnyGame, position: Position) -> None:
    """A viewer's illegal action is refused in the same words in twin states."""
    for viewer in range(game.seats):
        twin = twin_of(game, position, viewer)
        if twin is None:
            continue
        for action in action_tries(game, position, position.rng()):
            true_answer = _answer(lambda a=action, v=viewer: game.apply(position.state, v, a))
            twin_answer = _answer(lambda a=action, v=viewer, t=twin.state: game.apply(t, v, a))
            assert true_answer == twin_answer
        for outcome in outcome_tries(game, position, position.rng()):
            true_answer = _answer(lambda o=outcome: game.settle(position.state, o))
            assert true_answer == _answer(lambda o=outcome, t=twin.state: game.settle(t, o))


def _answer(tried: Any) -> str:
    try:
        tried()
    except RuleBroken as error:
        return f"{type(error).__name__}: {error}"
    return "accepted"


def law_imagined_states_look_alike(game: AnyGame, position: Position) -> None:
    """An imagined state gives its viewer the same view, the same choices, the same turn."""
    for viewer in viewers(game):
        view = game.view(position.state, viewer)
        with unchanged(position.state):
            imagined = game.imagine(view, viewer, position.rng())
        hash(imagined)
        assert view_bytes(game, imagined, viewer) == json.dumps(game.write_view(view))
        assert type(game.awaiting(imagined)) is type(game.awaiting(position.state))
        if viewer is not None:
            _same_choices(game, position.state, imagined, viewer, position.rng())


def _same_choices(game: AnyGame, true: Any, other: Any, viewer: int, rng: Random) -> None:
    assert (viewer in awaited(game, true)) == (viewer in awaited(game, other))
    legal, others = game.legal(true, viewer), game.legal(other, viewer)
    assert len(legal) == len(others)
    if len(legal) <= FULL_LIST:
        assert listed(game, true, viewer) == listed(game, other, viewer)
    else:
        assert all(action in others for action in some(legal, rng, 40))


def law_imagining_needs_the_view_alone(game: AnyGame, position: Position) -> None:
    """A newly built game imagines the same state from the view's JSON alone."""
    fresh = Setup(type(game), game.seats, game.options).build()
    for viewer in viewers(game):
        view = game.view(position.state, viewer)
        sent = json.loads(json.dumps(game.write_view(view)))
        here = game.imagine(view, viewer, position.rng())
        there = fresh.imagine(fresh.read_view(sent), viewer, position.rng())
        assert here == there


def law_what_is_hidden_is_drawn_anew(game: AnyGame, position: Position) -> None:
    """`imagine` varies what the viewer cannot know, and is exact if they know everything."""
    rng = position.rng()
    for viewer in viewers(game):
        view = game.view(position.state, viewer)
        twin = twin_of(game, position, viewer)
        if game.about.id not in TWINS:
            assert game.imagine(view, viewer, rng) == position.state, "hidden, but has no twins"
        elif twin is not None and twin.state != position.state:
            drawn = {game.imagine(view, viewer, rng) for _ in range(DRAWS)}
            assert len(drawn) > 1, "imagine always gives the same state"


def law_simultaneous_actions_stay_secret(game: AnyGame, position: Position) -> None:
    """While others are still awaited, an action changes nobody else's view."""
    state, rng = position.state, position.rng()
    seats = awaited(game, state)
    for seat in seats if len(seats) > 1 else []:
        for action in some(game.legal(state, seat), rng, 4):
            after = game.apply(state, seat, action)
            if set(awaited(game, after)) <= {seat}:
                continue
            for viewer in viewers(game):
                if viewer != seat:
                    same = view_bytes(game, after, viewer) == view_bytes(game, state, viewer)
                    assert same, f"viewer {viewer} sees what seat {seat} did"
