"""Dice Cup and Dice Pool Party for the contract tests: twins for the hidden dice and marks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bellyflop.core import Acted, AnyGame, Players, Settled, replay_events
from bellyflop.testing.twins import TWINS, Twin, act_otherwise


def other_dice_and_marks(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Twin | None:
    """§1.3: a twin with other dice under the cover and other marks by the other seats."""
    if not isinstance(game.awaiting(state), Players):
        return None
    last = max((at for at, event in enumerate(events) if isinstance(event, Settled)), default=-1)
    real = getattr(game, "dice", None) == "real"
    kept = events[: last + 1] if real else events[:last]
    match = replay_events(game, kept)
    if not real:
        match.settle(game.sample(match.state, rng))
        match.proceed()
    return act_otherwise(
        match, [e for e in events[last + 1 :] if isinstance(e, Acted)], viewer, rng
    )


TWINS["dice-cup"] = TWINS["dice-pool-party"] = other_dice_and_marks
