"""Multisets of six-sided dice, always written as sorted tuples: (2, 4, 4).

Results are cached: there are only 462 multisets of up to five dice. Each multiset is always the
same tuple object, so that a dict finds it by identity, without comparing die by die.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from random import Random
from typing import TypeVar

from .draws import Draws

K = TypeVar("K")
V = TypeVar("V")


class Lazy(dict[K, V]):
    """A dict that computes an entry on first access and keeps it.

    As a decorator it turns a function of one argument into a table of its results. A lookup is
    quicker than a call of a cached function, and a playout makes one at every throw.
    """

    def __init__(self, answer: Callable[[K], V]) -> None:
        super().__init__()
        self._answer = answer
        self.__doc__ = answer.__doc__

    def __missing__(self, key: K) -> V:
        value = self[key] = self._answer(key)
        return value


Dice = tuple[int, ...]
"""Faces of dice, ascending where their order does not matter."""

FACES = (1, 2, 3, 4, 5, 6)


@Lazy
def _the(dice: Dice) -> Dice:
    """The shared tuple for these dice."""
    return dice


@cache
def multisets(count: int) -> tuple[Dice, ...]:
    """All multisets of `count` dice: 252 for five."""
    return tuple(_the[dice] for dice in combinations_with_replacement(FACES, count))


@cache
def chances(count: int) -> tuple[tuple[Dice, Fraction], ...]:
    """All multisets of `count` dice, each with its probability."""
    ways = Counter(_ordered_throws[count][0])
    return tuple((dice, Fraction(ways[dice], 6**count)) for dice in multisets(count))


@Lazy
def keeps(dice: Dice) -> frozenset[Dice]:
    """All subsets of these dice that leave at least one to throw again."""
    return frozenset(_the[part] for size in range(len(dice)) for part in combinations(dice, size))


def landings(kept: Dice, total: int) -> Mapping[Dice, Dice]:
    """The roll that the kept dice make with each throw of the others, by that throw."""
    return {thrown: _the[tuple(sorted(kept + thrown))] for thrown in multisets(total - len(kept))}


def throw(count: int, rng: Random) -> Dice:
    """A random throw of `count` dice."""
    if isinstance(rng, Draws):
        return _the[tuple(sorted(rng.draw(6) + 1 for _ in range(count)))]
    throws, bits = _ordered_throws[count]
    # Rejection sampling: drawing bits until they index a throw makes all throws equally likely.
    while (index := rng.getrandbits(bits)) >= len(throws):
        pass
    return throws[index]


@Lazy
def _ordered_throws(count: int) -> tuple[tuple[Dice, ...], int]:
    """All 6**count ordered throws, each sorted, and how many bits index them."""
    throws = tuple(_the[tuple(sorted(faces))] for faces in product(FACES, repeat=count))
    return throws, len(throws).bit_length()
