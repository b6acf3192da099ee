"""Whole random games end, and they end according to the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop.core import Match
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.state import COLOURS, NUMBERS, Decline, Done

from .scenes import Party


def party(game: SplashParty, seed: int, accusing: bool) -> Party:
    """A finished game of random moves, with random accusations or none."""
    rng, match = Random(seed), Match(game)
    match.draw(rng)
    while not match.over:
        mover = match.state.mover
        legal = game.legal(match.state, mover)
        quiet = not accusing and isinstance(legal[0], Decline)
        match.do(mover, legal[0] if quiet else rng.choice(legal))
        match.draw(rng)
    return match


@given(
    seats=st.integers(2, 6),
    standstill=st.integers(10, 200),
    seed=st.integers(0, 2**32),
    accusing=st.booleans(),
)
def test_every_game_ends_with_its_pawns_and_its_scores_in_order(
    seats: int, standstill: int, seed: int, accusing: bool
) -> None:
    """§3.6, §3.7"""
    game = SplashParty(seats, standstill=standstill)
    match = party(game, seed, accusing)
    state = match.state
    assert state.turn <= 16 * standstill, "at most 15 pawns go in before three colours are left"
    pawns = [pawn for pawn in state.ring if pawn] + [pawn for pawn, _ in state.pool]
    everyone = [(colour, number) for colour in COLOURS for number in NUMBERS]
    assert sorted((pawn.colour, pawn.number) for pawn in pawns) == sorted(everyone)
    winners = game.winners(state)
    assert len(winners) <= 1
    assert winners <= set(state.live)
    assert game.scores(state) == tuple(int(seat in winners) for seat in range(seats))
    assert len(state.accusations) <= seats - 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_many_games_end_whether_or_not_anybody_accuses(seats: int) -> None:
    """§3.6"""
    game = SplashParty(seats)
    reasons = Counter(
        done.reason
        for seed in range(40)
        for accusing in (True, False)
        if isinstance(done := party(game, seed, accusing).state.phase, Done)
    )
    assert reasons.total() == 80
    assert reasons["few_colours"] > 0


def test_a_game_of_absent_players_ends() -> None:
    """§3.7: nobody is there, nothing goes in any more, and the count runs out."""
    for seats in range(2, 7):
        game = SplashParty(seats)
        match = Match(game)
        match.draw(Random(seats))
        while not match.over:
            match.do(match.state.mover, game.default(match.state, match.state.mover))
            match.draw(Random(seats))


@pytest.mark.parametrize("seats", range(3, 7))
def test_three_3s_that_can_never_meet_are_what_is_left_of_a_few_games_in_a_hundred(
    seats: int,
) -> None:
    """§3.7: 4–8 % of random games without accusations, given time to meet."""
    game = SplashParty(seats, standstill=200)
    stuck = 0
    for seed in range(300):
        state = party(game, seed, accusing=False).state
        assert isinstance(state.phase, Done)
        if state.phase.reason == "standstill":
            left = [(pawn.number, space) for space, pawn in enumerate(state.ring) if pawn]
            assert [number for number, _ in left] == [3, 3, 3]
            assert len({space % 3 for _, space in left}) == 3
            stuck += 1
    assert 0.025 <= stuck / 300 <= 0.095
