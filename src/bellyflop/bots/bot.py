"""What a bot is: a player that sees views and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic

from bellyflop.core.game import A, V


class Bot(ABC, Generic[A, V]):
    """A player at one seat. It is never given a state, so it knows what a person there knows."""

    def observe(self, view: V) -> None:
        """Something happened at the table; this is what the seat sees now."""
        return

    @abstractmethod
    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The action it takes, one of `legal`, which is never empty."""


AnyBot = Bot[Any, Any]
