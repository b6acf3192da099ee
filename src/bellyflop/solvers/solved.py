"""The result of a game's solver, and how it reports progress.

A game with a solver has a module `solver` in its folder with `solve_game(game, fresh, progress)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Progress = Callable[[int, int], None]
"""Called with the work done so far and the total."""


def quietly(done: int, total: int) -> None:
    """Ignore the progress."""


@dataclass(frozen=True)
class Solved:
    """A solved game: the best possible average and the effort that it took to find it.

    If a game is too large to solve, `expected` is the mean of well-played games, `error` is half
    the width of its 95 % interval, and `at_most` is an upper bound for any player.
    """

    game: str
    options: Mapping[str, object]
    expected: float
    states: int
    seconds: float
    error: float = 0.0
    at_most: float | None = None
