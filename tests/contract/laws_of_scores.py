"""Laws about what counts: one score a seat, winners at the end only, points as told."""

from __future__ import annotations

from bellyflop.core import AnyGame, Over

from .laws_of_play import legal_actions, unchanged
from .walk import Position


def law_scores_and_winners_name_seats(game: AnyGame, position: Position) -> None:
    """One whole number a seat, and winners among the seats, once the game is over."""
    state = position.state
    with unchanged(state):
        scores, winners = game.scores(state), game.winners(state)
    assert isinstance(scores, tuple)
    assert isinstance(winners, frozenset)
    assert [type(score) for score in scores] == [int] * game.seats
    assert winners <= frozenset(range(game.seats))
    if not isinstance(game.awaiting(state), Over):
        assert not winners, "nobody has won before the end"


def law_points_are_what_the_action_earns(game: AnyGame, position: Position) -> None:
    """Points told before acting are those on the sheet afterwards."""
    state = position.state
    before = game.scores(state)
    for seat, action in legal_actions(game, state, position.rng(), 40):
        told = game.points(game.view(state, seat), seat, action)
        if told is not None:
            earned = game.scores(game.apply(state, seat, action))[seat] - before[seat]
            assert told == earned, f"{game.write_action(action)}: told {told}, earned {earned}"
