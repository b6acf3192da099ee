"""Best play in Pool-zee, alone for the most points: exact, for every sheet a game can lead to."""

from __future__ import annotations

from time import perf_counter

from bellyflop.core import AnyGame, BadSetup
from bellyflop.solvers.solved import Progress, Solved, quietly

from ..rules import PoolZee
from .play import BestPlay, best_play
from .sheets import Sheet, places, rows, sheet_of

__all__ = ["BestPlay", "Sheet", "best_play", "sheet_of", "solve_game"]


def solve_game(game: AnyGame, fresh: bool = False, progress: Progress = quietly) -> Solved:
    """Best play of this game for one seat, solved or read from the cache."""
    if not isinstance(game, PoolZee) or game.seats != 1 or game.games != 1:
        raise BadSetup("the solver knows one game of pool-zee for one seat.")
    start = perf_counter()
    play = best_play(game.joker, fresh=fresh, progress=progress)
    states = rows().reachable * len(places(game.joker != "none").filled)
    return Solved(
        game=game.about.id,
        options=game.options,
        expected=play.value(Sheet()),
        states=states,
        seconds=perf_counter() - start,
    )
