"""A layout and a network as plain arrays, for games that are compiled.

The rules are not repeated here: `Compact` says which presents and sweets can be crossed off
together, and what they earn.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bellyflop.games.clever_kids.layout import DICE
from bellyflop.games.clever_kids.solver.codes import BLUE, BLUE_AT, GREEN_AT, Bonuses
from bellyflop.games.clever_kids.solver.compact import Compact
from bellyflop.games.clever_kids.solver.network import Network, places

Ints = NDArray[np.int64]
Singles = NDArray[np.float32]


class Tables(NamedTuple):
    """A layout as arrays. A queue of bonuses is a number, three bits for each area and one more."""

    faces: Ints  # dice × faces
    balloons: Ints
    candles: Ints
    earned: Ints  # yellow and red × step: the queue of one bonus, or 0
    stars: Ints  # yellow, red, blue, green × part of the code
    green_from: Ints  # presents open × how many more: where its plans begin and end
    green_plans: Ints  # presents then open, queue
    blue_from: Ints  # sweets × how many pairs more
    blue_plans: Ints  # sweets then, queue, pairs of each row
    full: Ints  # what each part of a code is when its area is complete


class NetworkArrays(NamedTuple):
    """The network as arrays, for one number of seats."""

    yellow: Singles
    red: Singles
    blue: Singles
    green: Singles
    own: Singles
    others: Singles
    place: Singles
    lead: Singles
    out: Singles


def tables_of(sheets: Compact) -> Tables:
    """The tables of a layout."""
    full = [len(sheets.balloons), len(sheets.candles), sheets.full_blue, sheets.full_green]
    earned = np.zeros((2, max(full[:2])), np.int64)
    for area, steps in enumerate(full[:2]):
        for step in range(steps):
            earned[area, step] = _queue(sheets.cross(step << 5 * area, area)[1])
    stars = np.zeros((4, max(full) + 1), np.int64)
    for part, shift in enumerate((0, 5, BLUE_AT, GREEN_AT)):
        for number in range(full[part] + 1):
            stars[part, number] = sheets.stars(number << shift)
    green_from, green_plans = _green(sheets)
    blue_from, blue_plans = _blue(sheets)
    return Tables(
        faces=np.array(sheets.faces),
        balloons=np.array(sheets.balloons),
        candles=np.array(sheets.candles),
        earned=earned,
        stars=stars,
        green_from=green_from,
        green_plans=green_plans,
        blue_from=blue_from,
        blue_plans=blue_plans,
        full=np.array(full),
    )


def _queue(bonuses: Bonuses) -> int:
    return sum(area + 1 << 3 * place for place, area in enumerate(bonuses))


def _green(sheets: Compact) -> tuple[Ints, Ints]:
    """For canonical presents, every way to open one to five more."""
    begin = np.zeros((sheets.full_green + 1, DICE + 1), np.int64)
    plans: list[tuple[int, int]] = []
    for green in range(sheets.full_green + 1):
        levels = []
        if sheets.canonical_green(green) == green:
            levels = sheets.opened(green, DICE)
        for more in range(DICE + 1):
            begin[green, more] = len(plans)
            if more < len(levels):
                plans += [(after, _queue(earned)) for after, earned in levels[more]]
    return begin, np.array(plans)


def _blue(sheets: Compact) -> tuple[Ints, Ints]:
    """For any sweets, every way to cross off one or two pairs more."""
    begin = np.zeros((sheets.full_blue + 1, 3), np.int64)
    plans: list[tuple[int, ...]] = []
    for blue in range(sheets.full_blue + 1):
        level: list[tuple[int, Bonuses, tuple[int, ...]]] = [(blue << BLUE_AT, (), (0, 0, 0))]
        for more in range(3):
            begin[blue, more] = len(plans)
            level = [
                (crossed, queue + earned, tuple(n + (row == r) for r, n in enumerate(pairs)))
                for code, queue, pairs in level
                for row in sheets.places(code, BLUE)
                for crossed, earned in [sheets.cross(code, BLUE, row)]
            ]
            if more < 2:
                plans += [(code >> BLUE_AT, _queue(q), *pairs) for code, q, pairs in level]
    return begin, np.array(plans)


def network_arrays(network: Network, seats: int) -> NetworkArrays:
    """The network's arrays for games of this many seats."""
    parts = (network.yellow, network.red, network.blue, network.green, network.own, network.others)
    more = (network.place[places(seats)], network.lead, network.out[:, 0])
    return NetworkArrays(*(np.ascontiguousarray(part, np.float32) for part in (*parts, *more)))
