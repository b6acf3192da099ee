"""The olympian's search: what it finds, and what it must not know."""

from __future__ import annotations

from random import Random

import pytest

from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots import Olympian
from bellyflop.games.splash_party.bots.beliefs import INSIGHTS, Beliefs
from bellyflop.games.splash_party.bots.heuristic import Heuristic
from bellyflop.games.splash_party.bots.memory import MEMORY_MODELS, History
from bellyflop.games.splash_party.bots.playout import PAYS, model_turn
from bellyflop.games.splash_party.bots.search import Search
from bellyflop.games.splash_party.state import COLOURS, State

from .scenes import NOBODY, dealt, hop, play, table


def searching(game: SplashParty, state: State, seat: int, games: int, seed: int = 0) -> Search:
    """A search from a seat's view of a table with all numbers open to it."""
    view = game.view(state, seat)
    history = History()
    history.observe(view)
    numbers = {
        history.rim[space]: pawn.number for space, pawn in enumerate(state.ring) if pawn
    }  # fmt: skip
    signs = INSIGHTS["olympian"].signs(history, view)
    recalled = MEMORY_MODELS["olympian"].recall(history) | numbers
    beliefs = Beliefs(view, history, recalled, signs)
    search = Search(beliefs, Heuristic(beliefs, seat, Olympian.options), seat, Random(seed))
    search.run(games)
    return search


def test_the_search_takes_a_win_that_is_there() -> None:
    """§3.6: green's last pawn goes in, and red on the board is nearest of two colours."""
    game = SplashParty(3)
    rim = {0: "red 1", 5: "blue 2", 7: "green 3", 12: "blue 1"}
    state = table("red blue green", rim)
    search = searching(game, state, 0, 300)
    assert search.best() == 5
    assert search.root.arms[5].won == search.root.arms[5].games > 100
    search = searching(game, play(game, state, {"lift": 5}), 0, 100)
    assert search.best() == 2


def test_the_search_spares_its_own_last_pawn() -> None:
    game = SplashParty(3)
    rim = {5: "red 1", 6: "blue 1", 9: "green 2", 12: "yellow 1", 3: "blue 3"}
    state = play(game, table("red blue green", rim), {"lift": 6})
    search = searching(game, state, 0, 200)
    assert search.best() == 1
    assert search.root.arms[-1].won == 0


def test_the_search_accuses_when_it_is_sure_and_two_are_left() -> None:
    """§3.5"""
    game = SplashParty(3)
    rim = {17: "green 1", 4: "red 2", 9: "blue 3", 13: "yellow 2", 12: "blue 1"}
    state = play(game, table("red blue orange", rim), *hop(17, "cw"))
    search = searching(game, state, 0, 300)
    seats = {guess[0] for guess in search.guesses}
    assert seats == {1}, "orange, seat 2, is out"
    view = game.view(state, 0)
    history = History()
    history.observe(view)
    signs = [[1.0] * 6 for _ in range(3)]
    signs[1] = [0.01] * 6
    signs[1][COLOURS.index("blue")] = 1.0
    beliefs = Beliefs(view, history, MEMORY_MODELS["olympian"].recall(history), signs)
    sure = Search(beliefs, Heuristic(beliefs, 0, Olympian.options), 0, Random(1))
    sure.run(200)
    assert sure.best() == (1, COLOURS.index("blue"))


def test_the_same_seed_gives_the_same_tree() -> None:
    game = SplashParty(4)
    state = dealt(game, "red blue green purple")
    one, two = (searching(game, state, 0, 150, seed=4) for _ in range(2))
    assert {c: (a.games, a.won) for c, a in one.root.arms.items()} == {
        c: (a.games, a.won) for c, a in two.root.arms.items()
    }
    other = searching(game, state, 0, 150, seed=5)
    assert [a.won for a in one.root.arms.values()] != [a.won for a in other.root.arms.values()]


def test_the_budget_counts_imagined_games() -> None:
    game = SplashParty(4)
    search = searching(game, dealt(game, "red blue green purple"), 0, 120)
    assert sum(arm.games for arm in search.root.arms.values()) == 120
    search.probe(3, 30)
    assert sum(arm.games for arm in search.root.arms.values()) == 150


def test_nodes_are_what_the_seat_sees_never_the_imagined_table() -> None:
    """After a lift the shown number is all that tells nodes apart."""
    game = SplashParty(4)
    state = dealt(game, "red blue green purple")
    view = game.view(state, 0)
    history = History()
    history.observe(view)
    signs = INSIGHTS["olympian"].signs(history, view)
    beliefs = Beliefs(view, history, {}, signs)
    search = Search(beliefs, Heuristic(beliefs, 0, Olympian.options), 0, Random(2))
    search.run(300)
    for arm in search.root.arms.values():
        assert set(arm.nodes) <= {1, 2, 3}
        for number, node in arm.nodes.items():
            assert set(node.arms) == {number, -number}  # type: ignore[operator]  # a number


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_imagined_players_play_to_the_end_and_their_guesses_pay_for_any_number_left(
    seats: int,
) -> None:
    game = SplashParty(seats)
    rng = Random(seats)
    for seed in range(20):
        state = game.settle(game.start(), game.sample(game.start(), Random(seed)))
        search = searching(game, state, 0, 0)
        fast, signs = search.beliefs.draw(rng), [[1.0] * 6 for _ in range(seats)]
        turns = 0
        while not fast.over:
            assert len(fast.live) in PAYS
            model_turn(fast, signs, rng)
            turns += 1
        assert turns < 400


def test_an_imagined_player_who_may_accuse_can_keep_quiet() -> None:
    """§3.5: with nothing to go by nobody accuses among four."""
    game = SplashParty(4)
    state = play(game, dealt(game, "red blue green purple"), *hop(1, "ccw"), {"falls": "down"})
    search = searching(game, state, 0, 200)
    assert search.best() is None
    assert play(game, state, NOBODY).mover == 1
