"""The Bot contract, its levels, a bot that plays any game, and bots loaded by name."""

from .bot import BOT_NAMES, LEVELS, AnyBot, Bot, RandomBot, check_level, tell_bots
from .own import BotFailed

__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "AnyBot",
    "Bot",
    "BotFailed",
    "RandomBot",
    "check_level",
    "tell_bots",
]
