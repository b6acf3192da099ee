"""Rulings on the setup and on moving pawns (§3.1–§3.3, §3.8)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bellyflop.core import Chance, IllegalAction, IllegalOutcome, Players
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.state import Deal, Fall, Go, Lift

from .scenes import DOWN, FULL_RING, NOBODY, accuse, dealt, hop, play, pool, rim, table


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_deal_places_all_18_pawns_and_gives_each_seat_a_different_token(seats: int) -> None:
    """§3.1"""
    game = SplashParty(seats)
    deals = [game.sample(game.start(), Random(seed)) for seed in range(60)]
    for deal in deals:
        assert isinstance(deal, Deal)
        assert sorted(deal.ring) == sorted(FULL_RING)
        assert len(set(deal.tokens)) == seats
        game.settle(game.start(), deal)
    assert {deal.first for deal in deals if isinstance(deal, Deal)} == set(range(seats))


@pytest.mark.parametrize(
    "deal",
    [
        Deal(FULL_RING[:-1], ("red", "blue"), 0),
        Deal((*FULL_RING[:-1], ("red", 1)), ("red", "blue"), 0),
        Deal((*FULL_RING, ("red", 1)), ("red", "blue"), 0),
        Deal((*FULL_RING[:-1], ("purple", 4)), ("red", "blue"), 0),
        Deal(FULL_RING, ("red", "red"), 0),
        Deal(FULL_RING, ("red", "pink"), 0),
        Deal(FULL_RING, ("red",), 0),
        Deal(FULL_RING, ("red", "blue", "green"), 0),
        Deal(FULL_RING, ("red", "blue"), 2),
        Deal(FULL_RING, ("red", "blue"), -1),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: Deal) -> None:
    """§3.1"""
    game = SplashParty(seats=2)
    with pytest.raises(IllegalOutcome):
        game.settle(game.start(), deal)


def test_the_deal_comes_first_and_only_once() -> None:
    """§3.1"""
    game = SplashParty(seats=2)
    assert game.awaiting(game.start()) == Chance()
    with pytest.raises(IllegalOutcome, match="deal comes first"):
        game.settle(game.start(), Fall(True))
    with pytest.raises(IllegalAction, match="Nobody may act"):
        game.apply(game.start(), 0, Lift(0))
    with pytest.raises(IllegalOutcome, match="due"):
        game.settle(dealt(game, "red blue"), Deal(FULL_RING, ("red", "blue"), 0))


def test_the_deal_names_the_first_player() -> None:
    """§3.8"""
    game = SplashParty(seats=4)
    state = dealt(game, "red blue green orange", first=2)
    assert game.awaiting(state) == Players(frozenset({2}))
    with pytest.raises(IllegalAction, match="turn of seat 2"):
        game.apply(state, 0, Lift(0))


def test_play_passes_in_seat_order_and_skips_who_is_out() -> None:
    """§3.8"""
    game = SplashParty(seats=4)
    rim_now = {1: "red 1", 4: "green 1", 8: "purple 2", 12: "orange 1"}  # seat 2, blue, is out
    state = table("red green blue purple", rim_now, mover=1)
    state = play(game, state, *hop(4, "cw"))
    assert game.awaiting(state) == Players(frozenset({3}))
    state = play(game, state, *hop(8, "cw"))
    assert game.awaiting(state) == Players(frozenset({0}))


def test_play_passes_on_from_a_player_who_has_just_put_themselves_out() -> None:
    """§3.8"""
    game = SplashParty(seats=4)
    pawns = {9: "red 1", 10: "blue 3", 11: "green 2", 13: "purple 1", 4: "orange 1"}
    state = table("red green blue purple", pawns, mover=2)
    state = play(game, state, *hop(9, "cw"), DOWN)  # blue pushes its own last pawn
    assert state.live == (0, 1, 3)
    assert game.awaiting(state) == Players(frozenset({3}))


def test_any_pawn_on_the_rim_may_be_lifted_whatever_its_colour() -> None:
    """§3.2"""
    game = SplashParty(seats=3)
    state = table("red blue green", {2: "red 1", 5: "blue 3", 7: "purple 2", 9: "green 1"})
    assert game.legal(state, 0) == (Lift(2), Lift(5), Lift(7), Lift(9))
    assert game.legal(state, 1) == ()
    with pytest.raises(IllegalAction, match="no pawn on place 3"):
        game.apply(state, 0, Lift(3))
    with pytest.raises(IllegalAction, match="no pawn on place 18"):
        game.apply(state, 0, Lift(18))
    with pytest.raises(IllegalAction, match="no pawn on place -1"):
        game.apply(state, 0, Lift(-1))


def test_a_lifted_pawn_moves_exactly_its_number_either_way_and_jumps_over_others() -> None:
    """§3.2"""
    game = SplashParty(seats=3)
    pawns = {5: "blue 3", 6: "purple 2", 7: "red 1", 9: "green 1"}
    state = table("red blue green", pawns)
    state = play(game, state, {"lift": 5})
    assert game.legal(state, 0) == (Go("cw"), Go("ccw"))
    cw = play(game, state, {"go": "cw"})
    assert rim(cw) == {8: "blue 3", 6: "purple 2", 7: "red 1", 9: "green 1"}
    ccw = play(game, state, {"go": "ccw"})
    assert rim(ccw) == {2: "blue 3", 6: "purple 2", 7: "red 1", 9: "green 1"}
    assert pool(cw) == pool(ccw) == pool(state), "an empty target is fine"


def test_the_rim_is_a_ring() -> None:
    """§3.1: clockwise goes to higher numbers, and from 17 to 0."""
    game = SplashParty(seats=3)
    pawns = {16: "blue 3", 2: "purple 3", 7: "red 1", 9: "green 1"}
    state = table("red blue green", pawns)
    assert rim(play(game, state, *hop(16, "cw")))[1] == "blue 3"
    assert rim(play(game, state, *hop(2, "ccw")))[17] == "purple 3"


def test_ones_own_pawns_may_be_moved_and_pushed_like_any_other() -> None:
    """§3.2"""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    state = play(game, state, *hop(0, "cw"), DOWN)
    assert pool(state) == ["red 2"]
    assert state.live == (0, 1, 2)


def test_a_turn_is_a_lift_and_then_a_way() -> None:
    """§3.2"""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    with pytest.raises(IllegalAction, match="Lift a pawn first"):
        play(game, state, {"go": "cw"})
    with pytest.raises(IllegalAction, match="Lift a pawn first"):
        play(game, state, NOBODY)
    lifted = play(game, state, {"lift": 5})
    for word in ({"lift": 5}, {"lift": 6}, NOBODY, accuse(1, "blue")):
        with pytest.raises(IllegalAction, match="which way"):
            play(game, lifted, word)
    with pytest.raises(IllegalAction, match="clockwise or anticlockwise"):
        game.apply(lifted, 0, Go("up"))  # type: ignore[arg-type]  # what a careless caller does


def test_the_move_just_made_may_not_be_undone_so_only_the_other_way_is_open() -> None:
    """§3.3"""
    game = SplashParty(seats=3)
    state = table("red blue green", {5: "blue 2", 9: "green 1", 12: "red 1", 14: "orange 1"})
    state = play(game, state, *hop(5, "cw"), {"lift": 7})
    assert game.legal(state, 1) == (Go("cw"),)
    assert [way.end for way in game.view(state, 1).ways] == [9]
    with pytest.raises(IllegalAction, match="undo"):
        play(game, state, {"go": "ccw"})
    state = play(game, state, {"go": "cw"}, DOWN)
    assert rim(state)[9] == "blue 2"


def test_a_move_may_be_undone_one_turn_later() -> None:
    """§3.3: only the move just made counts."""
    game = SplashParty(seats=3)
    state = table("red blue green", {5: "blue 2", 9: "green 1", 12: "red 1", 14: "orange 1"})
    state = play(game, state, *hop(5, "cw"), *hop(12, "cw"), {"lift": 7})
    assert game.legal(state, 2) == (Go("cw"), Go("ccw"))


def test_another_pawn_may_walk_back_over_the_same_spaces() -> None:
    """§3.3: it is the same pawn that may not go back."""
    game = SplashParty(seats=3)
    state = table("red blue green", {5: "blue 2", 8: "green 3", 12: "red 1", 14: "orange 1"})
    state = play(game, state, *hop(5, "cw"), {"lift": 8})
    assert game.legal(state, 1) == (Go("cw"), Go("ccw"))
    assert rim(play(game, state, {"go": "ccw"}))[5] == "green 3"


def test_a_move_that_pushed_a_pawn_may_not_be_undone_either() -> None:
    """§3.3"""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    state = play(game, state, *hop(4, "cw"), DOWN, {"lift": 6})
    assert game.legal(state, 1) == (Go("cw"),)


def test_a_move_may_not_be_undone_when_its_mover_is_out() -> None:
    """§3.3: the accuser was wrong, the pawn moved stays where it is."""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    state = play(game, state, *hop(17, "cw"), DOWN)  # purple 3 passes the board, pushes red 3
    state = play(game, state, accuse(1, "green"), DOWN, DOWN)
    assert state.live == (1, 2)
    state = play(game, state, {"lift": 2})
    assert game.legal(state, 1) == (Go("cw"),)


def test_a_move_whose_pawn_went_in_by_an_accusation_is_forgotten() -> None:
    """§3.3: with the pawn gone there is nothing to undo."""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    state = play(game, state, *hop(1, "ccw"), DOWN)  # red 2
    assert state.last_move is not None
    state = play(game, state, accuse(1, "green"), DOWN, DOWN, DOWN)
    assert state.last_move is None


def test_an_absent_player_moves_to_a_free_space_and_accuses_nobody() -> None:
    """§3.2: what stands in for an absent player disturbs as little as it can."""
    game = SplashParty(seats=3)
    pawns = {3: "blue 2", 4: "green 3", 5: "red 1", 10: "orange 1"}
    state = table("red blue green", pawns)
    assert game.default(state, 0) == Lift(10), "it has the most room around it"
    lifted = play(game, state, {"lift": 4})
    assert game.default(lifted, 0) == Go("cw")
    blocked = play(game, state, {"lift": 3})
    assert game.default(blocked, 0) == Go("ccw"), "clockwise stands an own pawn"
    with pytest.raises(IllegalAction):
        game.default(state, 1)


def test_an_absent_player_does_not_use_what_it_cannot_know() -> None:
    """§3.2: which pawn is lifted does not depend on the hidden numbers or on other tokens."""
    game = SplashParty(seats=4)
    state = dealt(game, "red blue green orange")
    one, two = 3, 5
    ring = list(state.ring)
    ring[one], ring[two] = ring[two], ring[one]
    other = replace(state, ring=tuple(ring), tokens=("red", "purple", "yellow", "orange"))
    assert game.default(state, 0) == game.default(other, 0)
