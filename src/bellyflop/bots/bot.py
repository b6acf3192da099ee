"""What a bot is, how well it may play, and the bot that guesses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Generic

from bellyflop.core import BadSetup
from bellyflop.core.game import A, V
from bellyflop.core.notation import show

LEVELS = ("paddler", "swimmer", "diver", "olympian")
"""From splashing about to gold."""


def check_level(level: object) -> str:
    """The level, or BadSetup that names those there are."""
    if not isinstance(level, str) or level not in LEVELS:
        raise BadSetup(f"there is no bot level {show(level)}; there are: {', '.join(LEVELS)}.")
    return level


class Bot(ABC, Generic[A, V]):
    """A player at one seat. It is never given a state, so it knows what a person there knows."""

    def observe(self, view: V) -> None:
        """Something happened at the table; this is what the seat sees now."""
        return

    @abstractmethod
    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The action it takes, one of `legal`, which is never empty."""


AnyBot = Bot[Any, Any]


class RandomBot(Bot[A, V]):
    """Takes every legal action with the same probability."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        # The list may be a lazy sequence of millions: ask for its length and for one entry only.
        return legal[self.rng.randrange(len(legal))]
