"""Blind best play for a utility of the total, checked against points and target solvers."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import numpy as np
import pytest
from study.pool_zee.duel import best_response, chances_to_reach
from tests.oracle.pool_zee import card_total
from tests.solvers.slow_pool_zee import SlowPlay
from tests.solvers.solved_pool_zee import JOKERS, card_of, column_with, sheet_with, solved

from bellyflop.games.pool_zee.solver import sheet_of
from bellyflop.games.pool_zee.solver.points import MOST
from bellyflop.games.pool_zee.solver.target import TargetPlay

SHEETS = [
    (("sixes", "large_straight"), 40, 50, 150),
    (("aces", "pool_zee", "chance"), 45, 0, 130),
    (("full_house", "fives"), 30, 0, 90),
]


@pytest.mark.parametrize("joker", JOKERS)
@pytest.mark.parametrize(("free", "upper", "pool_zee", "so_far"), SHEETS)
def test_whoever_wants_points_alone_gets_those_of_best_play(
    joker: str, free: tuple[str, ...], upper: int, pool_zee: int, so_far: int
) -> None:
    sheet = sheet_with(free, upper, pool_zee)
    utility = np.arange(MOST + 1) / MOST
    found = best_response(joker, utility, sheet, so_far)
    assert found * MOST == pytest.approx(so_far + solved(joker).value(sheet), abs=1e-9)


@pytest.mark.parametrize("joker", JOKERS)
@pytest.mark.parametrize(("free", "upper", "pool_zee", "so_far"), SHEETS)
def test_whoever_wants_to_reach_a_total_has_the_chance_of_that_aim(
    joker: str, free: tuple[str, ...], upper: int, pool_zee: int, so_far: int
) -> None:
    sheet = sheet_with(free, upper, pool_zee)
    aim, reach = TargetPlay(solved(joker)), chances_to_reach(joker, sheet)
    for need in (1, 12, 30, 41, 77):
        chance = aim.chance(sheet, need)
        utility = (np.arange(MOST + 1) >= so_far + need).astype(float)
        assert best_response(joker, utility, sheet, so_far) == pytest.approx(chance, abs=1e-12)
        assert reach[need] == pytest.approx(chance, abs=1e-12)
    assert reach[0] == 1


@pytest.mark.parametrize("joker", JOKERS)
@pytest.mark.parametrize("free", [("sixes", "chance"), ("large_straight", "pool_zee")])
def test_any_utility_is_played_for_as_a_slow_recursion_in_fractions_does(
    joker: str, free: tuple[str, ...]
) -> None:
    rng = Random(f"{joker} {free}")
    utility = [Fraction(rng.randrange(1000), 1000) for _ in range(MOST + 1)]
    column = column_with(free, 43, 50 if "pool_zee" not in free else 0)
    card = card_of(column)
    expected = SlowPlay(joker, utility.__getitem__).card(card)
    found = best_response(
        joker, np.array(utility, dtype=float), sheet_of(column), card_total(card, 0)
    )
    assert found == pytest.approx(float(expected), abs=1e-12)
