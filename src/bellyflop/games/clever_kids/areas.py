"""Crossing off: what is still open in each area, what a cross gives, and the stars of a sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from .layout import AREAS, SWEETS, Layout, Line, Reward
from .state import Cell, Place, Sheet


class Crossed(NamedTuple):
    """A sheet after one or more crosses, and the bonuses they earned in order."""

    sheet: Sheet
    bonuses: tuple[str, ...]


def places(layout: Layout, sheet: Sheet, area: str) -> tuple[Place | None, ...]:
    """Where the next whole symbol of this area may go, None in an area with an order.

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
    """The presents not yet crossed off, row by row."""
    grid = ((r, c) for r in range(len(layout.rows)) for c in range(len(layout.columns)))
    return tuple(cell for cell in grid if cell not in sheet.green)


def open_rows(layout: Layout, sheet: Sheet) -> tuple[str, ...]:
    """The rows of sweets that still have a pair to cross off."""
    return tuple(sweet for sweet, left in pairs_left(layout, sheet).items() if left)


def pairs_left(layout: Layout, sheet: Sheet) -> dict[str, int]:
    """How many pairs each row of sweets still has."""
    rows = zip(SWEETS, layout.blue, sheet.blue, strict=True)
    return {sweet: len(pairs) - done for sweet, pairs, done in rows}


def complete(layout: Layout, sheet: Sheet, area: str) -> bool:
    """Whether everything in this area is crossed off."""
    return not places(layout, sheet, area)


def any_complete(layout: Layout, sheet: Sheet) -> bool:
    """Whether this sheet ends the game (§4.10)."""
    return any(complete(layout, sheet, area) for area in AREAS)


def cross(layout: Layout, sheet: Sheet, area: str, place: Place | None) -> Crossed:
    """The sheet after one whole symbol at one of the area's `places`, and what that earned."""
    match area, place:
        case "yellow", None:
            reward = layout.yellow[sheet.yellow].reward
            return _crossed(replace(sheet, yellow=sheet.yellow + 1), reward)
        case "red", None:
            reward = layout.red[sheet.red].reward
            return _crossed(replace(sheet, red=sheet.red + 1), reward)
        case "blue", str():
            index = SWEETS.index(place)
            done = sheet.blue[index]
            blue = (*sheet.blue[:index], done + 1, *sheet.blue[index + 1 :])
            return _crossed(replace(sheet, blue=blue), layout.blue[index][done])
        case "green", (row, column):
            after = replace(sheet, green=sheet.green | {(row, column)})
            full = full_lines(layout, after)
            return _crossed(after, *(line.reward for line in full if place in line.cells))
    raise ValueError(f"{area} has no place {place}")


def cross_all(layout: Layout, sheet: Sheet, area: str, where: Iterable[Place | None]) -> Crossed:
    """The sheet after several crosses in this order, and all they earned."""
    bonuses: tuple[str, ...] = ()
    for place in where:
        sheet, earned = cross(layout, sheet, area, place)
        bonuses += earned
    return Crossed(sheet, bonuses)


def full_lines(layout: Layout, sheet: Sheet) -> list[Line]:
    """The rows, then the columns of presents that are full."""
    return [line for line in layout.lines if line.cells <= sheet.green]


def stars(layout: Layout, sheet: Sheet) -> int:
    """All stars this sheet has collected."""
    rewards = [balloon.reward for balloon in layout.yellow[: sheet.yellow]]
    rewards += [wagon.reward for wagon in layout.red[: sheet.red]]
    rewards += [line.reward for line in full_lines(layout, sheet)]
    for pairs, done in zip(layout.blue, sheet.blue, strict=True):
        rewards += pairs[:done]
    return sum(reward.stars for reward in rewards)


def _crossed(sheet: Sheet, *rewards: Reward) -> Crossed:
    return Crossed(sheet, tuple(reward.bonus for reward in rewards if reward.bonus is not None))
