"""All laws: plain functions that raise AssertionError if a game breaks them."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from bellyflop.core import AnyGame

from ..walk import Position
from . import chance, keeping, measure, news, notation, play, secrets

Law = Callable[[AnyGame, Position], None]
"""Raises AssertionError for a position in which the game breaks the law."""


def _laws(*books: ModuleType) -> tuple[Law, ...]:
    return tuple(
        law for book in books for name, law in vars(book).items() if name.startswith("law_")
    )


LAWS = _laws(play, chance, notation, secrets, news, keeping, measure)
"""Every law."""
MEASURES = _laws(measure)
"""The laws that count work; they also run with a game's most extreme options."""
