"""Means, deviations, percentiles and probabilities of a distribution."""

from __future__ import annotations

import numpy as np
import pytest

from bellyflop.solvers.distribution import Distribution

DIE = Distribution(np.array([0, *[1 / 6] * 6]))


def test_a_die() -> None:
    assert DIE.mean == pytest.approx(3.5)
    assert DIE.deviation == pytest.approx((35 / 12) ** 0.5)


def test_percentiles_are_the_lowest_score_not_exceeded_so_often() -> None:
    assert [DIE.percentile(percent) for percent in (0.1, 16, 17, 50, 51, 100)] == [1, 1, 2, 3, 4, 6]


def test_the_chance_of_at_least_a_score() -> None:
    assert DIE.at_least(-3) == pytest.approx(1)
    assert DIE.at_least(1) == pytest.approx(1)
    assert DIE.at_least(5) == pytest.approx(1 / 3)
    assert DIE.at_least(7) == 0
