"""Best play for a target score, checked against slow fractions and play for most points."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from tests.solvers.slow_pool_zee import SlowPlay, throws
from tests.solvers.solved_pool_zee import JOKERS, card_of, column_with, sheet_with, solved

from bellyflop.games.pool_zee.solver import Sheet, sheet_of
from bellyflop.games.pool_zee.solver.target import TargetPlay
from bellyflop.games.pool_zee.state import Hold, Score


@pytest.mark.parametrize(
    ("free", "upper", "pool_zee", "need"),
    [
        (("chance",), 40, 0, 23),
        (("large_straight",), 0, 50, 140),
        (("sixes", "pool_zee"), 45, 0, 60),
        (("threes", "chance"), 55, 50, 125),
    ],
)
@pytest.mark.parametrize("joker", JOKERS)
def test_slow_fractions_agree_on_the_chance(
    joker: str, free: tuple[str, ...], upper: int, pool_zee: int, need: int
) -> None:
    column = column_with(free, upper, pool_zee)
    slow = SlowPlay(joker, lambda total: Fraction(total - column.total >= need))
    chance = TargetPlay(solved(joker)).chance(sheet_of(column), need)
    assert chance == pytest.approx(float(slow.card(card_of(column))), rel=1e-12, abs=1e-15)


def test_the_chance_falls_from_one_to_nothing_as_the_need_grows() -> None:
    target, sheet = TargetPlay(solved("forced")), sheet_with(("fives", "chance"), 40, 50)
    needs = (-5, 0, 1, 10, 30, 55, 90, 200, 255, 291, 5000)
    chances = [target.chance(sheet, need) for need in needs]
    assert chances[:2] == [1, 1]
    assert chances[-1] == 0
    assert chances == sorted(chances, reverse=True)
    assert chances[-2] == 0
    assert 0 < target.chance(sheet, 290) < 1e-3  # five fives, then five sixes: all there is


def test_a_turn_is_worth_the_mean_over_its_rolls() -> None:
    target, sheet, need = TargetPlay(solved("forced")), sheet_with(("fours", "chance"), 50, 50), 60
    best = {roll: max(target.options(sheet, roll, 2, need).values()) for roll in throws(5)}
    mean = sum(float(chance) * best[roll] for roll, chance in throws(5).items())
    assert target.chance(sheet, need) == pytest.approx(mean, rel=1e-12)


def test_the_best_play_for_a_target_differs_from_that_for_points() -> None:
    points = solved("forced")
    target, sheet = TargetPlay(points), sheet_with(("sixes",), 20, 50)
    assert points.best(sheet, (1, 5, 5, 5, 6), 1) == Hold((6,))
    assert target.best(sheet, (5, 5, 5, 5, 6), 1, 100) == Hold((5, 5, 5, 5))  # only a check helps
    assert target.best(sheet, (1, 5, 5, 5, 6), 1, 12) == Hold((6,))


def test_when_all_is_won_or_lost_it_plays_for_points() -> None:
    points = solved("forced")
    target, sheet = TargetPlay(points), sheet_with(("sixes", "chance"), 40, 0)
    for need in (-20, 0, 1000):
        for roll in ((1, 2, 3, 4, 5), (2, 6, 6, 6, 6)):
            for rolls_left in (0, 1, 2):
                best = points.best(sheet, roll, rolls_left)
                assert target.best(sheet, roll, rolls_left, need) == best
    assert target.best(sheet, (2, 6, 6, 6, 6), 0, 24) == Score("sixes")


def test_many_needs_side_by_side_are_as_good_as_one() -> None:
    target, sheet = TargetPlay(solved("free")), sheet_with(("sixes", "fives", "chance"), 33, 50)
    alone = {need: target.chance(sheet, need) for need in (40, 80, 120)}
    row_chances = TargetPlay(solved("free"))
    for need, chance in alone.items():
        options = row_chances.options(sheet, (1, 1, 2, 3, 4), 2, need)
        assert 0 <= min(options.values()) <= max(options.values()) <= 1
        assert row_chances.chance(sheet, need) == chance


def test_a_full_sheet_brings_nothing() -> None:
    full = Sheet(free=0, upper=70, fifty=True)
    target = TargetPlay(solved("forced"))
    assert solved("forced").value(full) == 0
    assert np.array([target.chance(full, need) for need in (-1, 0)]).all()
    assert target.chance(full, 1) == 0
