"""Solves both editions for one seat that sees every die and plays for the most points."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from bellyflop.core import AnyGame, BadSetup
from bellyflop.solvers.solved import Progress, Solved, quietly

from ..rules import TwelveDice
from .play import EXACT_COLUMNS, value
from .sheets import BOXES, COLOURS, all_cells, all_groups

if TYPE_CHECKING:
    from bellyflop.solvers.distribution import Distribution

__all__ = ["score_distribution", "solve_game"]

GAMES = 10_000  # simulated where an exact solution is out of reach


def solve_game(game: AnyGame, fresh: bool = False, progress: Progress = quietly) -> Solved:
    """Best play for one seat, from the table in the package or solved anew."""
    if not isinstance(game, TwelveDice) or game.seats != 1:
        raise BadSetup("this solver knows dice-cup and dice-pool-party for one seat.")
    start = perf_counter()
    # With a mark in every column the columns are independent games (§1.7).
    together, alike = (game.columns, 1) if game.fill == "one" else (1, game.columns)
    if together > EXACT_COLUMNS:
        return _estimate(game, progress, start)
    each = _solve(together, progress) if fresh else value((together,) * BOXES)
    states = len(all_groups(COLOURS, together)) * len(all_cells(together))
    seconds = perf_counter() - start
    return Solved(game.about.id, game.options, alike * each, states, seconds)


def score_distribution(game: AnyGame, fresh: bool = False) -> Distribution:
    """The exact distribution of scores under best play."""
    from .scores import distribution  # imports numpy, needed only here

    if not isinstance(game, TwelveDice) or (game.fill == "one" and game.columns > 1):
        raise BadSetup("scores are counted for one column, or for columns that all fill at once.")
    return distribution().times(game.columns)


def _solve(columns: int, progress: Progress) -> float:
    from .table import solve  # imports numpy, needed only here

    return float(solve(columns, progress=progress)[-1, -1])


def _estimate(game: TwelveDice, progress: Progress, start: float) -> Solved:
    """For many columns: the average of good play by the two-column table, and an upper bound."""
    from .simulate import at_most, scores

    found = scores(game.columns, GAMES, seed=game.columns, progress=progress)
    error = 1.96 * float(found.std(ddof=1)) / GAMES**0.5
    most = at_most(game.columns)
    mean, seconds = float(found.mean()), perf_counter() - start
    return Solved(game.about.id, game.options, mean, 0, seconds, error, most)
