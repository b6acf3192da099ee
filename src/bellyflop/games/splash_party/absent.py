"""What an absent player does: disturb the table as little as possible."""

from __future__ import annotations

from .state import NUMBERS, SPACES, Action, Decline, Go, Lift, Lifted, State


def harm(state: State, action: Action) -> int:
    """How much an action disturbs, as far as its player can know; the less, the better."""
    match state.phase, action:
        case _, Lift(space):  # the number is secret: any pawn within reach may be pushed
            reach = (step for number in NUMBERS for step in (number, -number))
            return sum(state.ring[(space + step) % SPACES] is not None for step in reach)
        case Lifted(space), Go(direction):
            pushed = state.ring[state.way(space, direction).end]
            own = state.tokens[state.mover]
            return 0 if pushed is None else 2 if pushed.colour == own else 1
        case _:
            return 0 if isinstance(action, Decline) else 1
