"""The Bot contract, its levels, and the bot that plays any game."""

from .bot import LEVELS, AnyBot, Bot, RandomBot, check_level

__all__ = ["LEVELS", "AnyBot", "Bot", "RandomBot", "check_level"]
