"""Laws about what leaves the table: what may be shared, opened or taken back while it is secret."""

from __future__ import annotations

from typing import Any

from bellyflop.core import AnyGame, Over

from ..walk import Position, settled
from .notation import view_bytes, viewers
from .play import legal_actions
from .secrets import twin_of


def law_what_is_shared_tells_no_secret(game: AnyGame, position: Position) -> None:
    """Twin matches share the same events; at the end all events are shared."""
    share = game.shareable(position.state, position.events)
    assert share is None or 0 <= share <= len(position.events)
    if isinstance(game.awaiting(position.state), Over):
        assert share == len(position.events)
    twin = twin_of(game, position, None)
    if twin is None or twin.state == position.state:
        return
    if twin.events is None:
        assert share is None, "the events tell what is hidden"
    elif share is not None:
        assert game.shareable(twin.state, twin.events) == share
        assert twin.events[:share] == position.events[:share], "shared, but hidden"


def law_hidden_throws_are_closed(game: AnyGame, position: Position) -> None:
    """`hidden_throws` has every throw or deal some viewer may not know, and none at the end."""
    fell = settled(position.events)
    closed = game.hidden_throws(position.state)
    assert closed <= frozenset(range(len(fell)))
    if isinstance(game.awaiting(position.state), Over):
        assert not closed
    for viewer in viewers(game):
        twin = twin_of(game, position, viewer)
        if twin is None or twin.state == position.state:
            continue
        if twin.events is None:
            assert closed, "something dealt is hidden, but nothing is closed"
        else:
            others = settled(twin.events)
            hidden = {at for at, pair in enumerate(zip(fell, others, strict=True)) if _differ(pair)}
            assert hidden <= closed


def _differ(pair: tuple[object, object]) -> bool:
    return pair[0] != pair[1]


def law_what_was_shown_is_not_taken_back(game: AnyGame, position: Position) -> None:
    """An action that tells twins apart has revealed something new, so it is irrevocable."""
    state = position.state
    revocable = [
        (seat, action)
        for seat, action in legal_actions(game, state, position.rng(), 12)
        if game.revocable(state, seat, action)
    ]
    for viewer in viewers(game) if revocable else []:
        twin = twin_of(game, position, viewer)
        if twin is None or not _alike(game, state, twin.state):
            continue
        for seat, action in revocable:
            if action in game.legal(twin.state, seat):
                after = game.apply(state, seat, action)
                like = game.apply(twin.state, seat, action)
                same = view_bytes(game, after, viewer) == view_bytes(game, like, viewer)
                told = f"{game.write_action(action)} showed viewer {viewer} more"
                assert same or not _alike(game, after, like), told


def _alike(game: AnyGame, state: Any, other: Any) -> bool:
    """Whether both states await the same thing, which every viewer knows."""
    return game.awaiting(state) == game.awaiting(other)
