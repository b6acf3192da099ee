"""What a game's solver reports, and how it tells how far it is.

A game with a solver has a module `solver` in its folder with `solve_game(game, fresh, progress)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Progress = Callable[[int, int], None]
"""Called with how much is done and how much there is."""


def quietly(done: int, total: int) -> None:
    """A progress that nobody sees."""


@dataclass(frozen=True)
class Solved:
    """A solved game: the best possible average and what it took to find it.

    Where a game is too large, `expected` is the mean of well-played games with half the width of
    its 95 % interval in `error`, and nobody can exceed `at_most`.
    """

    game: str
    options: Mapping[str, object]
    expected: float
    states: int
    seconds: float
    error: float = 0.0
    at_most: float | None = None
