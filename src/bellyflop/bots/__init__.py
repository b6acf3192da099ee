"""The Bot contract, its levels, and bots that play any game."""

from .bot import AnyBot, Bot
from .levels import LEVELS, check_level
from .random_bot import RandomBot

__all__ = ["LEVELS", "AnyBot", "Bot", "RandomBot", "check_level"]
