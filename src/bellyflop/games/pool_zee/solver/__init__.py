"""Solves Pool-zee for one player and the most points, exactly for every reachable sheet."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from bellyflop.core import AnyGame, BadSetup
from bellyflop.solvers.solved import Progress, Solved, quietly

from ..rules import PoolZee
from ..state import Scoring
from .play import VERSION, BestPlay, best_play
from .sheets import Sheet, places, rows, sheet_of

if TYPE_CHECKING:
    from bellyflop.solvers.distribution import Distribution
    from bellyflop.solvers.keeps import Floats

__all__ = [
    "BestPlay",
    "Sheet",
    "best_play",
    "score_distribution",
    "sheet_of",
    "solve_game",
]

NO_STUDY = (
    "How likely each score is takes a compiled study that comes with Bellyflop's source and not"
    ' with the package: in a checkout, run `pip install --editable ".[study]"` and ask again.'
)

NO_HOUSE = "how likely each score is can be told for the rules and the option joker alone."


def solve_game(game: AnyGame, fresh: bool = False, progress: Progress = quietly) -> Solved:
    """Best play for one seat, solved or read from the cache."""
    scoring = _scoring_of(game)
    start = perf_counter()
    play = best_play(scoring, fresh=fresh, progress=progress)
    states = rows(scoring).reachable * len(places(scoring).filled)
    return Solved(
        game=game.about.id,
        options=game.options,
        expected=play.value(play.empty),
        states=states,
        seconds=perf_counter() - start,
    )


def score_distribution(game: AnyGame, fresh: bool = False) -> Distribution:
    """The exact distribution of the score under best play; the first call needs `study`."""
    import numpy as np  # needed only here

    from bellyflop.solvers.cache import Cached
    from bellyflop.solvers.distribution import Distribution

    from .points import MOST

    scoring = _scoring_of(game)
    joker = scoring.joker
    if scoring != Scoring(joker):
        raise BadSetup(NO_HOUSE)

    def make() -> Floats:
        try:
            from study.pool_zee.distribution import distribution
        except ModuleNotFoundError as error:
            if error.name is None or not error.name.startswith("study"):
                raise
            raise ImportError(NO_STUDY) from error
        chances = np.zeros(MOST + 1)
        found = distribution(best_play(scoring).table, joker).chances
        chances[: len(found)] = found
        return chances

    kept = Cached(f"pool-zee-{joker}-scores", VERSION, (MOST + 1,))
    return Distribution(kept.load_or_make(make, fresh))


def _scoring_of(game: AnyGame) -> Scoring:
    if not isinstance(game, PoolZee) or game.seats != 1 or game.games != 1:
        raise BadSetup("the solver knows a single game of pool-zee for one seat.")
    return game.scoring
