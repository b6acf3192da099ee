"""The Bot contract, its levels, the bot that plays any game, and bots of one's own."""

from .bot import LEVELS, AnyBot, Bot, RandomBot, check_level
from .own import BotFailed

__all__ = ["LEVELS", "AnyBot", "Bot", "BotFailed", "RandomBot", "check_level"]
