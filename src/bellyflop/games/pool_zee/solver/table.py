"""The value of every sheet, by backward induction with numpy.

All sheets with the same number of filled boxes form a layer, which depends only on the next layer.
A layer is computed in blocks of sheets that fit in the processor's cache.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from bellyflop.solvers.keeps import Floats, Ints, keep_lattice
from bellyflop.solvers.solved import Progress, quietly

from ..state import BOX, BOXES, DICE, OFFICIAL, UPPER, Scoring
from .rolls import rolls
from .sheets import COUNTS, FACES, SIX, SIXES, places, rows

BLOCK = 192


class Aim(Protocol):
    """The aim of play: the value of reaching a sheet with points just earned."""

    def worth(self, row: Ints, place: Ints, points: Ints) -> Floats:
        """The value for each position; -inf for the invalid row or place."""


class Points:
    """Play for the most points: the table holds the expected further points."""

    def __init__(self, table: Floats) -> None:
        self.table = table

    def worth(self, row: Ints, place: Ints, points: Ints) -> Floats:
        return self.table[row, place] + points


def rolled(aim: Aim, scoring: Scoring, row: Ints, place: Ints) -> Floats:
    """The value of each roll if it must be scored now: [roll, sheet]."""
    known, upper, lower = rolls(scoring), rows(scoring), places(scoring)
    steps = lower.after[place]
    scored = aim.worth(upper.after[row].T, place, upper.earned[row].T)
    low, high = (np.maximum.reduce(scored.take(half, axis=0)) for half in known.triples)
    worth: Floats = np.maximum(low.take(known.low, axis=0), high.take(known.high, axis=0))
    scored = aim.worth(row, steps.T.take(known.steps, axis=0), known.points[:, None])
    for kinds, kind_of in ((known.sums, known.sum_of), (known.fixed, known.fixed_of)):
        best = np.maximum.reduce(scored.take(kinds, axis=0))
        np.maximum(worth, best.take(kind_of, axis=0), out=worth)
    if scoring.joker != "none":
        further = (lower.mark[place] > 0).nonzero()[0]
        if len(further):
            fives = further_fives(aim, scoring, row, place)
            worth[known.fives[:, None], further] = fives[:, further]
    return worth


def further_fives(aim: Aim, scoring: Scoring, row: Ints, place: Ints) -> Floats:
    """The value of five of a kind with pool_zee filled: [face, sheet] (§2.5, §2.6, §2.11)."""
    known, upper, lower = rolls(scoring), rows(scoring), places(scoring)
    check = np.where(lower.mark[place] > 1, scoring.check, 0)
    after, earned = (part[row].reshape(-1, FACES, COUNTS) for part in (upper.after, upper.earned))
    own = aim.worth(after[:, :, DICE].T, place, earned[:, :, DICE].T + check)
    zero = aim.worth(after[:, :, 0].T, place, check)
    steps = lower.after[place].T[: len(SIX)]

    def lower_best(points: Ints) -> Floats:
        best: Floats = np.maximum.reduce(
            aim.worth(row, steps[:, None], points.T[:, :, None] + check)
        )
        return best

    own_is_free = len(upper.filled) > after[:, :, DICE].T
    as_joker = lower_best(known.jokers)
    if scoring.joker == "forced":
        lower_is_free = (steps < len(lower.filled)).any(axis=0)
        elsewhere = np.where(lower_is_free, as_joker, np.maximum.reduce(zero))
        return np.where(own_is_free, own, elsewhere)
    others = np.where(np.eye(FACES, dtype=bool)[:, :, None], -np.inf, zero)
    upper_best = np.maximum(own, np.maximum.reduce(others, axis=1))
    return np.maximum(upper_best, np.where(own_is_free, lower_best(known.plain), as_joker))


def turn_worth(final_values: Floats) -> Floats:
    """The value of a turn of three rolls before the first, given the values of the last."""
    lattice = keep_lattice(DICE)
    values = lattice.with_rolls(final_values)
    for _ in range(2):
        lattice.throw(values)
        lattice.choose(values)
    return lattice.chance @ values[lattice.first_roll :]


def turn_holds(final_values: Floats) -> tuple[Floats, Floats]:
    """The values of all keeps before the last throw, and before the last two: [keep].

    `final_values` are the values of the rolls if they must be scored, for one sheet.
    """
    lattice = keep_lattice(DICE)
    last = lattice.with_rolls(final_values[:, 0])
    lattice.throw(last)
    last_two = last.copy()
    lattice.choose(last_two)
    lattice.throw(last_two)
    return last, last_two


def layers(scoring: Scoring, from_full: bool = False) -> Iterator[tuple[Ints, Ints]]:
    """Rows and places of the sheets with one box free (or full ones first), then with one more."""
    filled = rows(scoring).filled[:, None] + places(scoring).filled
    missing = _filled_from_the_start(scoring)
    for count in range(len(BOXES) - (not from_full), len(scoring.without) - 1, -1):
        row, place = (missing & (filled == count)).nonzero()
        yield np.ascontiguousarray(row), np.ascontiguousarray(place)


def _filled_from_the_start(scoring: Scoring) -> NDArray[np.bool_]:
    """Whether all boxes that the card lacks are filled: [row, place]."""
    upper, lower = rows(scoring), places(scoring)
    row = np.ones(len(upper.filled), dtype=bool)
    place = np.ones(len(lower.filled), dtype=bool)
    for box in scoring.without:
        if box in UPPER:
            row &= upper.after[:-1, BOX[box] * COUNTS] == len(upper.filled)
        else:
            place &= np.arange(len(place)) % SIXES >> SIX.index(BOX[box]) & 1 > 0
    return row[:, None] & place


def new_table(scoring: Scoring) -> Floats:
    """A table of zeros in which the invalid sheets are never chosen."""
    table = np.zeros((len(rows(scoring).after), len(places(scoring).after)))
    table[-1, :] = table[:, -1] = -np.inf
    return table


def solve(scoring: Scoring = OFFICIAL, progress: Progress = quietly) -> Floats:
    """The expected further points under best play: [row, place]."""
    aim = Points(new_table(scoring))
    solved_in_turn = list(layers(scoring))
    total, done = sum(len(row) for row, _ in solved_in_turn), 0
    for row, place in solved_in_turn:
        for start in range(0, len(row), BLOCK):
            block = slice(start, start + BLOCK)
            final_values = rolled(aim, scoring, row[block], place[block])
            aim.table[row[block], place[block]] = turn_worth(final_values)
        done += len(row)
        progress(done, total)
    return aim.table
