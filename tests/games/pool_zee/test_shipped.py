"""Best play without numpy: the shipped tables and plain Python turns, against the exact ones."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tools.pool_zee_tables import FOLDER, contents

from bellyflop.core import Over, Players
from bellyflop.dice import multisets
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.solver import BestPlay, Sheet, best_play, sheet_of
from bellyflop.games.pool_zee.solver.play import best_of
from bellyflop.games.pool_zee.solver.sheets import row_and_place
from bellyflop.games.pool_zee.solver.shipped import STEPS, places_of, shipped_table
from bellyflop.games.pool_zee.solver.table import Points, rolled, turn_holds, turn_worth
from bellyflop.games.pool_zee.state import Choosing, Scoring, State
from bellyflop.solvers.turn import turn_lattice

JOKERS = pytest.mark.parametrize("joker", ["forced", "free", "none"])
CLOSE = 1 / STEPS  # two worths may each be off by half a step


def positions(joker: str, games: int, seed: int) -> list[tuple[Sheet, tuple[int, ...], int]]:
    """Sheets, dice and rolls left, as games come to them in which anything legal is done."""
    rng, found = Random(seed), []
    game = PoolZee(seats=1, joker=joker)
    for _ in range(games):
        state: State = game.start()
        while not isinstance(awaiting := game.awaiting(state), Over):
            if isinstance(awaiting, Players):
                assert isinstance(state, Choosing)
                found.append((sheet_of(state.turn.columns[0]), state.dice, state.rolls_left))
                state = game.apply(state, 0, rng.choice(game.legal(state, 0)))
            else:
                state = game.settle(state, game.sample(state, rng))
    return found


def test_the_tables_are_those_that_the_exact_ones_make() -> None:
    for name, content in contents().items():
        assert (FOLDER / name).read_bytes() == content, "run python -m tools.pool_zee_tables"


@JOKERS
def test_a_shipped_worth_is_right_to_half_a_step(joker: str) -> None:
    exact, shipped = best_play(Scoring(joker)).table[:-1, :-1], shipped_table(joker)
    rows = range(len(exact))
    found = np.array([[shipped[row, place] for row in rows] for place in range(places_of(joker))])
    assert np.abs(found.T - exact).max() <= 0.5 / STEPS + 1e-9


@JOKERS
def test_the_shipped_table_chooses_what_the_exact_one_does_or_what_is_as_good(joker: str) -> None:
    exact, shipped = best_play(Scoring(joker)), BestPlay(Scoring(joker), shipped_table(joker))
    same, found = 0, positions(joker, 60, 1)
    assert len(found) > 1500
    for sheet, dice, rolls_left in found:
        worth = exact.options(sheet, dice, rolls_left)
        chosen = shipped.best(sheet, dice, rolls_left)
        assert worth[chosen] >= max(worth.values()) - CLOSE
        same += chosen == best_of(worth)
    assert same >= 0.99 * len(found)


@JOKERS
def test_a_turn_in_plain_python_is_worth_what_numpy_says(joker: str) -> None:
    play, lattice = best_play(Scoring(joker)), turn_lattice(5)
    for sheet, _, _ in positions(joker, 6, 2):
        row, place = (np.array([at]) for at in row_and_place(sheet, Scoring(joker)))
        expected = rolled(Points(play.table), Scoring(joker), row, place)
        assert play.rolled(sheet) == pytest.approx(expected[:, 0].tolist(), abs=1e-9)
        for mine, theirs in zip(
            lattice.holds(play.rolled(sheet)), turn_holds(expected), strict=True
        ):
            assert mine == pytest.approx(theirs.tolist(), abs=1e-9)
        assert lattice.turn_worth(play.rolled(sheet)) == pytest.approx(
            turn_worth(expected)[0], abs=1e-9
        )


def test_likely_rolls_are_those_that_are_thrown() -> None:
    lattice, rolls = turn_lattice(5), multisets(5)
    held = [0.0] * len(lattice.keeps)
    held[lattice.row[2, 2, 5, 6]] = 1.0
    landed = dict(zip(rolls, lattice.landed(held), strict=True))
    expected = {tuple(sorted((2, 2, 5, 6, face))): 1 / 6 for face in range(1, 7)}
    assert {roll: chance for roll, chance in landed.items() if chance} == pytest.approx(expected)
