"""What an absent player does: what brings the most stars at once; of those, the most crosses."""

from __future__ import annotations

from collections.abc import Iterable

from .areas import stars
from .bonuses import choices, place_chosen
from .layout import Layout
from .state import Bonus, Dice, Queue, Sheet, Use
from .uses import kinds_of_use


def use(layout: Layout, sheet: Sheet, dice: Dice, left: Iterable[int]) -> Use | None:
    """The first of the best uses of the dice that are left, None if there is none."""
    kinds = dict(kinds_of_use(layout, sheet, dice, left))
    return max(kinds, key=lambda use: _worth(layout, kinds[use]), default=None)


def place(layout: Layout, sheet: Sheet, queue: Queue) -> Bonus:
    """The first of the best places for the bonus that waits."""
    return max(
        choices(layout, sheet, queue),
        key=lambda bonus: _worth(layout, place_chosen(layout, sheet, queue, bonus).sheet),
    )


def _worth(layout: Layout, sheet: Sheet) -> tuple[int, int]:
    return stars(layout, sheet), sheet.crosses
