"""A rating without luck: 0 for choosing at random, 100 for best play, with an interval.

It compares the cost of a seat's choices with the cost of random choices at the same decisions. Dice
do not affect it, so a few games tell as much as the results of hundreds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, sqrt
from statistics import fmean

from bellyflop.solvers.judge import Unit

from .review import Decision, Review

_STUDENT: tuple[tuple[float, float], ...] = (
    *((1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (6, 2.447), (8, 2.306)),
    *((10, 2.228), (15, 2.131), (30, 2.042), (inf, 1.960)),
)
"""The quantiles of Student's t that bound 95 %, by degrees of freedom."""
_NORMAL = _STUDENT[-1][1]
_UNSEEN = 0.5
"""The cost allowed for one mistake not seen yet, as a share of the mean stake of a decision."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How well a player chose in these games; `low` and `high` bound 95 %, judge's error included.

    `result` and `without_luck` are averages per game. Both converge to the same value,
    `without_luck` much sooner.
    """

    games: int
    value: float
    low: float
    high: float
    result: float
    without_luck: float
    unit: Unit
    exact: bool


def rate(reviews: Sequence[Review]) -> Rating | None:
    """The rating of these games of one player, or None if nothing was at stake in them."""
    decisions = [decision for review in reviews for decision in review.decisions]
    at_stake = sum(decision.at_stake for decision in decisions)
    if at_stake <= 0:
        return None
    share = sum(decision.lost for decision in decisions) / at_stake
    less, more = _margins(decisions, at_stake, share)
    return Rating(
        games=len(reviews),
        value=_between(1 - share),
        low=_between(1 - share - more),
        high=_between(1 - share + less),
        result=fmean(review.result for review in reviews),
        without_luck=fmean(review.result - review.lucky for review in reviews),
        unit=reviews[0].unit,
        exact=all(review.exact for review in reviews),
    )


def _between(share: float) -> float:
    return 100 * min(max(share, 0.0), 1.0)


def _margins(decisions: Sequence[Decision], at_stake: float, share: float) -> tuple[float, float]:
    """How much lower and how much higher this player's lost share may be in the long run.

    The spread is that of single decisions. Where a few blunders cause most of it, only those few
    count as observations. The upper margin allows for one mistake not seen yet.
    """
    squares = [(d.lost - share * d.at_stake) ** 2 for d in decisions]
    spread = sum(squares)
    fourth = sum(square * square for square in squares)
    freedom = max(1.0, spread * spread / fourth) if fourth > 0 else 1.0
    far = _student(freedom)
    judge = sum(decision.error**2 for decision in decisions)  # already half-widths of 95 %
    unseen = _NORMAL * _UNSEEN * at_stake / len(decisions)
    less = sqrt(far * far * spread + judge)
    more = sqrt(far * far * spread + judge + unseen * unseen)
    return less / at_stake, more / at_stake


def _student(freedom: float) -> float:
    """The quantile of Student's t that bounds 95 %, interpolated between the table's entries."""
    for (few, far), (many, near) in pairwise(_STUDENT):
        if freedom <= many:
            return near + (far - near) * (1 / freedom - 1 / many) / (1 / few - 1 / many)
    return _NORMAL
