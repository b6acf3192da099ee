"""All codes that a sheet can reach with a roll, for the active player and for the others.

Uses with the same effect, or that differ only in interchangeable presents, are merged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from ..layout import CANDLE, JOKER, PRESENT, SWEETS, SYMBOLS, Layout
from .codes import (
    BLUE,
    BLUE_AT,
    BLUE_MASK,
    GREEN,
    GREEN_AT,
    KEPT,
    RED,
    RED_AT,
    RED_MASK,
    YELLOW,
    YELLOW_MASK,
    Bonuses,
    Codes,
)

Counts = tuple[int, ...]  # how often each of SYMBOLS occurs

_CANDLE, _PRESENT, _JOKER = (SYMBOLS.index(symbol) for symbol in (CANDLE, PRESENT, JOKER))
# A sheet with more bonuses than this has too many chains to search them all.
_BONUSES, _FOLLOWED = 16, 6
_SWEETS = tuple(SYMBOLS.index(sweet) for sweet in SWEETS)


class Taken(NamedTuple):
    """A result of the active player: a sheet with all bonuses placed, and the dice left."""

    code: int
    lefts: tuple[Counts, ...]


class _Plan(NamedTuple):
    """Crosses in one area: the symbols needed, the sheet after them, and the bonuses earned."""

    needs: tuple[tuple[int, int], ...]  # symbol and how often
    code: int
    earned: Bonuses


class Compact(Codes):
    """The sheets of one layout, and all results of its dice."""

    def __init__(self, layout: Layout, most: int | None = None) -> None:
        super().__init__(layout, most)
        self.replies = lru_cache(KEPT)(self._replies)
        self.takes = lru_cache(KEPT // 4)(self._takes)
        self.opened = lru_cache(KEPT // 16)(self._opened)
        self._sweets = lru_cache(KEPT // 16)(self._eaten)

    def _replies(self, code: int, counts: Counts) -> tuple[int, ...]:
        """All codes that one of the others can reach with these dice; the first is a pass."""
        found = {code: None}
        jokers = counts[_JOKER]
        for needs, crossed, earned in self._plans(code, counts):
            if sum(max(0, many - counts[symbol]) for symbol, many in needs) <= jokers:
                found.update(dict.fromkeys(self.finals(crossed, earned)))
        return tuple(found)

    def _takes(self, code: int, counts: Counts) -> tuple[Taken, ...]:
        """All results of the active player; empty if no die can be used (§4.6)."""
        found: dict[int, dict[Counts, None]] = {}
        for needs, crossed, earned in self._plans(code, counts):
            lefts = _lefts(needs, counts)
            if lefts:
                for final in self.finals(crossed, earned):
                    found.setdefault(final, {}).update(lefts)
        return tuple(Taken(final, tuple(lefts)) for final, lefts in found.items())

    def _plans(self, code: int, counts: Counts) -> Iterator[_Plan]:
        """The crosses that are possible together, before the jokers are checked."""
        yield from self._yellow_plans(code, counts)
        yield from self._red_plans(code, counts[_CANDLE] + counts[_JOKER])
        presents = counts[_PRESENT] + counts[_JOKER]
        others = code & (1 << GREEN_AT) - 1
        for number, level in enumerate(self.opened(code >> GREEN_AT, presents), 1):
            for green, earned in level:
                yield _Plan(((_PRESENT, number),), others | green << GREEN_AT, earned)
        others = code & ~(BLUE_MASK << BLUE_AT)
        sweets = (*(counts[sweet] for sweet in _SWEETS), counts[_JOKER])
        for needs, blue, earned in self._sweets(code & BLUE_MASK << BLUE_AT, sweets):
            yield _Plan(needs, others | blue, earned)

    def _yellow_plans(self, code: int, counts: Counts) -> Iterator[_Plan]:
        queue: Bonuses = ()
        needs: dict[int, int] = {}
        jokers = counts[_JOKER]
        for symbol in self.balloons[code & YELLOW_MASK :]:
            needs[symbol] = needs.get(symbol, 0) + 1
            if needs[symbol] > counts[symbol]:
                jokers -= 1
            if jokers < 0:
                return
            code, earned = self.cross(code, YELLOW)
            queue += earned
            yield _Plan(tuple(needs.items()), code, queue)

    def _red_plans(self, code: int, most: int) -> Iterator[_Plan]:
        queue: Bonuses = ()
        candles = 0
        for wagon in self.candles[code >> RED_AT & RED_MASK :]:
            candles += wagon
            if candles > most:
                return
            code, earned = self.cross(code, RED)
            queue += earned
            yield _Plan(((_CANDLE, candles),), code, queue)

    def _opened(self, green: int, most: int) -> list[list[tuple[int, Bonuses]]]:
        """For 1, 2, … presents up to `most`: the presents open after it, and the bonuses earned."""
        levels = []
        level: dict[tuple[int, Bonuses], None] = {(green << GREEN_AT, ()): None}
        for _ in range(most):
            after: dict[tuple[int, Bonuses], None] = {}
            for code, queue in level:
                for cell in self.places(code, GREEN):
                    crossed, earned = self.cross(code, GREEN, cell)
                    after[self.canonical(crossed), queue + earned] = None
            if not after:
                break
            level = self.promising(after)
            levels.append([(code >> GREEN_AT, queue) for code, queue in level])
        return levels

    def _eaten(self, blue: int, sweets: Counts) -> tuple[_Plan, ...]:
        """All sets of pairs that these numbers of sweets and jokers allow."""
        plans = []
        level: list[tuple[int, Bonuses, Counts]] = [(blue, (), (0,) * len(SWEETS))]
        while level:
            after = []
            for code, queue, pairs in level:
                for row in self.places(code, BLUE):
                    more = (*pairs[:row], pairs[row] + 1, *pairs[row + 1 :])
                    short = (max(0, 2 * n - lie) for n, lie in zip(more, sweets, strict=False))
                    if sum(short) <= sweets[-1]:
                        crossed, earned = self.cross(code, BLUE, row)
                        after.append((crossed, queue + earned, more))
            for code, queue, pairs in after:
                needs = ((s, 2 * n) for n, s in zip(pairs, _SWEETS, strict=True) if n)
                plans.append(_Plan(tuple(needs), code, queue))
            level = after
        return tuple(plans)


def counts_of(symbols: Sequence[str]) -> Counts:
    """The number of each of SYMBOLS."""
    return tuple(symbols.count(symbol) for symbol in SYMBOLS)


@cache
def compact(layout: Layout) -> Compact:
    """The tables of this layout, cached; on a sheet with many bonuses they omit some chains."""
    everything = Compact(layout)
    bonuses = sum(reward.bonus is not None for reward in everything.every_reward())
    if bonuses <= _BONUSES:
        return everything
    return Compact(layout, _FOLLOWED)


@lru_cache(KEPT)
def _lefts(needs: tuple[tuple[int, int], ...], counts: Counts) -> dict[Counts, None]:
    """The dice left by each mix of symbols and jokers, the fewest jokers used first."""
    ranges = [range(max(0, many - counts[symbol]), many + 1) for symbol, many in needs]
    lefts: dict[Counts, None] = {}
    for jokers in sorted(product(*ranges), key=sum):
        if sum(jokers) <= counts[_JOKER]:
            left = list(counts)
            for (symbol, many), filled in zip(needs, jokers, strict=True):
                left[symbol] -= many - filled
            left[_JOKER] -= sum(jokers)
            lefts[tuple(left)] = None
    return lefts
