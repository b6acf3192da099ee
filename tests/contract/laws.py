"""Every law, gathered: plain functions that raise AssertionError where a game breaks one."""

from __future__ import annotations

from collections.abc import Callable

from bellyflop.core import AnyGame

from . import (
    laws_of_chance,
    laws_of_keeping,
    laws_of_notation,
    laws_of_play,
    laws_of_scores,
    laws_of_secrets,
)
from .walk import Position

Law = Callable[[AnyGame, Position], None]


def _laws() -> tuple[Law, ...]:
    books = (
        laws_of_play,
        laws_of_chance,
        laws_of_notation,
        laws_of_scores,
        laws_of_secrets,
        laws_of_keeping,
    )
    return tuple(
        law for book in books for name, law in vars(book).items() if name.startswith("law_")
    )


LAWS: tuple[Law, ...] = _laws()
