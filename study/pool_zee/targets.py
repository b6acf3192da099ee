"""The chance of reaching a target from the very start, compiled: minutes instead of an hour."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.games.pool_zee.solver.chances import Chances
from bellyflop.games.pool_zee.solver.sheets import COUNTS, FACES
from bellyflop.solvers.keeps import Floats, Ints

from ..compiled import compiled
from .turn import (
    LANES,
    NONE,
    OPEN,
    Scratch,
    Tables,
    after_further,
    free_boxes,
    may_take,
    new_scratch,
    tables,
    turn_worth,
)


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
    runs: Runs, game: Tables, row: int, place: int, need: int, scratch: Scratch
) -> None:
    """Fill in what each score is worth on this sheet for the needs from `need` up."""
    known, after, earned = game.rolls, game.upper.after[row], game.upper.earned[row]
    places = game.lower.after[place]
    mark = game.lower.mark[place]
    for score in range(FACES * COUNTS):
        look_up_need(runs, (after[score], place), need, earned[score], scratch.upper[score])
    for score in range(len(known.steps)):
        at = (row, places[known.steps[score]])
        look_up_need(runs, at, need, known.points[score], scratch.lower[score])
    scratch.mark[:] = mark
    if game.joker == NONE or mark == 0:
        return
    free = free_boxes(game, row, place)
    for face in range(FACES):
        may = may_take(game.joker, free, face)
        for box in range(OPEN):
            out = scratch.further[face, box]
            if may >> box & 1:
                points, row_then, place_then = after_further(game, row, place, face, box)
                look_up_need(runs, (row_then, place_then), need, points, out)
            else:
                out[:] = -np.inf


@compiled
def solve_sheets(
    runs: Runs, game: Tables, scratch: Scratch, row: Ints, place: Ints, low: Ints, high: Ints
) -> None:
    """Fill in the chances of these sheets; those with one box more are known."""
    worth = np.empty(LANES)
    for sheet in range(len(row)):
        start = runs.first[row[sheet], place[sheet]] + 1
        for need in range(low[sheet], high[sheet] + 1, LANES):
            look_up_sheet(runs, game, row[sheet], place[sheet], need, scratch)
            turn_worth(game, scratch, worth)
            for i in range(min(LANES, high[sheet] + 1 - need)):
                runs.numbers[start + need - low[sheet] + i] = min(worth[i], 1.0)


def solve_compiled(chances: Chances) -> None:
    """Work out all chances, as `Chances.solve` does."""
    game = tables(chances.scoring.joker)
    scratch = new_scratch(game)
    runs = Runs(chances.first, chances.last, chances.low, chances.numbers)
    for row, place, low, high in reversed(chances.layers):
        solve_sheets(runs, game, scratch, row, place, low, high)
