"""The fast table agrees with the rules, move by move."""

from __future__ import annotations

from random import Random

import pytest

from bellyflop.core import Match
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots.fast import NOBODY, FastState, meets_board
from bellyflop.games.splash_party.state import (
    COLOURS,
    SPACES,
    Accuse,
    Accusing,
    Decline,
    Direction,
    Go,
    Lift,
    Move,
)

from .scenes import Party

LEAN_FIELDS = ("ring", "tokens", "mover", "quiet", "last", "count", "live", "over", "winner")


def same(one: FastState, two: FastState) -> bool:
    """Whether the two tables are equal, ignoring the turn after the end."""
    past = ("mover", "quiet") if one.over else ()
    return all(getattr(one, name) == getattr(two, name) for name in LEAN_FIELDS if name not in past)


def both_move(match: Party, fast: FastState, rng: Random) -> None:
    """Play a random turn on both tables."""
    moves = sorted(fast.moves())
    mover = match.state.mover
    listed = sorted(
        (space, way.number if way.go == "cw" else -way.number)
        for space, pawn in enumerate(match.state.ring)
        if pawn
        for way in match.state.open_ways(space)
    )
    assert moves == listed
    start, step = rng.choice(moves)
    may_accuse = fast.move(start, step)
    match.do(mover, Lift(start))
    match.do(mover, Go("cw" if step > 0 else "ccw"))
    match.draw(rng)
    assert may_accuse == isinstance(match.state.phase, Accusing)
    if not may_accuse:
        return
    assert same(fast, FastState.of(match.state, fast.standstill))
    if rng.random() < 0.7:
        match.do(mover, Decline())
        fast.end_turn()
    else:
        accused, hue = rng.choice(match.state.accusable), rng.randrange(6)
        match.do(mover, Accuse(accused, COLOURS[hue]))
        fast.accuse(accused, hue)
        match.draw(rng)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_lean_table_plays_whole_games_as_the_rules_do(seats: int) -> None:
    """§3.2 to §3.8"""
    ends = set()
    for seed in range(40):
        rng = Random(f"{seats} {seed}")
        game = SplashParty(seats, standstill=rng.choice((10, 40)))
        match = Match(game)
        match.draw(rng)
        fast = FastState.of(match.state, game.standstill)
        while not match.over:
            both_move(match, fast, rng)
            assert same(fast, FastState.of(match.state, game.standstill))
        assert fast.over
        assert set(game.winners(match.state)) == {fast.winner} - {NOBODY}
        view = game.view(match.state, None)
        ends.add(view.ended_by)
    assert "few_colours" in ends


def test_a_lean_move_meets_the_diving_board_exactly_when_the_rules_say_so() -> None:
    """§3.5"""
    ways: tuple[Direction, ...] = ("cw", "ccw")
    for start in range(SPACES):
        for number in (1, 2, 3):
            for go in ways:
                step = number if go == "cw" else -number
                move = Move(start, (start + step) % SPACES, go)
                assert meets_board(start, step) == move.meets_diving_board


def test_a_copy_of_a_lean_table_leads_its_own_life() -> None:
    fast = FastState([0, 4, 8, 9] + [-1] * 14, (0, 1, 2), mover=0)
    twin = fast.copy()
    assert same(fast, twin)
    twin.move(0, 1)
    assert fast.ring[:2] == [0, 4]
    assert twin.ring[:2] == [-1, 0]
    assert fast.count != twin.count
