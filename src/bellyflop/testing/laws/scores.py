"""Laws about scores: one per seat, winners only at the end, points as announced."""

from __future__ import annotations

from bellyflop.core import AnyGame, Over

from ..walk import Position
from .play import legal_actions, unchanged


def law_scores_and_winners_name_seats(game: AnyGame, position: Position) -> None:
    """Scores are one whole number per seat; winners are seats, and exist once the game is over."""
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
    """The points announced for an action are those that it adds to the sheet."""
    state = position.state
    before = game.scores(state)
    for seat, action in legal_actions(game, state, position.rng(), 40):
        told = game.points(game.view(state, seat), seat, action)
        if told is not None:
            earned = game.scores(game.apply(state, seat, action))[seat] - before[seat]
            assert told == earned, f"{game.write_action(action)}: told {told}, earned {earned}"
