"""Actions and outcomes to and from the JSON of a record (§4.11)."""

from __future__ import annotations

from bellyflop.core import BadNotation
from bellyflop.core.notation import show, take_int, take_list, take_object, take_word

from .layout import AREAS, BLUE, DICE, GREEN, SWEETS, SYMBOLS, Layout
from .state import Action, Bonus, Cell, Dice, Pass, Use

_LISTS = {GREEN: "cells", BLUE: "rows"}  # the key for the places of a use in this area


def write_action(action: Action) -> dict[str, object]:
    """The action as the `do` of a record."""
    match action:
        case Pass():
            return {"pass": True}
        case Bonus(area, place):
            return {"bonus": area, **({"row": place} if area == BLUE else {"cell": list(place)})}
        case Use(area, dice, places):
            written: dict[str, object] = {"use": area, "dice": list(dice)}
            if area == GREEN:
                written["cells"] = [list(cell) for cell in places]
            elif area == BLUE:
                written["rows"] = list(places)
            return written


def read_action(layout: Layout, data: object) -> Action:
    """The action that a `do` spells, or BadNotation."""
    if isinstance(data, dict):
        if "use" in data:
            return _read_use(layout, data)
        if "bonus" in data:
            return _read_bonus(layout, data)
        if "pass" in data:
            if take_object(data, "a pass", ("pass",))["pass"] is not True:
                raise BadNotation('a pass is written {"pass": true}.')
            return Pass()
    raise BadNotation(f'an action has the key "use", "bonus" or "pass"; this is {show(data)}.')


def _read_use(layout: Layout, data: dict[str, object]) -> Use:
    area = take_word(data["use"], "use", AREAS)
    keys = ("use", "dice", *([_LISTS[area]] if area in _LISTS else []))
    take_object(data, f"a use in {area}", keys)
    dice = tuple(take_int(die, "a die", 0, DICE - 1) for die in take_list(data["dice"], "dice"))
    if area == GREEN:
        cells = take_list(data["cells"], "cells")
        return Use(area, dice, tuple(_read_cell(layout, cell) for cell in cells))
    if area == BLUE:
        rows = take_list(data["rows"], "rows")
        return Use(area, dice, tuple(take_word(row, "a row", SWEETS) for row in rows))
    return Use(area, dice)


def _read_bonus(layout: Layout, data: dict[str, object]) -> Bonus:
    area = take_word(data["bonus"], "a bonus with a choice", (GREEN, BLUE))
    if area == GREEN:
        return Bonus(area, _read_cell(layout, take_object(data, area, ("bonus", "cell"))["cell"]))
    return Bonus(area, take_word(take_object(data, area, ("bonus", "row"))["row"], "row", SWEETS))


def _read_cell(layout: Layout, data: object) -> Cell:
    row, column = take_list(data, "a cell", 2)
    return (
        take_int(row, "the row of a cell", 0, len(layout.rows) - 1),
        take_int(column, "the column of a cell", 0, len(layout.columns) - 1),
    )


def write_roll(dice: Dice) -> dict[str, object]:
    """The roll as the `chance` of a record."""
    return {"dice": list(dice)}


def read_roll(data: object) -> Dice:
    """The roll that a `chance` spells, or BadNotation; `settle` checks that dice can show it."""
    dice = take_list(take_object(data, "a roll", ("dice",))["dice"], "dice", DICE)
    return tuple(take_word(symbol, f"die {n}", SYMBOLS) for n, symbol in enumerate(dice, 1))
