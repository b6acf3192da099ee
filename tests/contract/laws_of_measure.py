"""Laws about how much: lists that stay short, and answers a table need not wait for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

from bellyflop.core import AnyGame, Chance

from .laws_of_play import COUNTED, awaited
from .walk import Position

HANDED_OUT = 400  # actions that a phone is told
MOST_CALLS = 500_000  # for one answer; nobody else at any table is served meanwhile


def effort(answer: Callable[[], object]) -> int:
    """How many calls of functions the answer takes: the same number on every machine."""
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
    """So many actions that nobody would list them are a sequence of another kind."""
    for seat in awaited(game, position.state):
        legal = game.legal(position.state, seat)
        assert len(legal) <= COUNTED or not isinstance(legal, (list, tuple)), f"{len(legal)} listed"


def law_few_are_all_or_none(game: AnyGame, position: Position) -> None:
    """A short list is the whole list; of a long one nothing is listed."""
    for seat in range(-1, game.seats + 1):
        legal = game.legal(position.state, seat)
        count = min(len(legal), HANDED_OUT)
        for most in (0, 1, count - 1, count, HANDED_OUT):
            few = game.few(position.state, seat, most)
            if len(legal) > most:
                assert few is None, f"{most} of {len(legal)} are few"
            else:
                assert few is not None, f"{len(legal)} are more than {most}"
                assert list(few) == list(legal)


def law_what_is_simple_is_legal(game: AnyGame, position: Position) -> None:
    """What the rest is put together from is itself in the list, and short enough to hand out."""
    for seat in range(-1, game.seats + 1):
        simple = game.simple(position.state, seat)
        assert len(simple) <= HANDED_OUT
        assert not simple or set(simple) <= set(game.legal(position.state, seat))


def law_answers_come_quickly(game: AnyGame, position: Position) -> None:
    """What a table asks while everybody waits never takes long, whatever the options."""
    state, rng = position.state, position.rng()
    answers: dict[str, Callable[[], object]] = {
        "view": lambda: [game.view(state, seat) for seat in (None, *range(game.seats))],
        "scores": lambda: game.shown_scores(state),
    }
    if isinstance(game.awaiting(state), Chance):
        outcome = game.sample(state, rng)
        answers["sample"] = lambda: game.sample(state, rng)
        answers["settle"] = lambda: game.settle(state, outcome)
    for seat in awaited(game, state):
        default = game.default(state, seat)
        answers[f"few for {seat}"] = lambda s=seat: game.few(state, s, HANDED_OUT)  # type: ignore[misc]
        answers[f"simple for {seat}"] = lambda s=seat: game.simple(state, s)  # type: ignore[misc]
        answers[f"default for {seat}"] = lambda s=seat: game.default(state, s)  # type: ignore[misc]
        answers[f"apply by {seat}"] = lambda s=seat, a=default: game.apply(state, s, a)  # type: ignore[misc]
    for what, answer in answers.items():
        calls = effort(answer)
        assert calls <= MOST_CALLS, f"{what} took {calls} calls"
