"""Playing to win wins more often than playing for points, in real games with equal dice."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from bellyflop.core import Over
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.bots import make_bot
from bellyflop.games.pool_zee.bots.winning import Racer, WinChances, against_players_for_points
from bellyflop.games.pool_zee.solver import best_play, sheet_of
from bellyflop.games.pool_zee.state import OFFICIAL, Action, Choosing, State, Throwing
from bellyflop.games.pool_zee.turns import points_to_come

GAME = PoolZee(2, opening=False)


def for_points(state: Choosing) -> Action:
    sheet = sheet_of(GAME.column_on_turn(state))
    return best_play().best(sheet, state.dice, state.rolls_left)


def to_win(state: Choosing) -> Action:
    bot = make_bot(GAME, "olympian", state.turn.seat, Random(0))
    return bot.choose(GAME.view(state, state.turn.seat), GAME.legal(state, state.turn.seat))


def close_ends(left: int, count: int) -> list[State]:
    """Games of best play for points in which the last boxes decide, as they lie then."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        rng, state, seed = Random(seed), GAME.start(), seed + 1
        while not (isinstance(state, Throwing) and _left(state) == (left, left)):
            if isinstance(state, Choosing):
                state = GAME.apply(state, state.turn.seat, for_points(state))
            else:
                state = GAME.settle(state, GAME.sample(state, rng))
        mine, theirs = GAME.scores(state)
        if abs(mine - theirs) <= 40:
            found.append(state)
    return found


def _left(state: Throwing) -> tuple[int, ...]:
    return tuple(column.free.bit_count() for column in state.turn.columns)


def exact_gain(state: State) -> float:
    """The gain in seat 0's win rate from playing to win against play for points."""
    assert isinstance(state, Throwing)
    columns = zip(GAME.scores(state), state.turn.columns, strict=True)
    me, other = (Racer(total, sheet_of(column)) for total, column in columns)
    finals = against_players_for_points(OFFICIAL, me, (other,))
    best = WinChances(OFFICIAL, me.sheet, finals, [0]).chances()[0]
    earned = points_to_come(OFFICIAL, me.sheet)
    reached = (finals[min(points, len(finals) - 1)] for points in range(len(earned)))
    return best - sum(chance * won for chance, won in zip(earned, reached, strict=True))


def share(state: State, seed: str, winner: int | None) -> float:
    """Seat 0's share of the win; `winner` plays to win, all others for points."""
    while not isinstance(GAME.awaiting(state), Over):
        if isinstance(state, Choosing):
            action = to_win(state) if state.turn.seat == winner else for_points(state)
            state = GAME.apply(state, state.turn.seat, action)
            continue
        assert isinstance(state, Throwing)
        # The same throw falls for the same seat in the same turn, whatever was kept before.
        rng = Random(f"{seed} {state.turn.seat} {_left(state)} {state.rolls_left}")
        state = GAME.settle(state, GAME.sample(state, rng))
    winners = GAME.winners(state)
    return (0 in winners) / len(winners)


@pytest.mark.strength
def test_playing_to_win_wins_more_often_than_playing_for_points() -> None:
    ends = close_ends(2, 40)
    gains = [exact_gain(state) for state in ends]
    half = 1.96 * stdev(gains) / len(gains) ** 0.5
    print(f"from two boxes left {100 * fmean(gains):.2f} ± {100 * half:.2f} % more wins")
    assert min(gains) > -1e-7
    assert fmean(gains) > half
    # And with real dice, where there is most to be won.
    state = ends[gains.index(max(gains))]
    seeds = [str(number) for number in range(800)]
    played = [share(state, seed, 0) - share(state, seed, None) for seed in seeds]
    half = 1.96 * stdev(played) / len(played) ** 0.5
    print(f"{100 * max(gains):.2f} % expected there, {fmean(played):.2%} ± {half:.2%} played")
    assert abs(fmean(played) - max(gains)) <= half
    assert fmean(played) > half
