"""A slow and obvious Pool-zee solver: plain recursion, exact fractions, no lattice.

It uses the rules of `tests/oracle` and shares no code with the real solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product

from tests.oracle.pool_zee import (
    LOWER,
    RULES,
    UPPER,
    card_total,
    earns_check,
    possible,
    sub_multisets,
)

Roll = tuple[int, ...]
Aim = Callable[[int], Fraction]
"""The value of a final total."""


@cache
def throws(count: int) -> dict[Roll, Fraction]:
    """Every throw of this many dice with its probability."""
    chances: dict[Roll, Fraction] = {}
    for dice in product(range(1, 7), repeat=count):
        roll = tuple(sorted(dice))
        chances[roll] = chances.get(roll, Fraction(0)) + Fraction(1, 6**count)
    return chances


@cache
def held(roll: Roll) -> tuple[Roll, ...]:
    """Every possible hold from a roll."""
    return tuple(tuple(some) for some in sub_multisets(list(roll)))


class SlowPlay:
    """Best play for points, or for an aim, on dicts from box to points."""

    def __init__(
        self, joker: str, aim: Aim | None = None, house: Mapping[str, object] = RULES
    ) -> None:
        self.joker, self.aim, self.house = joker, aim, RULES | dict(house)
        self._boxes = len(UPPER + LOWER) - len(self.house["without"])
        self._known: dict[tuple[object, ...], Fraction] = {}

    def card(self, card: dict[str, int], checks: int = 0) -> Fraction:
        """The value of this card before a turn."""
        total = card_total(card, checks, self.house)
        if len(card) == self._boxes:
            return Fraction(0) if self.aim is None else self.aim(total)
        upper = sum(card.get(box, 0) for box in UPPER)
        key = (frozenset(card), upper, card.get("pool_zee"), self.aim and total)
        if key not in self._known:
            self._known[key] = self._turn(card, checks)
        return self._known[key]

    def scores(self, card: dict[str, int], checks: int, roll: Roll) -> dict[str, Fraction]:
        """The value of scoring this roll in each legal box, including the points earned."""
        dice = list(roll)
        checks_then = checks + earns_check(card, dice, self.joker)
        worth = {}
        for box, points in possible(card, dice, self.joker, self.house).items():
            then = {**card, box: points}
            earned = card_total(then, checks_then, self.house)
            earned -= card_total(card, checks, self.house)
            worth[box] = self.card(then, checks_then) + (earned if self.aim is None else 0)
        return worth

    def holds(self, best: dict[Roll, Fraction]) -> dict[Roll, Fraction]:
        """The value of each hold, given the value of each roll after the throw."""
        every = {keep for roll in best for keep in held(roll)}
        return {
            keep: sum(
                (
                    chance * best[tuple(sorted(keep + thrown))]
                    for thrown, chance in throws(5 - len(keep)).items()
                ),
                Fraction(0),
            )
            for keep in every
        }

    def _turn(self, card: dict[str, int], checks: int) -> Fraction:
        last = {roll: max(self.scores(card, checks, roll).values()) for roll in throws(5)}
        best = last
        for _ in range(2):
            holds = self.holds(best)
            best = {roll: max(last[roll], *(holds[keep] for keep in held(roll))) for roll in last}
        return sum((chance * best[roll] for roll, chance in throws(5).items()), Fraction(0))
