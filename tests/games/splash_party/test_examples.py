"""The worked examples of the rule sheet."""

from __future__ import annotations

from bellyflop.core import Chance, Over, Players
from bellyflop.games.splash_party import SplashParty

from .scenes import DOWN, NOBODY, UP, accuse, dealt, hop, play, pool, rim, table

ANA, MARIA, LOU = 0, 1, 2


def test_whoever_passes_the_diving_board_and_says_maria_is_blue_puts_maria_out_if_right() -> None:
    """§3.5: the sheet's picture, with Maria's three pawns still dry."""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    state = play(game, state, *hop(1, "ccw"), DOWN)  # red 2 passes the board, pushes purple 3
    assert game.view(state, None).phase == "accuse"
    state = play(game, state, accuse(MARIA, "blue"), UP, DOWN, UP)
    assert state.live == (ANA, LOU)
    assert pool(state) == ["purple 3", "blue 1", "blue 2", "blue 3"]
    assert game.view(state, None).tokens == (None, "blue", None)
    assert game.awaiting(state) == Players(frozenset({LOU}))


def test_whoever_says_maria_is_blue_and_is_wrong_shows_their_own_token_and_is_out() -> None:
    """§3.5: the same, but Maria is yellow."""
    game = SplashParty(seats=3)
    state = dealt(game, "red yellow green")
    state = play(game, state, *hop(1, "ccw"), DOWN, accuse(MARIA, "blue"), UP, DOWN, UP)
    assert state.live == (MARIA, LOU)
    assert pool(state) == ["purple 3", "red 1", "red 3", "red 2"]
    assert game.view(state, None).tokens == ("red", None, None)
    assert game.awaiting(state) == Players(frozenset({MARIA}))


def test_a_pawn_that_ends_on_an_occupied_space_pushes_that_pawn_and_takes_its_place() -> None:
    """§3.2"""
    game = SplashParty(seats=4)
    state = dealt(game, "red blue green orange")
    state = play(game, state, *hop(5, "cw"))  # orange 3 lands where yellow 3 stands
    assert game.awaiting(state) == Chance()
    state = play(game, state, DOWN)
    assert rim(state)[8] == "orange 3"
    assert 5 not in rim(state)
    assert pool(state) == ["yellow 3"]


def test_with_two_colours_left_the_player_whose_pawn_is_nearer_to_the_diving_board_wins() -> None:
    """§3.6"""
    game = SplashParty(seats=3)
    state = table("red blue green", {16: "red 1", 6: "blue 3", 9: "orange 1"})
    state = play(game, state, *hop(6, "cw"), DOWN)
    assert rim(state) == {16: "red 1", 9: "blue 3"}
    assert game.awaiting(state) == Over()
    assert game.winners(state) == {0}
    assert game.scores(state) == (1, 0, 0)


def test_with_two_players_three_colours_left_end_the_game() -> None:
    """§3.6: the version for two."""
    game = SplashParty(seats=2)
    state = table("red blue", {2: "red 1", 5: "blue 3", 12: "orange 1", 13: "green 2"})
    state = play(game, state, *hop(12, "cw"), UP)
    assert game.awaiting(state) == Over()
    assert game.winners(state) == {0}


def test_declining_to_guess_simply_ends_the_turn() -> None:
    """§3.5: one may guess, if one wants."""
    game = SplashParty(seats=3)
    state = play(game, dealt(game, "red blue green"), *hop(1, "ccw"), DOWN, NOBODY)
    assert state.live == (0, 1, 2)
    assert game.awaiting(state) == Players(frozenset({1}))
