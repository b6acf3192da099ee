"""What a report counts in Clever Kids: how far each area of a sheet gets."""

from __future__ import annotations

from collections.abc import Mapping

from .view import View

BOX_TITLE = "What is crossed off"
BOX_CAPTION = "Balloons, wagons, presents and pairs of sweets on a finished sheet, on average."
BOX_UNIT = "crossed off"


def boxes(view: View, seat: int) -> Mapping[str, float]:
    """How much of each area this seat has crossed off."""
    sheet = view.sheets[seat]
    sweets = sheet.blue
    return {
        "balloons": sheet.yellow,
        "wagons": sheet.red,
        "presents": sum(map(sum, sheet.green)),
        "pairs of sweets": sweets.cupcake + sweets.donut + sweets.cake,
    }
