"""What is hidden in Clever Kids: what the others do with the dice, until all have done it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bellyflop.core import AnyGame, Players, Settled, replay_events
from bellyflop.testing.twins import TWINS, Twin, act_otherwise


def other_uses(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Twin | None:
    """§4.7: the others, all at once, use the dice that are left in other ways."""
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
