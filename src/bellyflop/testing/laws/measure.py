"""Laws about cost: lists stay short, and answers do not hold up other tables."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

from bellyflop.core import AnyGame, Chance

from ..walk import Position
from .play import COUNTED, awaited

HANDED_OUT = 400  # the most actions that a phone is sent
MOST_CALLS = 500_000  # for one answer; no other table is served meanwhile


def effort(answer: Callable[[], object]) -> int:
    """The number of function calls that the answer takes, the same on every machine."""
    calls = 0

    def count(_frame: FrameType, event: str, _about: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        answer()
    finally:
        sys.setprofile(before)
    return calls


def law_a_long_list_is_counted(game: AnyGame, position: Position) -> None:
    """A very long `legal` is a lazy sequence, not a list."""
    for seat in awaited(game, position.state):
        legal = game.legal(position.state, seat)
        assert len(legal) <= COUNTED or not isinstance(legal, (list, tuple)), f"{len(legal)} listed"


def law_legal_up_to_is_all_or_nothing(game: AnyGame, position: Position) -> None:
    """`legal_up_to` returns the whole list if it is short enough, or else None."""
    for seat in range(-1, game.seats + 1):
        legal = game.legal(position.state, seat)
        count = min(len(legal), HANDED_OUT)
        for most in (0, 1, count - 1, count, HANDED_OUT):
            listed = game.legal_up_to(position.state, seat, most)
            if len(legal) > most:
                assert listed is None, f"{most} of {len(legal)} were all"
            else:
                assert listed is not None, f"{len(legal)} are more than {most}"
                assert list(listed) == list(legal)


def law_legal_parts_are_legal(game: AnyGame, position: Position) -> None:
    """The actions in `legal_parts` are legal and few enough to send."""
    for seat in range(-1, game.seats + 1):
        parts = game.legal_parts(position.state, seat)
        assert len(parts) <= HANDED_OUT
        assert not parts or set(parts) <= set(game.legal(position.state, seat))


def law_answers_come_quickly(game: AnyGame, position: Position) -> None:
    """Calls that a table makes while everybody waits are cheap, whatever the options."""
    state, rng = position.state, position.rng()
    answers: dict[str, Callable[[], object]] = {
        "view": lambda: [game.view(state, seat) for seat in (None, *range(game.seats))],
        "scores": lambda: game.public_scores(state),
    }
    if isinstance(game.awaiting(state), Chance):
        outcome = game.sample(state, rng)
        answers["sample"] = lambda: game.sample(state, rng)
        answers["settle"] = lambda: game.settle(state, outcome)
    for seat in awaited(game, state):
        default = game.default(state, seat)
        answers[f"legal_up_to for {seat}"] = partial(game.legal_up_to, state, seat, HANDED_OUT)
        answers[f"legal_parts for {seat}"] = partial(game.legal_parts, state, seat)
        answers[f"default for {seat}"] = partial(game.default, state, seat)
        answers[f"apply by {seat}"] = partial(game.apply, state, seat, default)
    for what, answer in answers.items():
        calls = effort(answer)
        assert calls <= MOST_CALLS, f"{what} took {calls} calls"
