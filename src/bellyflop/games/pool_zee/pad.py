"""The pad of Pool-zee: the points that each box may hold (§2.3, §2.6)."""

from __future__ import annotations

from bellyflop.pad import Bonus, Box, Section, Sheet

from .state import UPPER

_SUMS = (0, *range(5, 31))  # all five dice, or nothing
_FIXED = {"full_house": 25, "small_straight": 30, "large_straight": 40, "pool_zee": 50}


def _upper(face: int, name: str) -> Box:
    return Box(name, tuple(face * dice for dice in range(6)))


PADS = {
    "pool-zee": Sheet(
        "pool-zee",
        (
            Section(
                "upper",
                tuple(_upper(face, name) for face, name in enumerate(UPPER, start=1)),
                Bonus(63, 35),
            ),
            Section(
                "lower",
                (
                    Box("three_of_a_kind", _SUMS),
                    Box("four_of_a_kind", _SUMS),
                    *(Box(name, (0, points)) for name, points in _FIXED.items()),
                    Box("chance", _SUMS[1:]),  # any dice score something here
                    # §2.6: thirteen turns, and the first five of a kind fills the box itself
                    Box("checks", tuple(range(13)), each=100, needs=("pool_zee", 50)),
                ),
            ),
        ),
    )
}
