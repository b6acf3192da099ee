"""Dice whose order means nothing: throws, what may be kept of them, and their chances."""

from .multisets import Dice, chances, keeps, landings, multisets, throw

__all__ = ["Dice", "chances", "keeps", "landings", "multisets", "throw"]
