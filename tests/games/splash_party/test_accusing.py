"""Rulings on falling, elimination and accusing (§3.4, §3.5)."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from bellyflop.core import Chance, IllegalAction, IllegalOutcome, Over, Players
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.state import (
    COLOURS,
    SPACES,
    Accusation,
    Accuse,
    Decline,
    Direction,
    Fall,
    Lift,
    Move,
)

from .scenes import DOWN, NOBODY, UP, accuse, dealt, hop, play, pool, table


def test_a_player_whose_third_pawn_goes_in_shows_their_token_and_is_out() -> None:
    """§3.4"""
    game = SplashParty(seats=4)
    pawns = {5: "red 1", 6: "blue 3", 9: "green 1", 12: "purple 1", 15: "yellow 2"}
    state = table("red blue green purple", pawns)
    assert game.view(state, 0).tokens == ("red", None, None, None)
    state = play(game, state, *hop(5, "cw"), DOWN)
    assert state.live == (0, 2, 3)
    assert game.view(state, 0).tokens == ("red", "blue", None, None)
    assert game.awaiting(state) == Players(frozenset({2}))
    assert game.legal(state, 1) == ()


def test_a_second_pawn_in_the_pool_puts_nobody_out() -> None:
    """§3.4"""
    game = SplashParty(seats=3)
    pawns = {5: "red 1", 6: "blue 3", 9: "blue 1", 12: "green 1", 15: "yellow 2"}
    state = play(game, table("red blue green", pawns), *hop(5, "cw"), DOWN)
    assert state.live == (0, 1, 2)


def test_a_pushed_pawn_falls_face_up_with_chance_one_half() -> None:
    """§3.4"""
    game = SplashParty(seats=3)
    state = play(game, dealt(game, "red blue green"), *hop(4, "cw"))
    half = Fraction(1, 2)
    assert game.outcomes(state) == ((Fall(True), half), (Fall(False), half))
    assert game.outcomes(game.start()) is None, "the deals are too many to list"


def test_nobody_acts_until_the_fall_is_drawn() -> None:
    """§3.4"""
    game = SplashParty(seats=3)
    state = play(game, dealt(game, "red blue green"), *hop(4, "cw"))
    assert game.awaiting(state) == Chance()
    assert [game.legal(state, seat) for seat in range(3)] == [(), (), ()]
    with pytest.raises(IllegalAction, match="Nobody may act"):
        game.apply(state, 1, Lift(0))
    with pytest.raises(IllegalOutcome, match="falling"):
        game.settle(state, game.sample(game.start(), Random(1)))


def test_a_fall_is_drawn_also_when_it_ends_the_game() -> None:
    """§3.4"""
    game = SplashParty(seats=3)
    pawns = {5: "red 1", 6: "blue 3", 9: "green 1"}
    state = play(game, table("red blue green", pawns), *hop(5, "cw"))
    assert game.awaiting(state) == Chance()
    assert game.winners(state) == frozenset()
    assert game.scores(state) == (0, 0, 0)
    state = play(game, state, DOWN)
    assert game.awaiting(state) == Over()


def test_a_fall_is_drawn_for_every_pawn_of_an_accusation_that_ends_the_game() -> None:
    """§3.4, §3.5"""
    game = SplashParty(seats=2)
    state = play(game, dealt(game, "red blue"), *hop(1, "ccw"), DOWN, accuse(1, "blue"))
    for _ in range(3):
        assert game.awaiting(state) == Chance()
        assert game.winners(state) == frozenset()
        state = play(game, state, UP)
    assert game.awaiting(state) == Over()
    assert game.winners(state) == {0}
    with pytest.raises(IllegalOutcome):
        play(game, state, UP)


def test_nothing_falls_after_a_move_to_an_empty_space() -> None:
    """§3.4"""
    game = SplashParty(seats=3)
    pawns = {5: "red 1", 8: "blue 3", 12: "green 1", 14: "orange 1"}
    state = play(game, table("red blue green", pawns), *hop(5, "cw"))
    with pytest.raises(IllegalOutcome, match="due"):
        play(game, state, DOWN)


@pytest.mark.parametrize("start", range(SPACES))
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("go", ["cw", "ccw"])
def test_the_diving_board_counts_when_passed_or_landed_on_but_not_when_left(
    start: int, number: int, go: Direction
) -> None:
    """§3.5, against walking the rim step by step."""
    space, met = start, False
    for _ in range(number):
        space = (space + (1 if go == "cw" else -1)) % SPACES
        met = met or space == 0
    move = Move(start, space, go)
    assert move.meets_diving_board == met
    assert move.number == number


@pytest.mark.parametrize(
    ("space", "go", "number", "accusing"),
    [
        (17, "cw", 1, True),  # lands on the board
        (2, "ccw", 2, True),
        (17, "cw", 3, True),  # passes over it
        (1, "ccw", 3, True),
        (0, "cw", 3, False),  # leaves it
        (0, "ccw", 1, False),
        (15, "cw", 2, False),  # stops before it
        (4, "ccw", 3, False),
        (3, "ccw", 3, True),
    ],
)
def test_an_accusation_is_open_exactly_after_meeting_the_diving_board(
    space: int, go: str, number: int, accusing: bool
) -> None:
    """§3.5, with nothing pushed."""
    game = SplashParty(seats=3)
    pawns = {space: f"orange {number}", 8: "red 1", 10: "blue 1", 12: "green 1"}
    state = play(game, table("red blue green", pawns), *hop(space, go))
    view = game.view(state, 0)
    assert view.may_accuse == accusing
    assert view.phase == ("accuse" if accusing else "lift")
    assert state.mover == (0 if accusing else 1)


def test_the_mover_may_accuse_any_live_opponent_of_any_of_the_six_colours() -> None:
    """§3.5: also of one's own colour, or of one that lies open."""
    game = SplashParty(seats=4)
    pawns = {17: "orange 1", 8: "red 1", 10: "blue 1", 12: "green 1"}  # purple, seat 3, is out
    state = play(game, table("red blue green purple", pawns), *hop(17, "cw"))
    everyone = [Accuse(seat, colour) for seat in (1, 2) for colour in COLOURS]
    assert list(game.legal(state, 0)) == [Decline(), *everyone]
    for seat in (0, 3, 4, -1):
        with pytest.raises(IllegalAction, match="still in the game"):
            game.apply(state, 0, Accuse(seat, "blue"))
    with pytest.raises(IllegalAction, match="no such colour"):
        game.apply(state, 0, Accuse(1, "pink"))
    with pytest.raises(IllegalAction, match="turn of seat 0"):
        game.apply(state, 1, Decline())
    with pytest.raises(IllegalAction, match="then the turn is over"):
        game.apply(state, 0, Lift(8))


