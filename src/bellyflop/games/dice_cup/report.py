"""The boxes that a report on Dice Cup and Dice Pool Party counts."""

from __future__ import annotations

from collections.abc import Mapping

from .view import View

BOX_TITLE = "What each box is worth"
BOX_CAPTION = "Points written into each box of a finished sheet, on average."
BOX_UNIT = "points"


def boxes(view: View, seat: int) -> Mapping[str, float]:
    """The points in each box of this seat's sheet, averaged over its columns."""
    columns = view.sheets[seat]
    return {
        box: sum(column[place] or 0 for column in columns) / len(columns)
        for place, box in enumerate(view.edition.boxes)
    }
