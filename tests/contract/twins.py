"""Twin states: the same to one viewer, different in what that viewer may not know.

Each maker works out from the events alone what the viewer may know, as a person at the table
would, and never asks the game's own view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from bellyflop.core import AnyGame, Did, Fell, Match, Players, replay_events

from .splash_twins import swap_hidden


class Twin(NamedTuple):
    """A state like the true one, and the events that lead there where they can be told."""

    state: Any
    events: tuple[Any, ...] | None


TwinMaker = Callable[[AnyGame, Sequence[Any], Any, int | None, Random], Twin | None]
"""Game, events, state, viewer and chance give a twin of the state, or None if all is known."""


def other_dice_and_marks(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Twin | None:
    """§1.3: other dice under the cover, and other marks of the others."""
    if not isinstance(game.awaiting(state), Players):
        return None
    last = max((at for at, event in enumerate(events) if isinstance(event, Fell)), default=-1)
    real = getattr(game, "dice", None) == "real"
    kept = events[: last + 1] if real else events[:last]
    match = replay_events(game, kept)
    if not real:
        match.settle(game.sample(match.state, rng))
        match.proceed()
    return _act_otherwise(match, [e for e in events[last + 1 :] if isinstance(e, Did)], viewer, rng)


def other_uses(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Twin | None:
    """§4.7: the others, all at once, use the dice that are left in other ways."""
    rolls = [at for at, event in enumerate(events) if isinstance(event, Fell)]
    if not rolls or not isinstance(game.awaiting(state), Players):
        return None
    moves = events[rolls[-1] + 1 :]
    own = 0  # the active player's use and bonuses come first, in the open
    while own < len(moves) and moves[own].seat == moves[0].seat:
        own += 1
    match = replay_events(game, events[: rolls[-1] + 1 + own])
    return _act_otherwise(match, moves[own:], viewer, rng)


def _act_otherwise(
    match: Match[Any, Any, Any, Any], moves: Sequence[Any], viewer: int | None, rng: Random
) -> Twin | None:
    """The viewer acts as before, the others in any way; None if that ends what is secret."""
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


def other_numbers_and_tokens(
    game: AnyGame, events: Sequence[Any], state: Any, viewer: int | None, rng: Random
) -> Twin | None:
    """§3.1: other hidden numbers and tokens; the moves that led there would be others too."""
    swapped = swap_hidden(game, events, state, viewer, rng)
    return None if swapped is None else Twin(swapped, None)


TWINS: dict[str, TwinMaker] = {
    "dice-cup": other_dice_and_marks,
    "dice-pool-party": other_dice_and_marks,
    "splash-party": other_numbers_and_tokens,
    "clever-kids": other_uses,
}
