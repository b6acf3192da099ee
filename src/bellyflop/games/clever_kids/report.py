"""The figures of a report on Clever Kids: the progress in each area of a sheet."""

from __future__ import annotations

from collections.abc import Mapping

from .view import View

BOX_TITLE = "What is crossed off"
BOX_CAPTION = "Balloons, wagons, presents and pairs of sweets on a finished sheet, on average."
BOX_UNIT = "crossed off"


def boxes(view: View, seat: int) -> Mapping[str, float]:
    """The number of symbols that this seat has crossed off in each area."""
    sheet = view.sheets[seat]
    sweets = sheet.blue
    return {
        "balloons": sheet.yellow,
        "wagons": sheet.red,
        "presents": sum(map(sum, sheet.green)),
        "pairs of sweets": sweets.cupcake + sweets.donut + sweets.cake,
    }
