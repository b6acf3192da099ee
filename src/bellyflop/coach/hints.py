"""Hints: the best few actions as far as a seat can see, with the reasons for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bellyflop.core import AnyGame, BadSetup, Observation
from bellyflop.games import judge_for
from bellyflop.solvers.judge import Advice, AnyJudge


def the_judge(game: AnyGame) -> AnyJudge:
    """The judge of this game's positions, or BadSetup if it has none."""
    judge = judge_for(game)
    if judge is None:
        raise BadSetup(f"there is no coach for {game.about.id} yet.")
    return judge


def hint(
    game: AnyGame, view: object, seat: int, most: int = 3, seen: Sequence[Observation[Any]] = ()
) -> list[Advice[Any]]:
    """The best few actions of the seat, best first, judged from its own views alone.

    `seen` is what the seat was shown until now, for games in which memory matters.
    """
    return the_judge(game).remembering(seen).hint(view, seat, most)
