"""Estimates best play under house rules without numpy, from the table for the official rules.

An exact table takes a few seconds with numpy and many minutes without. This estimate scores the
current turn by the house rules. For later turns it takes the shipped values and adds the average
effect of the differences. It is not exact, and `exact` is False;
docs/decisions/2026-11-20-house-rules.md says how much it loses.
"""

from __future__ import annotations

from ..state import BONUS, BONUS_FROM, BOX, CHECK, OFFICIAL, Scoring
from .play import BestPlay
from .sheets import Sheet

#: How often best play under the official rules fills a box with points.
_OFTEN = {"full_house": 0.90, "small_straight": 0.98, "large_straight": 0.82, "pool_zee": 0.34}
_BONUS_OFTEN = 0.68  # how often it earns the bonus
_CHECKS = 0.04  # checks per free box, once pool_zee holds points


class EstimatedPlay(BestPlay):
    """Nearly best play under house rules, from best play under the official rules."""

    exact = False

    def __init__(self, scoring: Scoring, rules: BestPlay) -> None:
        super().__init__(scoring, rules.table)
        self._rules = rules
        pairs = ((BOX[box], _OFTEN[box], now) for box, now in scoring.fixed.items())
        official = list(OFFICIAL.fixed.values())
        self._more = [
            (box, often * (now - then))
            for (box, often, now), then in zip(pairs, official, strict=True)
        ]

    def value(self, sheet: Sheet) -> float:
        """An estimate of the expected further points on this sheet before a turn begins."""
        more = sum(often for box, often in self._more if sheet.free >> box & 1)
        if sheet.fifty and self.scoring.joker != "none":
            more += _CHECKS * sheet.free.bit_count() * (self.scoring.check - CHECK)
        # The official sum at the same distance from the limit, and the value once it is reached.
        as_far = sheet.upper + BONUS_FROM - self.scoring.bonus_from
        as_far = min(max(as_far, 0), BONUS_FROM)
        before = self._by_the_rules(sheet, as_far)
        try:
            bonus = before - self._rules.value(sheet._replace(upper=BONUS_FROM))
        except ValueError:  # these boxes cannot reach the limit yet
            bonus = _BONUS_OFTEN * BONUS
        return before + more + bonus * (self.scoring.bonus - BONUS) / BONUS

    def _by_the_rules(self, sheet: Sheet, upper: int) -> float:
        """The official value with this upper sum, or with the next lower possible one."""
        try:
            return self._rules.value(sheet._replace(upper=upper))
        except ValueError:
            return self._by_the_rules(sheet, upper - 1)
