"""Splash Party for the contract tests: twins for the hidden numbers and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bellyflop.core import AnyGame
from bellyflop.testing.twins import TWINS, Twin

from .twins import swap_hidden


def other_numbers_and_tokens(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Twin | None:
    """§3.1: a twin with other hidden numbers and tokens, but without its own event history."""
    swapped = swap_hidden(game, events, state, viewer, rng)
    return None if swapped is None else Twin(swapped, None)


TWINS["splash-party"] = other_numbers_and_tokens
