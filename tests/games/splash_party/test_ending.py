"""Rulings on the end of the game (§3.6, §3.7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bellyflop.core import BadSetup, IllegalAction, Over, Players
from bellyflop.games import set_up
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.rules import distance
from bellyflop.games.splash_party.state import Lift, State

from .scenes import DOWN, NOBODY, accuse, dealt, hop, play, rim, table


def finish(tokens: str, pawns: dict[int, str]) -> tuple[SplashParty, State]:
    """The end of a game: opposite the board, orange pushes the last yellow pawn."""
    game = SplashParty(seats=len(tokens.split()))
    state = table(tokens, {8: "orange 1", 9: "yellow 2", **pawns})
    state = play(game, state, *hop(8, "cw"), DOWN)
    assert isinstance(game.awaiting(state), Over)
    return game, state


def test_distance_goes_along_the_rim_the_shorter_way() -> None:
    """§3.6"""
    expected = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert [distance(space) for space in range(18)] == expected


def test_the_last_live_player_wins_even_with_ownerless_pawns_around() -> None:
    """§3.6"""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    state = play(game, state, *hop(1, "ccw"), DOWN, accuse(1, "blue"), DOWN, DOWN, DOWN)
    state = play(game, state, *hop(2, "ccw"), DOWN, accuse(0, "yellow"), DOWN, DOWN, DOWN)
    assert game.awaiting(state) == Over()
    assert game.winners(state) == {0}
    assert game.scores(state) == (1, 0, 0)
    assert len(state.colours) == 4
    assert game.view(state, None).ended_by == "last_one_dry"


def test_the_last_live_player_wins_though_an_ownerless_pawn_is_nearer() -> None:
    """§3.6: of two colours on the rim one belongs to nobody."""
    game = SplashParty(seats=3)
    state = table("red blue green", {0: "orange 3", 8: "red 1", 9: "blue 1"})
    state = play(game, state, *hop(8, "cw"), DOWN)
    assert rim(state) == {0: "orange 3", 9: "red 1"}
    assert game.winners(state) == {0}
    assert game.view(state, None).ended_by == "last_one_dry"


def test_the_game_goes_on_with_three_colours_and_more_than_two_seats() -> None:
    """§3.6"""
    game = SplashParty(seats=3)
    pawns = {4: "red 1", 8: "orange 1", 9: "yellow 2", 12: "blue 1"}
    state = play(game, table("red blue green", pawns), *hop(8, "cw"), DOWN)
    assert len(state.colours) == 3
    assert game.awaiting(state) == Players(frozenset({1}))


def test_two_colours_on_the_rim_end_the_game_for_the_nearest() -> None:
    """§3.6"""
    game = SplashParty(seats=3)
    pawns = {3: "red 1", 5: "red 2", 15: "blue 1", 16: "blue 3", 8: "green 1", 9: "green 2"}
    state = table("red blue green", pawns)
    state = play(game, state, *hop(8, "cw"), DOWN)
    assert game.awaiting(state) == Players(frozenset({1}))
    state = play(game, state, *hop(5, "cw"), *hop(7, "cw"), DOWN)
    assert rim(state) == {3: "red 1", 9: "red 2", 15: "blue 1", 16: "blue 3"}
    assert game.awaiting(state) == Over()
    assert game.winners(state) == {1}
    assert game.view(state, None).ended_by == "few_colours"


def test_only_live_players_colours_count() -> None:
    """§3.6: with two players the third colour may be ownerless, and however near."""
    game, state = finish("red blue", {0: "orange 3", 4: "red 1", 13: "blue 1"})
    assert game.winners(state) == {0}
    game, state = finish("red blue", {0: "orange 3", 5: "red 1", 14: "blue 1"})
    assert game.winners(state) == {1}


def test_equal_distance_goes_to_the_higher_number() -> None:
    """§3.6"""
    game, state = finish("red blue", {3: "red 2", 15: "blue 3"})
    assert game.winners(state) == {1}
    game, state = finish("red blue", {3: "red 2", 15: "blue 1"})
    assert game.winners(state) == {0}


def test_of_a_players_several_nearest_pawns_the_highest_counts() -> None:
    """§3.6: red has two pawns at distance 3, and blue cannot have one there as well."""
    game, state = finish("red blue", {3: "red 1", 15: "red 3", 4: "blue 2"})
    assert game.winners(state) == {0}


def test_a_higher_number_farther_away_does_not_count() -> None:
    """§3.6"""
    game, state = finish("red blue", {3: "red 1", 5: "red 3", 15: "blue 2"})
    assert game.winners(state) == {1}


def test_equal_distance_and_equal_number_leave_nobody_the_winner() -> None:
    """§3.6"""
    game, state = finish("red blue", {3: "red 2", 15: "blue 2"})
    assert game.awaiting(state) == Over()
    assert game.winners(state) == frozenset()
    assert game.scores(state) == (0, 0)


def test_an_accusation_that_leaves_two_colours_ends_the_game_after_its_falls() -> None:
    """§3.6"""
    game = SplashParty(seats=3)
    pawns = {17: "red 1", 5: "green 2", 12: "blue 1", 6: "blue 2"}
    state = play(game, table("red blue green", pawns), *hop(17, "cw"), accuse(1, "blue"), DOWN)
    assert game.winners(state) == frozenset()
    state = play(game, state, DOWN)
    assert game.awaiting(state) == Over()
    assert game.winners(state) == {0}


def test_a_wrong_accusation_between_two_players_makes_the_other_win() -> None:
    """§3.6"""
    game = SplashParty(seats=2)
    state = play(game, dealt(game, "red blue"), *hop(1, "ccw"), DOWN)
    state = play(game, state, accuse(1, "green"), DOWN, DOWN, DOWN)
    assert game.winners(state) == {1}


def test_after_the_end_nothing_is_legal() -> None:
    """§3.6"""
    game, state = finish("red blue", {3: "red 2", 15: "blue 2"})
    assert [game.legal(state, seat) for seat in range(2)] == [(), ()]
    with pytest.raises(IllegalAction, match="Nobody may act"):
        game.apply(state, state.mover, Lift(3))


# Three 3s on spaces that differ by no multiple of three can never meet.
DEADLOCK = {2: "red 3", 7: "blue 3", 15: "green 3"}


def wander(game: SplashParty, state: State, turns: int) -> State:
    """The state after this many quiet turns, in which two pawns go back and forth."""
    for _ in range(turns):
        space = 2 if 2 in rim(state) else 5
        if state.last_move and state.last_move.end == space:
            space = 7 if 7 in rim(state) else 10
        state = play(game, state, *hop(space, "cw" if space in (2, 7) else "ccw"))
    return state


def test_forty_quiet_turns_end_the_game() -> None:
    """§3.7"""
    game = SplashParty(seats=3)
    state = wander(game, table("red blue green", DEADLOCK), 39)
    assert game.awaiting(state) != Over()
    assert game.view(state, 0).quiet_turns == 39
    state = wander(game, state, 1)
    assert game.awaiting(state) == Over()
    view = game.view(state, 0)
    assert (view.ended_by, view.quiet_turns) == ("standstill", 40)
    nearest = min(rim(state), key=distance)
    assert game.winners(state) == {("red 3", "blue 3", "green 3").index(rim(state)[nearest])}


def test_the_first_turns_of_a_game_count_as_quiet_too() -> None:
    """§3.7: a standstill needs no splash before it."""
    game = SplashParty(seats=3)
    state = replace(table("red blue green", DEADLOCK), turn=1, last_splash=0)
    state = wander(game, state, 39)
    assert game.awaiting(state) != Over()
    assert game.awaiting(wander(game, state, 1)) == Over()


@pytest.mark.parametrize("standstill", [10, 25, 200])
def test_the_option_says_how_many_quiet_turns(standstill: int) -> None:
    """§3.7"""
    game = SplashParty(seats=3, standstill=standstill)
    state = wander(game, table("red blue green", DEADLOCK), standstill - 1)
    assert game.awaiting(state) != Over()
    assert game.awaiting(wander(game, state, 1)) == Over()


@pytest.mark.parametrize("value", [9, 201, 40.0, "40", True, None])
def test_a_standstill_outside_10_to_200_is_refused(value: object) -> None:
    """§3.7"""
    with pytest.raises(BadSetup, match="standstill"):
        set_up("splash-party", 3, {"standstill": value})


def test_a_splash_starts_the_count_anew() -> None:
    """§3.7"""
    game = SplashParty(seats=3)
    state = table("red blue green", {**DEADLOCK, 11: "orange 1", 12: "orange 2"})
    state = wander(game, state, 39)
    state = play(game, state, *hop(11, "cw"), DOWN)
    assert game.view(state, 0).quiet_turns == 0
    state = wander(game, state, 39)
    assert game.awaiting(state) != Over()
    assert game.awaiting(wander(game, state, 1)) == Over()


def test_a_standstill_is_counted_after_the_accusation_of_its_turn() -> None:
    """§3.7: the fortieth quiet turn meets the board; its accusation still takes place."""
    game = SplashParty(seats=3)
    start = table("red blue green", {**DEADLOCK, 12: "orange 1"})
    state = wander(game, start, 39)
    state = play(game, state, *hop(15, "cw"))
    assert game.awaiting(state) == Players(frozenset({state.mover}))
    declined = play(game, state, NOBODY)
    assert game.view(declined, 0).ended_by == "standstill"
    assert game.winners(declined) == {2}, "green stands on the board"
    wrong = play(game, state, accuse((state.mover + 1) % 3, "purple"), DOWN)
    assert game.awaiting(wrong) != Over(), "a pawn went in"
    assert game.view(wrong, 0).quiet_turns == 0


def test_all_live_players_are_compared_at_a_standstill() -> None:
    """§3.7: two share the best place, so the third does not win either."""
    game = SplashParty(seats=3, standstill=10)
    state = table("red blue green", {2: "red 3", 16: "blue 3", 9: "green 2"})
    state = replace(state, last_splash=state.turn - 10)
    state = play(game, state, *hop(9, "cw"))
    assert game.view(state, 0).ended_by == "standstill"
    assert game.winners(state) == frozenset()
