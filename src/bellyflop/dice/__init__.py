"""Dice as multisets: throws, the dice that may be kept, and their probabilities."""

from .draws import Draws
from .multisets import Dice, Lazy, chances, keeps, landings, multisets, throw

__all__ = ["Dice", "Draws", "Lazy", "chances", "keeps", "landings", "multisets", "throw"]