def test_a_right_accusation_puts_the_accused_out_and_all_their_pawns_go_in() -> None:
    """§3.5"""
    game = SplashParty(seats=4)
    state = dealt(game, "red blue green purple")
    state = play(game, state, *hop(1, "ccw"), DOWN, accuse(2, "green"), UP, DOWN, DOWN)
    assert state.live == (0, 1, 3)
    assert state.accusations == (Accusation(0, 2, "green", right=True),)
    assert game.awaiting(state) == Players(frozenset({1}))


def test_a_wrong_accusation_puts_the_accuser_out_and_all_their_pawns_go_in() -> None:
    """§3.5"""
    game = SplashParty(seats=4)
    state = dealt(game, "red blue green purple")
    state = play(game, state, *hop(1, "ccw"), DOWN, accuse(2, "blue"), UP, DOWN, DOWN)
    assert state.live == (1, 2, 3)
    assert state.accusations == (Accusation(0, 2, "blue", right=False),)
    assert game.view(state, None).tokens == ("red", None, None, None)


def test_accusing_an_opponent_of_ones_own_colour_is_wrong() -> None:
    """§3.5"""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    state = play(game, state, *hop(1, "ccw"), DOWN, accuse(2, "red"), UP, DOWN, DOWN)
    assert state.live == (1, 2)


def test_the_pawns_of_an_accusation_fall_in_ring_order() -> None:
    """§3.9"""
    game = SplashParty(seats=3)
    pawns = {17: "orange 1", 16: "blue 1", 3: "blue 3", 9: "blue 2", 8: "red 1", 12: "green 1"}
    state = play(game, table("red blue green", pawns), *hop(17, "cw"), accuse(1, "blue"))
    assert [plunge.space for plunge in game.view(state, None).falling] == [3, 9, 16]
    state = play(game, state, UP, DOWN, UP)
    assert pool(state)[-3:] == ["blue 3", "blue 2", "blue 1"]
    assert [swimmer.face_up for swimmer in state.pool[-3:]] == [True, False, True]


def test_only_pawns_still_on_the_rim_fall_by_an_accusation() -> None:
    """§3.5"""
    game = SplashParty(seats=3)
    pawns = {17: "orange 1", 3: "blue 3", 8: "red 1", 12: "green 1"}
    state = play(game, table("red blue green", pawns), *hop(17, "cw"), accuse(1, "blue"), UP)
    assert game.awaiting(state) == Players(frozenset({2}))


def test_there_is_no_accusation_when_the_push_ended_the_game() -> None:
    """§3.5"""
    game = SplashParty(seats=3)
    pawns = {1: "red 2", 17: "blue 3", 9: "green 1"}
    state = play(game, table("red blue green", pawns), *hop(1, "ccw"))
    assert not game.view(state, 0).may_accuse
    assert game.awaiting(play(game, state, DOWN)) == Over()


def test_there_is_no_accusation_when_the_push_put_the_mover_out() -> None:
    """§3.5"""
    game = SplashParty(seats=4)
    pawns = {1: "orange 2", 17: "red 3", 9: "green 1", 11: "blue 1", 13: "purple 1"}
    state = play(game, table("red blue green purple", pawns), *hop(1, "ccw"))
    assert not game.view(state, 0).may_accuse
    state = play(game, state, DOWN)
    assert state.live == (1, 2, 3)
    assert game.awaiting(state) == Players(frozenset({1}))


def test_a_push_over_the_diving_board_that_puts_another_out_still_allows_an_accusation() -> None:
    """§3.5: but not of the player who has just gone out."""
    game = SplashParty(seats=4)
    pawns = {1: "orange 2", 17: "red 3", 9: "green 1", 11: "blue 1", 13: "purple 1"}
    state = table("blue red green purple", pawns)
    state = play(game, state, *hop(1, "ccw"), DOWN)
    assert game.view(state, 0).accusable == (2, 3)


def test_a_turn_has_at_most_one_accusation() -> None:
    """§3.5"""
    game = SplashParty(seats=4)
    state = play(game, dealt(game, "red blue green purple"), *hop(1, "ccw"), DOWN)
    state = play(game, state, accuse(2, "green"), UP, DOWN, DOWN)
    assert state.mover == 1
    with pytest.raises(IllegalAction, match="Lift a pawn first"):
        play(game, state, NOBODY)
