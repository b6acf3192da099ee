"""The value of sheets in Clever Kids: learned for the printed sheet, exact for tiny ones."""

from __future__ import annotations

from time import perf_counter

from bellyflop.core import AnyGame, BadSetup
from bellyflop.solvers.solved import Progress, Solved, quietly

from ..rules import CleverKids
from .compact import compact
from .exact import Exact, is_tiny

__all__ = ["solve_game"]


def solve_game(
    game: AnyGame,
    fresh: bool = False,
    progress: Progress = quietly,
) -> Solved:
    """The first of two players' chance to win on a tiny sheet, solved anew each time."""
    if not isinstance(game, CleverKids) or game.seats != 2 or not is_tiny(compact(game.sheet)):
        raise BadSetup("the solver knows clever-kids for two seats on very small sheets only.")
    start = perf_counter()
    progress(0, 1)
    exact = Exact(compact(game.sheet))
    expected = exact.chance(0, 0)
    progress(1, 1)
    return Solved(
        game=game.about.id,
        options=game.options,
        expected=expected,
        states=len(exact.known),
        seconds=perf_counter() - start,
    )
