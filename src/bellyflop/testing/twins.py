"""Twin states: equal to one viewer, different in what that viewer may not know.

Each maker derives from the events alone what the viewer may know, as a person at the table would,
and never uses the game's own view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from bellyflop.core import AnyGame, Match, Players


class Twin(NamedTuple):
    """A state that looks like the true one, with the events that lead to it if there are any."""

    state: Any
    events: tuple[Any, ...] | None


TwinMaker = Callable[[AnyGame, Sequence[Any], Any, int | None, Random], Twin | None]
"""Maps game, events, state, viewer and rng to a twin, or None if nothing is hidden."""

TWINS: dict[str, TwinMaker] = {}
"""The makers by game id; a game with secrets adds its own."""


def act_otherwise(
    match: Match[Any, Any, Any, Any], moves: Sequence[Any], viewer: int | None, rng: Random
) -> Twin | None:
    """A replay in which the others act at random; None if the secret phase ends in it."""
    if not isinstance(match.awaiting, Players):
        return None
    for move in moves:
        seat = move.seat
        if seat == viewer:
            match.play_event(move)
        elif legal := match.game.legal(match.state, seat):
            match.do(seat, rng.choice(legal))
        if not isinstance(match.awaiting, Players):
            return None
    return Twin(match.state, tuple(match.events))
