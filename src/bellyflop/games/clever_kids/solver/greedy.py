"""Somebody who takes what is best at once: the most stars, then bonuses, then crosses (a swimmer).

Two questions are answered about such a player: what may they come to with some dice, and does what
somebody did look like them? They are rarely of two minds; where they are, all ways are named.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ..layout import Layout
from .codes import KEPT, Bonuses
from .compact import Compact, Counts, Plan, Taken, compact, lefts_of

Liking = tuple[int, int, int]


def liking(sheets: Compact, code: int, queue: Bonuses) -> Liking:
    """How much they like a sheet with these bonuses still to place."""
    return sheets.stars(code), len(queue), sheets.crosses(code)


class Greedy:
    """What such players make of dice on the sheets of one layout."""

    manner = 1

    def __init__(self, sheets: Compact) -> None:
        self.sheets = sheets
        self.replies = lru_cache(KEPT)(self._replies)
        self.takes = lru_cache(KEPT // 4)(self._takes)

    def _replies(self, code: int, counts: Counts) -> tuple[int, ...]:
        """The codes they may come to among the others; they pass only if they must."""
        return tuple(taken.code for taken in self.takes(code, counts)) or (code,)

    def _takes(self, code: int, counts: Counts) -> tuple[Taken, ...]:
        """What they may come to when active; empty if no die can be used."""
        plans = [plan for plan in self.sheets.plans(code, counts) if lefts_of(plan.needs, counts)]
        found: dict[int, dict[Counts, None]] = {}
        for plan in self._liked(plans):
            for final in self._placed(plan.code, plan.earned):
                found.setdefault(final, {}).update(lefts_of(plan.needs, counts))
        return tuple(Taken(final, tuple(lefts)) for final, lefts in found.items())

    def _liked(self, plans: list[Plan]) -> list[Plan]:
        """Those they like best."""
        likings = [liking(self.sheets, plan.code, plan.earned) for plan in plans]
        best = max(likings, default=None)
        return [plan for plan, like in zip(plans, likings, strict=True) if like == best]

    def _placed(self, code: int, queue: Bonuses) -> tuple[int, ...]:
        """The canonical codes to which they may place these bonuses, one by one."""
        waiting = {(self.sheets.canonical(code), queue): None}
        done: dict[int, None] = {}
        while waiting:
            after: dict[tuple[int, Bonuses], None] = {}
            for sheet, bonuses in waiting:
                if bonuses:
                    after.update(dict.fromkeys(self._one_placed(sheet, bonuses)))
                else:
                    done[sheet] = None
            waiting = self.sheets.promising(after)
        return tuple(done)

    def _one_placed(self, code: int, queue: Bonuses) -> list[tuple[int, Bonuses]]:
        """What they may do with the first of these bonuses; in a full area it is lost (§4.9)."""
        sheets, (area, *rest) = self.sheets, queue
        ways = [sheets.cross(code, area, place) for place in sheets.places(code, area)]
        placed = [(sheets.canonical(after), (*rest, *earned)) for after, earned in ways]
        likings = [liking(sheets, *way) for way in placed]
        best = max(likings, default=None)
        liked = [way for way, like in zip(placed, likings, strict=True) if like == best]
        return liked or [(code, tuple(rest))]


@cache
def greedy(layout: Layout) -> Greedy:
    """Such players on this layout, made once."""
    return Greedy(compact(layout))
