"""Headless matches between bots: fair seats, the same dice for all, and honest intervals."""

from .contest import Contest, Result, play_round, rounds
from .standings import Standing, Standings

__all__ = ["Contest", "Result", "Standing", "Standings", "play_round", "rounds"]
