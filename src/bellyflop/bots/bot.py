"""The Bot contract, the levels of play, and a bot that plays at random."""

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

BOT_NAMES = {
    "Flipper": "dolphin",
    "Otto": "otter",
    "Pingu": "penguin",
    "Coral": "crab",
    "Tuck": "turtle",
    "Selma": "seal",
    "Quack": "duck",
    "Inky": "octopus",
    "Finn": "shark",
    "Wanda": "fish",
}
"""What bots are called at a table, each with its animal."""


def check_level(level: object) -> str:
    """The level, or BadSetup naming those that exist."""
    if not isinstance(level, str) or level not in LEVELS:
        raise BadSetup(f"there is no bot level {show(level)}; there are: {', '.join(LEVELS)}.")
    return level


class Bot(ABC, Generic[A, V]):
    """A player at one seat. It never receives a state, so it knows what a person there knows."""

    def observe(self, view: V) -> None:
        """Take in the seat's view after an event."""
        return

    @abstractmethod
    def choose(self, view: V, legal: Sequence[A]) -> A:
        """One of the actions in `legal`, which is never empty."""


AnyBot = Bot[Any, Any]
"""A bot whose game does not matter to the one who uses it."""


class RandomBot(Bot[A, V]):
    """Chooses each legal action with the same probability."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        # `legal` may be a lazy sequence of millions: take its length and one entry only.
        return legal[self.rng.randrange(len(legal))]
