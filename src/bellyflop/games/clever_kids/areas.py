"""Crossing off: the open places of each area, the reward of a cross, and the stars of a sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .layout import SWEETS, Layout, Line
from .state import Cell, Place, Sheet, Steps


class Crossed(NamedTuple):
    """A sheet after one or more crosses, and the bonuses they earned in order."""

    sheet: Sheet
    bonuses: tuple[str, ...]
    steps: Steps = ()


def places(layout: Layout, sheet: Sheet, area: str) -> tuple[Place | None, ...]:
    """The places for the next whole symbol of this area; (None,) in an area with an order.

    Empty once the area is complete.
    """
    match area:
        case "yellow":
            return (None,) if sheet.yellow < len(layout.yellow) else ()
        case "red":
            return (None,) if sheet.red < len(layout.red) else ()
        case "green":
            return free_cells(layout, sheet)
        case _:
            return open_rows(layout, sheet)


def free_cells(layout: Layout, sheet: Sheet) -> tuple[Cell, ...]:
    """The open presents, row by row."""
    return tuple([cell for cell in layout.cells if cell not in sheet.green])


def open_rows(layout: Layout, sheet: Sheet) -> tuple[str, ...]:
    """The rows of sweets that still have a pair to cross off."""
    rows = zip(SWEETS, layout.pairs, sheet.blue, strict=True)
    return tuple([sweet for sweet, pairs, done in rows if done < pairs])


def pairs_left(layout: Layout, sheet: Sheet) -> dict[str, int]:
    """The number of open pairs in each row of sweets."""
    rows = zip(SWEETS, layout.pairs, sheet.blue, strict=True)
    return {sweet: pairs - done for sweet, pairs, done in rows}


def complete(layout: Layout, sheet: Sheet, area: str) -> bool:
    """Whether everything in this area is crossed off."""
    return not places(layout, sheet, area)


def any_complete(layout: Layout, sheet: Sheet) -> bool:
    """Whether this sheet ends the game (§4.10)."""
    return (
        sheet.yellow == len(layout.yellow)
        or sheet.red == len(layout.red)
        or len(sheet.green) == len(layout.cells)
        or sheet.blue == layout.pairs
    )


def cross(
    layout: Layout, sheet: Sheet, area: str, place: Place | None, *, free: bool = False
) -> Crossed:
    """The sheet after one whole symbol at one of the area's `places`, and its rewards."""
    yellow, red, green, blue = sheet.yellow, sheet.red, sheet.green, sheet.blue
    match area, place:
        case "yellow", None:
            gift = layout.gifts[area][yellow]
            yellow += 1
        case "red", None:
            gift = layout.gifts[area][red]
            red += 1
        case "blue", str():
            at = SWEETS.index(place)
            gift = layout.gifts[place][blue[at]]
            blue = (*blue[:at], blue[at] + 1, *blue[at + 1 :])
        case "green", (row, column):
            green, gift = layout.openings[row, column].by[green]
        case _:
            raise ValueError(f"{area} has no place {place}")
    told = gift.free if free else gift.by_dice
    return Crossed(Sheet(yellow, red, green, blue), gift.bonuses, told)


def cross_all(layout: Layout, sheet: Sheet, area: str, where: Iterable[Place | None]) -> Crossed:
    """The sheet after several crosses in this order, and all their rewards."""
    bonuses: tuple[str, ...] = ()
    steps: Steps = ()
    for place in where:
        sheet, earned, step = cross(layout, sheet, area, place)
        bonuses += earned
        steps += step
    return Crossed(sheet, bonuses, steps)


def full_lines(layout: Layout, sheet: Sheet) -> list[Line]:
    """The full rows of presents, then the full columns."""
    return [line for line in layout.lines if line.cells <= sheet.green]


def stars(layout: Layout, sheet: Sheet) -> int:
    """The number of stars on this sheet."""
    rewards = [balloon.reward for balloon in layout.yellow[: sheet.yellow]]
    rewards += [wagon.reward for wagon in layout.red[: sheet.red]]
    rewards += [line.reward for line in full_lines(layout, sheet)]
    for pairs, done in zip(layout.blue, sheet.blue, strict=True):
        rewards += pairs[:done]
    return sum(reward.stars for reward in rewards)
