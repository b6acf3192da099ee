"""The chance of reaching a target from the very start, compiled: minutes instead of an hour."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Floats, Ints
from bellyflop.solvers.study import compiled

from ..state import CHECK
from .chances import Chances
from .sheets import COUNTS, FACES
from .study_table import turn_worth
from .study_turn import LANES, NONE, OTHERS, Room, Rules, larger, new_room, rules


class Runs(NamedTuple):
    """The arrays of `Chances`."""

    first: Ints
    last: Ints
    low: Ints
    numbers: Floats


@compiled
def look_up_need(runs: Runs, at: tuple[int, int], need: int, points: int, out: Floats) -> None:
    """The chances after earning these points, for the needs from `need` up, lane by lane."""
    first, last, numbers = runs.first[at], runs.last[at], runs.numbers
    offset = need - points - runs.low[at] + 1
    for i in range(LANES):
        out[i] = numbers[first + min(max(offset + i, 0), last)]


@compiled
def look_up_sheet(
    runs: Runs, game: Rules, row: int, place: int, need: int, room: Room, other: Floats
) -> None:
    """Fill in what each score is worth on this sheet for the needs from `need` up."""
    known, after, earned = game.rolls, game.upper.after[row], game.upper.earned[row]
    places = game.lower.after[place]
    mark = game.lower.mark[place]
    for score in range(FACES * COUNTS):
        look_up_need(runs, (after[score], place), need, earned[score], room.upper[score])
    for score in range(len(known.steps)):
        at = (row, places[known.steps[score]])
        look_up_need(runs, at, need, known.points[score], room.lower[score])
    room.mark[:] = mark
    if game.joker == NONE or mark == 0:
        return
    check = CHECK if mark > 1 else 0
    for face in range(FACES):
        own, zero = face * COUNTS + COUNTS - 1, face * COUNTS
        look_up_need(runs, (after[own], place), need, earned[own] + check, room.own[face])
        look_up_need(runs, (after[zero], place), need, check, room.zero[face])
        for points, out in (
            (known.plain[face], room.plain[face]),
            (known.jokers[face], room.jokers[face]),
        ):
            out[:] = -np.inf
            for box in range(OTHERS):
                look_up_need(runs, (row, places[box]), need, points[box] + check, other)
                for i in range(LANES):
                    out[i] = larger(out[i], other[i])


@compiled
def solve_sheets(
    runs: Runs, game: Rules, room: Room, row: Ints, place: Ints, low: Ints, high: Ints
) -> None:
    """Fill in the chances of these sheets; those with one box more are known."""
    worth, other = np.empty(LANES), np.empty(LANES)
    for sheet in range(len(row)):
        start = runs.first[row[sheet], place[sheet]] + 1
        for need in range(low[sheet], high[sheet] + 1, LANES):
            look_up_sheet(runs, game, row[sheet], place[sheet], need, room, other)
            turn_worth(game, room, worth)
            for i in range(min(LANES, high[sheet] + 1 - need)):
                runs.numbers[start + need - low[sheet] + i] = min(worth[i], 1.0)


def solve_compiled(chances: Chances) -> None:
    """Work out all chances, as `Chances.solve` does."""
    game = rules(chances.joker)
    room, runs = new_room(game), Runs(chances.first, chances.last, chances.low, chances.numbers)
    for row, place, low, high in reversed(chances.layers):
        solve_sheets(runs, game, room, row, place, low, high)
