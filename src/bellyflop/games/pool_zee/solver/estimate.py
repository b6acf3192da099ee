"""House rules where numpy is missing: best play under the rules, with the differences reckoned in.

An exact table takes a few seconds with numpy and many minutes without. This stands on the shipped
table instead: what is scored in this turn counts as the house says, and what is still to come as
the rules say, with the differences that good play meets on average. It is not exact, and says so:
docs/decisions/2026-11-20-house-rules.md has how much it loses.
"""

from __future__ import annotations

from ..state import BONUS, BONUS_FROM, BOX, CHECK, OFFICIAL, Scoring
from .play import BestPlay
from .sheets import Sheet

#: How often best play under the rules fills a box with points.
_OFTEN = {"full_house": 0.90, "small_straight": 0.98, "large_straight": 0.82, "pool_zee": 0.34}
_BONUS_OFTEN = 0.68  # it earns the bonus
_CHECKS = 0.04  # for each free box, once pool_zee holds points


class EstimatedPlay(BestPlay):
    """Nearly best play on a card of the house, from best play by the rules."""

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
        """About the expected further points on this sheet before a turn begins."""
        more = sum(often for box, often in self._more if sheet.free >> box & 1)
        if sheet.fifty and self.scoring.joker != "none":
            more += _CHECKS * sheet.free.bit_count() * (self.scoring.check - CHECK)
        # As far from the limit as here, and with the bonus behind it.
        as_far = sheet.upper + BONUS_FROM - self.scoring.bonus_from
        as_far = min(max(as_far, 0), BONUS_FROM)
        before = self._by_the_rules(sheet, as_far)
        try:
            bonus = before - self._rules.value(sheet._replace(upper=BONUS_FROM))
        except ValueError:  # it is too early for that
            bonus = _BONUS_OFTEN * BONUS
        return before + more + bonus * (self.scoring.bonus - BONUS) / BONUS

    def _by_the_rules(self, sheet: Sheet, upper: int) -> float:
        """The value under the rules, with so much above or the next less that its boxes hold."""
        try:
            return self._rules.value(sheet._replace(upper=upper))
        except ValueError:
            return self._by_the_rules(sheet, upper - 1)
