"""Exact endgames, checked against a slow search that asks the rules for everything."""

from __future__ import annotations

from random import Random

import pytest

from bellyflop.core import Over
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots.endgame import Endgame, accusations, turns
from bellyflop.games.splash_party.bots.fast import NOBODY, FastState
from bellyflop.games.splash_party.state import COLOURS, Done, Fall, Falling, State

from .scenes import hop, play, table

STANDSTILL = 3  # shorter than any table would play, so that the slow search comes to an end


def oracle(game: SplashParty, state: State) -> int:
    """The winner, by a search over every legal action that prefers the mover's own win."""
    if isinstance(game.awaiting(state), Over):
        assert isinstance(state.phase, Done)
        return state.phase.winners[0] if state.phase.winners else NOBODY
    if isinstance(state.phase, Falling):
        return oracle(game, game.settle(state, Fall(False)))
    first = None
    for action in game.legal(state, state.mover):
        won = oracle(game, game.apply(state, state.mover, action))
        if won == state.mover:
            return won
        first = won if first is None else first
    assert first is not None
    return first


def ending(rng: Random, seats: int, pawns: int) -> State:
    """A late position, one colour more than the end leaves."""
    hues = rng.sample(COLOURS, 4 if seats == 2 else 3)
    deck = [(hue, number) for hue in COLOURS for number in (1, 2, 3) if hue in hues]
    while True:
        chosen = rng.sample(deck, pawns)
        if {hue for hue, _ in chosen} == set(hues):
            break
    spaces = rng.sample(range(18), pawns)
    owners = rng.sample(hues, min(seats, 3))
    rest = [hue for hue in COLOURS if hue not in hues]
    tokens = (owners + rest)[:seats]
    rim = {s: f"{hue} {n}" for s, (hue, n) in zip(spaces, chosen, strict=True)}
    return table(" ".join(tokens), rim)


@pytest.mark.parametrize(
    ("seats", "pawns", "positions"),
    [(2, 4, 40), (2, 5, 20), (3, 3, 40), (3, 4, 10), (4, 3, 40), (4, 4, 10)],
)
def test_endings_agree_with_a_slow_search_through_the_rules(
    seats: int, pawns: int, positions: int
) -> None:
    """§3.2 to §3.8, wrong accusations included: they change nothing."""
    game = SplashParty(seats, standstill=STANDSTILL)
    rng = Random(f"{seats} {pawns}")
    winners = set()
    for _ in range(positions):
        state = ending(rng, seats, pawns)
        found = Endgame(100_000).winner(FastState.of(state, STANDSTILL))
        assert found == oracle(game, state)
        winners.add(found)
    assert len(winners) > 1, "positions that tell players apart"


def test_the_first_to_meet_the_diving_board_wins_an_open_game_of_two() -> None:
    """§3.5"""
    rim = {17: "green 1", 4: "red 2", 9: "blue 3", 13: "yellow 2"}
    fast = FastState.of(table("red blue", rim), 40)
    found = Endgame(1000).winners(list(turns(fast)), until=0)
    assert found[17, 1, 1] == 0
    assert Endgame(1000).winner(fast) == 0


def test_after_the_board_silence_and_each_right_accusation_are_the_options() -> None:
    """§3.5"""
    game = SplashParty(3)
    rim = {17: "green 1", 4: "red 2", 9: "blue 3", 13: "yellow 2"}
    state = play(game, table("red blue green", rim), *hop(17, "cw"))
    options = dict(accusations(FastState.of(state, 40)))
    assert set(options) == {None, 1, 2}
    quiet, one = options[None], options[1]
    assert (quiet.mover, quiet.live) == (1, [0, 1, 2])
    assert (one.mover, one.live) == (2, [0, 2])


def test_a_budget_that_does_not_suffice_gives_no_answer_rather_than_a_wrong_one() -> None:
    rng = Random(3)
    unsure = 0
    for _ in range(10):
        fast = FastState.of(ending(rng, 3, 4), STANDSTILL)
        sure = Endgame(100_000).winner(fast)
        quick = Endgame(5).winner(fast)
        assert quick in (None, sure)
        unsure += quick is None
    assert unsure, "five positions are not enough for all of these"


def test_what_was_found_out_serves_later_questions() -> None:
    solver = Endgame(100_000)
    fast = FastState.of(ending(Random(5), 3, 4), STANDSTILL)
    first = solver.winner(fast)
    left = solver.left
    assert solver.winner(fast) == first
    assert solver.left == left
