"""Dice whose order means nothing: throws, what may be kept of them, and their chances."""

from .lazy import Lazy
from .multisets import Dice, chances, keeps, landings, multisets, throw

__all__ = ["Dice", "Lazy", "chances", "keeps", "landings", "multisets", "throw"]
