"""Multisets of dice, checked against hand counts and brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest

from bellyflop.dice import chances, keeps, landings, multisets, throw


@pytest.mark.parametrize("count", range(6))
def test_there_are_as_many_multisets_as_the_binomial_says(count: int) -> None:
    assert len(set(multisets(count))) == len(multisets(count)) == comb(count + 5, 5)
    assert all(list(dice) == sorted(dice) for dice in multisets(count))


@pytest.mark.parametrize("count", range(6))
def test_chances_are_those_of_ordered_throws(count: int) -> None:
    ways = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=count))
    assert dict(chances(count)) == {dice: Fraction(n, 6**count) for dice, n in ways.items()}
    assert sum(chance for _, chance in chances(count)) == 1


def test_some_chances_are_known() -> None:
    five = dict(chances(5))
    assert five[(4, 4, 4, 4, 4)] == Fraction(1, 7776)
    assert five[(1, 2, 3, 4, 5)] == Fraction(120, 7776)


@pytest.mark.parametrize("dice", [(1, 2, 3, 4, 5), (2, 2, 4, 4, 4), (6, 6, 6, 6, 6)])
def test_what_may_be_kept_is_every_part_but_the_whole(dice: tuple[int, ...]) -> None:
    chosen = product((False, True), repeat=5)
    parts = {tuple(die for die, keep in zip(dice, pick, strict=True) if keep) for pick in chosen}
    assert keeps[dice] == parts - {dice}


def test_kept_and_thrown_dice_lie_together() -> None:
    assert landings((2, 5), 5)[(1, 4, 5)] == (1, 2, 4, 5, 5)
    assert set(landings((2, 5), 5)) == set(multisets(3))
    assert landings((), 5)[(1, 1, 2, 3, 6)] == (1, 1, 2, 3, 6)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_throws_come_as_often_as_their_chances_say(count: int) -> None:
    """A chi-squared sum within five standard deviations of its mean."""
    rng, draws = Random(7), 60_000
    seen = Counter(throw(count, rng) for _ in range(draws))
    expected = {dice: float(chance) * draws for dice, chance in chances(count)}
    assert seen.keys() <= expected.keys()
    distance = sum((seen[dice] - mean) ** 2 / mean for dice, mean in expected.items())
    freedom = len(expected) - 1
    assert abs(distance - freedom) < 5 * (2 * freedom) ** 0.5


def test_the_same_seed_throws_the_same_dice() -> None:
    one, other = Random(3), Random(3)
    assert [throw(5, one) for _ in range(20)] == [throw(5, other) for _ in range(20)]
