"""Every law, gathered: plain functions that raise AssertionError where a game breaks one."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from bellyflop.core import AnyGame

from . import (
    laws_of_chance,
    laws_of_keeping,
    laws_of_measure,
    laws_of_news,
    laws_of_notation,
    laws_of_play,
    laws_of_scores,
    laws_of_secrets,
)
from .walk import Position

Law = Callable[[AnyGame, Position], None]


def _laws(*books: ModuleType) -> tuple[Law, ...]:
    return tuple(
        law for book in books for name, law in vars(book).items() if name.startswith("law_")
    )


LAWS = _laws(
    laws_of_play,
    laws_of_chance,
    laws_of_notation,
    laws_of_scores,
    laws_of_secrets,
    laws_of_news,
    laws_of_keeping,
    laws_of_measure,
)
MEASURES = _laws(laws_of_measure)
