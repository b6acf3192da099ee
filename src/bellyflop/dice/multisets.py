"""Multisets of six-sided dice, always written as sorted tuples: (2, 4, 4).

Answers are worked out when first asked for and then kept: there are only 462 multisets of up to
five dice. All answers share one tuple for each multiset, so that a table finds it by identity,
without comparing die by die.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from random import Random

from .lazy import Lazy

Dice = tuple[int, ...]

FACES = (1, 2, 3, 4, 5, 6)


@Lazy
def _the(dice: Dice) -> Dice:
    """The one tuple that stands for these dice everywhere."""
    return dice


@cache
def multisets(count: int) -> tuple[Dice, ...]:
    """Every way so many dice can lie, each once: 252 for five."""
    return tuple(_the[dice] for dice in combinations_with_replacement(FACES, count))


@cache
def chances(count: int) -> tuple[tuple[Dice, Fraction], ...]:
    """Every way so many dice can lie, with its probability."""
    ways = Counter(_ordered_throws[count][0])
    return tuple((dice, Fraction(ways[dice], 6**count)) for dice in multisets(count))


@Lazy
def keeps(dice: Dice) -> frozenset[Dice]:
    """Every part of these dice that leaves at least one to throw again."""
    return frozenset(_the[part] for size in range(len(dice)) for part in combinations(dice, size))


def landings(kept: Dice, total: int) -> Mapping[Dice, Dice]:
    """What lies on the table when the kept dice are joined by each throw up to so many in all."""
    return {thrown: _the[tuple(sorted(kept + thrown))] for thrown in multisets(total - len(kept))}


def throw(count: int, rng: Random) -> Dice:
    """So many dice thrown."""
    throws, bits = _ordered_throws[count]
    # Drawing bits until they name a throw makes every throw exactly as likely as any other.
    while (index := rng.getrandbits(bits)) >= len(throws):
        pass
    return throws[index]


@Lazy
def _ordered_throws(count: int) -> tuple[tuple[Dice, ...], int]:
    """The 6**count throws of dice one can tell apart, each sorted, and the bits to number them."""
    throws = tuple(_the[tuple(sorted(faces))] for faces in product(FACES, repeat=count))
    return throws, len(throws).bit_length()
