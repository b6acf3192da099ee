"""The Bot contract, its levels, a bot that plays any game, and bots loaded by name (`loader`)."""

from .bot import BOT_NAMES, LEVELS, AnyBot, Bot, BotFailed, RandomBot, check_level, tell_bots

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
