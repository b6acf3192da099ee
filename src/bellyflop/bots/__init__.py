"""The Bot contract, and bots that play any game."""

from .bot import AnyBot, Bot
from .random_bot import RandomBot

__all__ = ["AnyBot", "Bot", "RandomBot"]
