"""The bot that closes its eyes and points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bellyflop.core.game import A, V

from .bot import Bot


class RandomBot(Bot[A, V]):
    """Takes every legal action with the same probability."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        # The list may be a lazy sequence of millions: ask for its length and for one entry only.
        return legal[self.rng.randrange(len(legal))]
