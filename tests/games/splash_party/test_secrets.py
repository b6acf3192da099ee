"""What each seat may see, and which hidden states are consistent with that."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop.core import Match
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.state import Accuse, Decline, Falling, Go, Lift, State

from .scenes import DOWN, NOBODY, UP, Party, accuse, dealt, hop, play, table


def numbers(game: SplashParty, state: State) -> list[int | None]:
    """The numbers on the rim that a spectator sees."""
    return [pawn.number if pawn else None for pawn in game.view(state, None).ring]


def test_after_the_deal_a_seat_sees_all_colours_its_own_token_and_no_number() -> None:
    """§3.1"""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    view = game.view(state, 1)
    assert [pawn and pawn.colour for pawn in view.ring][:4] == ["red", "red", "red", "orange"]
    assert numbers(game, state) == [None] * 18
    assert view.tokens == (None, "blue", None)
    assert game.view(state, None).tokens == (None, None, None)


def test_a_lifted_pawn_shows_its_number_to_everyone_until_it_has_moved() -> None:
    """§3.2"""
    game = SplashParty(seats=3)
    state = play(game, dealt(game, "red blue green"), {"lift": 5})
    for seat in (None, 0, 1, 2):
        pawn = game.view(state, seat).ring[5]
        assert pawn is not None
        assert pawn.number == 3
    state = play(game, state, {"go": "cw"}, DOWN)
    assert numbers(game, state) == [None] * 18


def test_with_the_memory_aid_a_number_once_shown_stays_shown_wherever_the_pawn_goes() -> None:
    """§3.2"""
    game = SplashParty(seats=3, memory_aid=True)
    state = play(game, dealt(game, "red blue green"), *hop(5, "cw"), DOWN)
    assert numbers(game, state) == [3 if space == 8 else None for space in range(18)]
    state = play(game, state, *hop(7, "ccw"))  # to the space left free
    assert numbers(game, state) == [{8: 3, 5: 2}.get(space) for space in range(18)]
    state = play(game, state, *hop(9, "ccw"), DOWN)  # green 1 pushes orange 3, once shown
    swimmer = game.view(state, None).pool[-1]
    assert (swimmer.colour, swimmer.number, swimmer.face_up) == ("orange", 3, False)


def test_a_pawn_in_the_pool_shows_its_number_exactly_if_it_fell_face_up() -> None:
    """§3.4"""
    game = SplashParty(seats=3)
    state = play(game, dealt(game, "red blue green"), *hop(4, "cw"))
    for word, number in ((UP, 1), (DOWN, None)):
        after = play(game, state, word)
        assert after.pool[0].pawn.number == 1, "the state knows it either way"
        (swimmer,) = game.view(after, None).pool
        assert (swimmer.colour, swimmer.number) == ("yellow", number)


def test_a_falling_pawn_does_not_show_its_number_yet() -> None:
    """§3.4"""
    game = SplashParty(seats=3)
    state = play(game, dealt(game, "red blue green"), *hop(4, "cw"))
    (plunge,) = game.view(state, None).falling
    assert (plunge.colour, plunge.number, plunge.space) == ("yellow", None, 6)


def test_the_tokens_of_live_players_stay_secret_and_those_of_others_lie_open() -> None:
    """§3.4, §3.5"""
    game = SplashParty(seats=4)
    state = dealt(game, "red blue green purple")
    state = play(game, state, *hop(1, "ccw"), DOWN, accuse(1, "yellow"))
    assert game.view(state, 3).tokens == ("red", None, None, "purple")
    assert game.view(state, None).tokens == ("red", None, None, None)
    assert game.view(state, None).accusations[0].colour == "yellow"


def test_at_the_end_everything_lies_open() -> None:
    """§3.6"""
    game = SplashParty(seats=2)
    state = play(game, dealt(game, "red blue"), *hop(1, "ccw"), DOWN, accuse(1, "blue"))
    state = play(game, state, DOWN, DOWN, DOWN)
    view = game.view(state, None)
    assert view.tokens == ("red", "blue")
    assert None not in [pawn.number for pawn in (*view.ring, *view.pool) if pawn]
    assert view.winners == (0,)


def test_the_view_says_where_a_lifted_pawn_may_go_and_who_may_be_accused() -> None:
    """§3.2, §3.5"""
    game = SplashParty(seats=3)
    state = play(game, dealt(game, "red blue green"), {"lift": 1})
    assert [(way.go, way.end) for way in game.view(state, 2).ways] == [("cw", 3), ("ccw", 17)]
    state = play(game, state, {"go": "ccw"}, DOWN)
    assert game.view(state, 2).accusable == (1, 2)
    state = play(game, state, NOBODY)
    assert game.view(state, 2).accusable == ()


def test_the_deal_stays_closed_until_the_game_is_over() -> None:
    """§3.1"""
    game = SplashParty(seats=2)
    assert game.hidden_throws(game.start()) == frozenset()
    state = play(game, dealt(game, "red blue"), *hop(1, "ccw"), DOWN, accuse(1, "blue"), UP, UP)
    assert game.hidden_throws(state) == {0}
    assert game.hidden_throws(play(game, state, UP)) == frozenset()


def test_what_was_shown_or_said_aloud_cannot_be_taken_back() -> None:
    """§3.2: a step to a free space and a silence can, unless they end the game."""
    game = SplashParty(seats=3, standstill=10)
    pawns = {5: "blue 2", 9: "green 1", 10: "red 1", 17: "orange 1"}
    state = table("red blue green", pawns)
    assert not game.revocable(state, 0, Lift(5)), "its number was shown"
    assert game.revocable(play(game, state, {"lift": 5}), 0, Go("cw"))
    assert not game.revocable(play(game, state, {"lift": 9}), 0, Go("cw")), "a splash"
    tired = replace(state, last_splash=state.turn - 10)
    assert not game.revocable(play(game, tired, {"lift": 5}), 0, Go("cw")), "a standstill"
    board = play(game, state, *hop(17, "cw"))
    assert game.revocable(board, 0, Decline())
    assert not game.revocable(board, 0, Accuse(1, "blue"))
    assert not game.revocable(board, 0, Accuse(1, "green"))


def test_the_pawn_just_moved_keeps_the_number_that_everyone_saw_in_whatever_is_imagined() -> None:
    """§3.3: the last move is public, and its length is the number."""
    game = SplashParty(seats=3)
    state = play(game, dealt(game, "red blue green"), *hop(5, "cw"), DOWN)
    view = game.view(state, 0)
    seen = view.ring[8]
    assert seen is not None
    assert seen.number is None
    for seed in range(30):
        imagined = game.imagine(view, 0, Random(seed)).ring[8]
        assert imagined is not None
        assert (imagined.colour, imagined.number) == ("orange", 3)


def test_an_accusation_that_was_wrong_stays_wrong_in_whatever_is_imagined() -> None:
    """§3.5"""
    game = SplashParty(seats=3)
    state = dealt(game, "red blue green")
    state = play(game, state, *hop(1, "ccw"), DOWN, accuse(1, "green"), DOWN, DOWN, DOWN)
    view = game.view(state, None)
    drawn = {game.imagine(view, None, Random(seed)).tokens[1] for seed in range(200)}
    assert drawn == {"orange", "yellow", "blue", "purple"}


def test_imagined_tokens_of_live_players_have_a_pawn_on_the_rim_and_none_is_dealt_twice() -> None:
    """§3.4"""
    game = SplashParty(seats=4)
    pawns = {3: "red 1", 5: "blue 3", 9: "green 2", 12: "yellow 1"}  # purple, seat 3, is out
    view = game.view(table("red blue green purple", pawns), 0)
    drawn = {game.imagine(view, 0, Random(seed)).tokens for seed in range(200)}
    others = [("blue", "green"), ("blue", "yellow"), ("green", "yellow")]
    both_ways = [pair for one, two in others for pair in ((one, two), (two, one))]
    assert drawn == {("red", *pair, "purple") for pair in both_ways}


def hidden_swaps(state: State, viewer: int | None, rng: Random) -> State:
    """The same table with hidden numbers within a colour, and hidden tokens, exchanged."""
    moved = state.last_move.end if state.last_move else None
    spaces = [
        space for space, pawn in enumerate(state.ring) if pawn and not pawn.open and space != moved
    ]
    ring = list(state.ring)
    for one in spaces:
        a, b = ring[one], ring[two := rng.choice(spaces)]
        if a and b and a.colour == b.colour:
            ring[one], ring[two] = b, a
    live = [seat for seat in state.live if seat != viewer]
    owned = {state.tokens[seat] for seat in range(len(state.tokens)) if seat not in live}
    free = sorted(state.colours - owned)
    tokens = list(state.tokens)
    for seat, token in zip(live, rng.sample(free, len(live)), strict=True):
        tokens[seat] = token
    return replace(state, ring=tuple(ring), tokens=tuple(tokens))


def all_pawns(state: State) -> list[tuple[str, int]]:
    """Colour and number of every pawn: on the rim, falling, in the pool."""
    plunges = state.phase.plunges if isinstance(state.phase, Falling) else ()
    falling, swimming = [p.pawn for p in plunges], [s.pawn for s in state.pool]
    rim = [pawn for pawn in state.ring if pawn]
    return [(pawn.colour, pawn.number) for pawn in (*rim, *falling, *swimming)]


@pytest.mark.parametrize("memory_aid", [False, True])
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_nothing_hidden_shows_and_what_is_imagined_looks_the_same(
    memory_aid: bool, seed: int, seats: int
) -> None:
    """Every view of a whole game: hidden swaps do not change it, imagining rebuilds it."""
    rng = Random(seed)
    game = SplashParty(seats, memory_aid=memory_aid)
    match = Match(game)
    while not match.over:
        for viewer in (None, *range(seats)):
            view = game.view(match.state, viewer)
            imagined = game.imagine(view, viewer, rng)
            assert game.view(imagined, viewer) == view
            assert game.read_view(game.write_view(view)) == view
            pawns = all_pawns(imagined)
            assert sorted(pawns) == sorted(all_pawns(match.state)), "each pawn once"
            if viewer is not None:
                assert game.legal(imagined, viewer) == game.legal(match.state, viewer)
            if match.state.tokens:
                swapped = hidden_swaps(match.state, viewer, rng)
                assert game.view(swapped, viewer) == view
        step(match, rng)


def step(match: Party, rng: Random) -> None:
    """Play one random event; accusations are rare."""
    game, state = match.game, match.state
    legal = game.legal(state, state.mover)
    if not legal:
        match.settle(game.sample(state, rng))
    else:
        quiet = rng.random() < 0.7
        match.do(state.mover, game.default(state, state.mover) if quiet else rng.choice(legal))
