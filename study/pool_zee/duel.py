"""Two players of Pool-zee who do not see each other's card: exact answers, and a bracket.

    python -m study.pool_zee.duel

A player who cannot see the other plays for a utility of the final total: its chance to be the
higher one, where a tie counts half. Best play for a utility is backward induction over the 108
million pairs of sheet and points so far. The ceiling for any play comes from a player who knows the
other's final total from the start.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bellyflop.games.pool_zee.solver import Sheet, best_play
from bellyflop.games.pool_zee.solver.points import MOST, most_to_come, points_so_far
from bellyflop.games.pool_zee.solver.sheets import row_and_place
from bellyflop.games.pool_zee.solver.table import layers
from bellyflop.games.pool_zee.state import Scoring
from bellyflop.solvers.keeps import Floats, Ints

from .distribution import distribution
from .targets import Runs, solve_sheets
from .turn import new_scratch, tables

EMPTY = Sheet()
Mask = NDArray[np.bool_]


class Duel(NamedTuple):
    """What one seat gets against best play for points; a tie counts half."""

    draw: float  # between two players who play for points
    blind: float  # best play of a seat that sees nothing of the other
    ceiling: float  # of a seat that knows the other's final total from the start


def best_response(joker: str, utility: Floats, sheet: Sheet = EMPTY, so_far: int = 0) -> float:
    """The most a player can expect of this utility of the total, from 0 to 1."""
    span = points_so_far(Scoring(joker))
    # A run of `targets` counts what is needed: here that is minus the points so far.
    runs, some = _new_runs(joker, sheet, -span.most, -span.least)
    row, place = some[0]
    for at in zip(row.tolist(), place.tolist(), strict=True):
        start, low, last = runs.first[at], runs.low[at], runs.last[at]
        totals = np.clip(1 - low - np.arange(last + 1), 0, MOST)
        runs.numbers[start : start + last + 1] = utility[totals]
    _solve(joker, runs, some[1:], -span.most, -span.least)
    at = row_and_place(sheet, Scoring(joker))
    return float(runs.numbers[runs.first[at] + 1 - so_far - runs.low[at]])


def chances_to_reach(joker: str, sheet: Sheet = EMPTY) -> Floats:
    """The best chance to earn at least 0, 1, 2 … more points, each played for alone."""
    most = most_to_come(Scoring(joker))
    runs, some = _new_runs(joker, sheet, np.ones_like(most), most)
    runs.numbers[runs.first[runs.first > 0]] = 1.0
    _solve(joker, runs, some[1:], np.ones_like(most), most)
    at = row_and_place(sheet, Scoring(joker))
    start = runs.first[at]
    return runs.numbers[start : start + most[at] + 1].copy()


def _new_runs(
    joker: str, sheet: Sheet, low: Ints, high: Ints
) -> tuple[Runs, list[tuple[Ints, Ints]]]:
    """Room for these numbers of every sheet that this one can become; full sheets come first.

    A run has one number more at each end, for all that lies beyond.
    """
    reached = _reached(joker, sheet)
    first, last = np.zeros(reached.shape, np.intp), np.zeros(reached.shape, np.intp)
    lowest, size, some = np.ones(reached.shape, np.intp), 1, []
    for row, place in layers(Scoring(joker), from_full=True):
        here = reached[row, place]
        row, place = row[here], place[here]
        length = np.maximum(high[row, place] - low[row, place] + 3, 2)
        first[row, place] = size + np.cumsum(length) - length
        last[row, place] = length - 1
        lowest[row, place] = low[row, place]
        size += int(length.sum())
        some.append((row, place))
    numbers = np.zeros(size)
    numbers[0] = -np.inf
    return Runs(first, last, lowest, numbers), [layer for layer in some if len(layer[0])]


def _solve(joker: str, runs: Runs, some: list[tuple[Ints, Ints]], low: Ints, high: Ints) -> None:
    game = tables(joker)
    scratch = new_scratch(game)
    for row, place in some:
        solve_sheets(runs, game, scratch, row, place, low[row, place], high[row, place])


def _reached(joker: str, sheet: Sheet) -> Mask:
    """Which sheets this one can become: [row, place]."""
    game = tables(joker)
    upper, lower = game.upper.after, game.lower.after
    reached = np.zeros((len(upper), len(lower)), np.bool_)
    reached[row_and_place(sheet, Scoring(joker))] = True
    for row, place in list(layers(Scoring(joker), from_full=True))[::-1]:
        here = reached[row, place]
        row, place = row[here], place[here]
        for after in upper.T:
            reached[after[row], place] = True
        for after in lower.T:
            reached[row, after[place]] = True
    return reached


def duel(joker: str) -> Duel:
    """What a seat gets against best play for points."""
    other = np.zeros(MOST + 1)
    chances = distribution(best_play(Scoring(joker)).table, joker).chances
    other[: len(chances)] = chances
    utility = other.cumsum() - other / 2
    reach = np.zeros(MOST + 2)
    found = chances_to_reach(joker)[: MOST + 2]
    reach[: len(found)] = found
    return Duel(
        draw=float(other @ other),
        blind=best_response(joker, utility),
        # No strategy reaches a total, or the next one, more often than one that plays for it alone.
        ceiling=float(other @ (reach[:-1] + reach[1:]) / 2),
    )


def main() -> None:
    """Solve and print."""
    parser = argparse.ArgumentParser(description="two players of Pool-zee who do not see")
    parser.add_argument("--joker", choices=("forced", "free", "none"), default="forced")
    joker = parser.parse_args().joker
    began = process_time()
    found = duel(joker)
    print(f"both for points, a draw              {found.draw:8.3%}")
    print(f"blind best play against points       {found.blind:8.3%}")
    print(f"knowing the other's total, at most   {found.ceiling:8.3%}")
    print(f"{process_time() - began:.0f} CPU seconds")


if __name__ == "__main__":
    main()
