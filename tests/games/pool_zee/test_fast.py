"""The fast state follows the rules: both play in parallel, throw by throw, choice by choice."""

from __future__ import annotations

from random import Random

import pytest

from bellyflop.dice import Dice
from bellyflop.games.pool_zee.fast import FastState
from bellyflop.games.pool_zee.rules import PoolZee
from bellyflop.games.pool_zee.scoring import is_further
from bellyflop.games.pool_zee.state import (
    Action,
    Choosing,
    Finished,
    Hold,
    Opening,
    Score,
    State,
    Throwing,
)

GAMES = {
    "alone": PoolZee(1),
    "alone, free jokers": PoolZee(1, joker="free"),
    "alone, no jokers": PoolZee(1, joker="none"),
    "two, three games": PoolZee(2, games=3),
    "three, one against two": PoolZee(3, games=2, teams=((0, 2), (1,))),
    "five, unequal teams": PoolZee(5, teams=((0, 1, 2), (3, 4)), joker="free"),
}


def often_alike(rng: Random, legal: tuple[Action, ...], state: Choosing) -> Action:
    """A random legal action that often leads to repeated five of a kind."""
    best = max(set(state.dice), key=lambda face: (state.dice.count(face), face))
    group = Hold((best,) * state.dice.count(best))
    if rng.random() < 0.6:
        for wish in (group, Score("pool_zee")):
            if wish in legal:
                return wish
    return rng.choice(legal)


def throw_often_alike(rng: Random, game: PoolZee, state: State) -> Dice:
    """A random throw in which sometimes all dice match the held ones."""
    if isinstance(state, Throwing) and rng.random() < 0.3:
        face = state.kept[0] if state.kept else rng.randint(1, 6)
        return (face,) * (5 - len(state.kept))
    return game.sample(state, rng)


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_as_the_rules_go(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    positions = further = 0
    while positions < 4000:
        state = game.start()
        while not isinstance(state, Throwing):
            state = game.settle(state, game.sample(state, rng))
        fast = FastState(game, state)
        while not isinstance(state, Finished):
            assert not fast.over
            assert fast.scores() == game.scores(state)
            if isinstance(state, Choosing):
                seat = state.turn.seat
                assert (fast.kept, fast.seat, fast.dice) == (None, seat, state.dice)
                assert fast.legal() == game.legal(state, seat)
                action = often_alike(rng, fast.legal(), state)
                further += is_further(game.column_on_turn(state), state.dice)
                fast.do(action)
                state = game.apply(state, seat, action)
                positions += 1
            else:
                assert isinstance(state, Throwing)
                assert fast.kept == state.kept
                outcome = throw_often_alike(rng, game, state)
                fast.land(outcome)
                state = game.settle(state, outcome)
        assert fast.over
        assert fast.scores() == game.scores(state)
    assert further > 200


@pytest.mark.parametrize("name", GAMES)
def test_it_takes_over_from_any_state(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    state = game.start()
    while not isinstance(state, Finished):
        if not isinstance(state, Opening):
            assert_the_end_is_the_same(game, state, rng.getrandbits(32))
        if isinstance(state, Choosing):
            seat = state.turn.seat
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)))
        else:
            state = game.settle(state, game.sample(state, rng))


def assert_the_end_is_the_same(game: PoolZee, start: Throwing | Choosing, seed: int) -> None:
    fast, rng = FastState(game, start), Random(seed)
    while not fast.over:
        if fast.kept is not None:
            fast.throw(rng)
        else:
            fast.do(rng.choice(fast.legal()))
    state: State = start
    rng = Random(seed)
    while not isinstance(state, Finished):
        if isinstance(state, Choosing):
            state = game.apply(
                state, state.turn.seat, rng.choice(game.legal(state, state.turn.seat))
            )
        else:
            state = game.settle(state, game.sample(state, rng))
    assert fast.scores() == game.scores(state)
