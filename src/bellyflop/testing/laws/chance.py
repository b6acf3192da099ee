"""Laws about dice and deals: drawing changes nothing, weights are a distribution."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bellyflop.core import AnyGame, Chance, IllegalOutcome

from ..walk import Position, canon, some
from .play import gives_a_reason, outcome_tries, unchanged

CHECKED = 60  # the number of listed outcomes that are settled at each position


def _is_due(game: AnyGame, position: Position) -> bool:
    return isinstance(game.awaiting(position.state), Chance)


def law_a_sample_settles(game: AnyGame, position: Position) -> None:
    """`sample` changes nothing, depends on the given rng alone, and returns possible outcomes."""
    if not _is_due(game, position):
        return
    state, seed = position.state, position.seed
    with unchanged(state):
        outcome = game.sample(state, Random(seed))
        assert outcome == game.sample(state, Random(seed))
        after = game.settle(state, outcome)
    hash(after)
    assert after == game.settle(state, outcome)
    assert after != state


def law_weights_sum_to_one(game: AnyGame, position: Position) -> None:
    """Listed outcomes are possible and distinct, and their probabilities sum to one."""
    weighted = _weighted(game, position)
    if weighted is None:
        return
    assert all(isinstance(weight, Fraction) and weight > 0 for _, weight in weighted)
    assert sum(weight for _, weight in weighted) == 1
    assert len({canon(game.write_outcome(outcome)) for outcome, _ in weighted}) == len(weighted)
    with unchanged(position.state):
        for outcome, _ in some(weighted, position.rng(), CHECKED):
            game.settle(position.state, outcome)


def law_samples_lie_among_the_outcomes(game: AnyGame, position: Position) -> None:
    """A sample is a listed outcome, or leads to the same state as one."""
    weighted = _weighted(game, position)
    if weighted is None:
        return
    state, rng = position.state, position.rng()
    written = {canon(game.write_outcome(outcome)) for outcome, _ in weighted}
    for _ in range(6):
        drawn = game.sample(state, rng)
        if canon(game.write_outcome(drawn)) not in written:
            after = game.settle(state, drawn)
            assert any(game.settle(state, outcome) == after for outcome, _ in weighted), drawn


def _weighted(game: AnyGame, position: Position) -> list[tuple[Any, Fraction]] | None:
    if not _is_due(game, position):
        return None
    outcomes = game.outcomes(position.state)
    return None if outcomes is None else list(outcomes)


def law_broken_outcomes_are_refused(game: AnyGame, position: Position) -> None:
    """An impossible outcome is refused and changes nothing; a possible one round-trips."""
    if not _is_due(game, position):
        return
    state, weighted = position.state, _weighted(game, position)
    reached = None
    if weighted is not None and len(weighted) <= CHECKED:
        reached = {game.settle(state, outcome) for outcome, _ in weighted}
    for outcome in outcome_tries(game, position, position.rng()):
        with unchanged(state):
            try:
                after = game.settle(state, outcome)
            except IllegalOutcome as error:
                gives_a_reason(error)
                continue
        assert reached is None or after in reached, f"{outcome!r} cannot be"
        assert game.read_outcome(game.write_outcome(outcome)) == outcome
