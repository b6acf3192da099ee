"""Twins of Clever Kids: the other players' use of the dice is hidden until all have acted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bellyflop.core import AnyGame, Players, Settled, replay_events
from bellyflop.testing.twins import TWINS, Twin, act_otherwise


def other_uses(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Twin | None:
    """§4.7: a twin in which the other players use the remaining dice differently."""
    rolls = [at for at, event in enumerate(events) if isinstance(event, Settled)]
    if not rolls or not isinstance(game.awaiting(state), Players):
        return None
    moves = events[rolls[-1] + 1 :]
    own = 0  # the active player's use and bonuses come first, in the open
    while own < len(moves) and moves[own].seat == moves[0].seat:
        own += 1
    match = replay_events(game, events[: rolls[-1] + 1 + own])
    return act_otherwise(match, moves[own:], viewer, rng)


TWINS["clever-kids"] = other_uses
