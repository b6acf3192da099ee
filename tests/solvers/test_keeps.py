"""The lattice of keeps agrees exactly with a list of every throw of every keep."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from bellyflop.solvers.keeps import KeepLattice, keep_lattice

Dice = tuple[int, ...]


def slow_throw(worth: dict[Dice, Fraction], keep: Dice, dice: int, faces: int) -> Fraction:
    """The mean over every ordered throw of the missing dice."""
    throws = list(product(range(1, faces + 1), repeat=dice - len(keep)))
    total = sum((worth[tuple(sorted(keep + thrown))] for thrown in throws), Fraction(0))
    return total / len(throws)


def parts(dice: Dice) -> set[Dice]:
    """Everything that can be kept of these dice."""
    return {part for size in range(len(dice) + 1) for part in combinations(dice, size)}


@pytest.mark.parametrize(("dice", "faces"), [(1, 2), (2, 6), (3, 4), (4, 3), (5, 4)])
def test_throwing_and_choosing_agree_with_plain_lists(dice: int, faces: int) -> None:
    lattice, rng = KeepLattice(dice, faces), Random(dice * 10 + faces)
    worth = {roll: Fraction(rng.randrange(100)) for roll in lattice.rolls}
    values = lattice.with_rolls(np.array([float(worth[roll]) for roll in lattice.rolls]))
    lattice.throw(values)
    thrown = {keep: slow_throw(worth, keep, dice, faces) for keep in lattice.keeps}
    np.testing.assert_allclose(values, [float(thrown[keep]) for keep in lattice.keeps], rtol=1e-14)
    lattice.choose(values)
    chosen = [max(thrown[part] for part in parts(keep)) for keep in lattice.keeps]
    np.testing.assert_allclose(values, [float(best) for best in chosen], rtol=1e-14)


def test_positions_side_by_side_do_not_mix() -> None:
    lattice = keep_lattice(3, 4)
    rolled = np.random.default_rng(7).random((len(lattice.rolls), 5))
    together = lattice.with_rolls(rolled)
    lattice.throw(together)
    lattice.choose(together)
    for place in range(5):
        alone = lattice.with_rolls(rolled[:, place])
        lattice.throw(alone)
        lattice.choose(alone)
        np.testing.assert_array_equal(alone, together[:, place])


def test_five_dice_have_462_keeps_and_252_rolls_whose_chances_are_one() -> None:
    lattice = keep_lattice(5)
    assert len(lattice.keeps) == 462
    assert len(lattice.rolls) == 252
    assert lattice.keeps[lattice.first_roll :] == lattice.rolls
    assert lattice.chance.sum() == pytest.approx(1, abs=1e-15)
    assert lattice.chance[0] == pytest.approx(1 / 7776)
