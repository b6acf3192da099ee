"""The Bot contract, the levels of play, and a bot that plays at random.

`loader` loads bots from outside by name; `program` runs bots that are separate programs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic

from bellyflop.core import BadSetup, Match
from bellyflop.core.game import A, V
from bellyflop.core.notation import show

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

LEVELS = ("paddler", "swimmer", "diver", "olympian")
"""The levels of play, weakest first."""

ANSWER_SECONDS = 10.0  # the answer timeout of a program bot, its startup included

BOT_NAMES = {
    "Flipper": "dolphin",
    "Otto": "otter",
    "Pingu": "penguin",
    "Coral": "crab",
    "Tuck": "turtle",
    "Selma": "seal",
    "Quack": "duck",
    "Inky": "octopus",
    "Finn": "shark",
    "Wanda": "fish",
}
"""The names of bots at a table, each with its animal."""


def check_level(level: object) -> str:
    """The level, or BadSetup naming those that exist."""
    if not isinstance(level, str) or level not in LEVELS:
        raise BadSetup(f"there is no bot level {show(level)}; there are: {', '.join(LEVELS)}.")
    return level


class Bot(ABC, Generic[A, V]):
    """A player at one seat. It never receives a state, so it knows what a person there knows."""

    def hear(self, news: Sequence[object]) -> None:
        """Take in what the seat saw happen in an event; the view after it follows."""
        return

    def observe(self, view: V) -> None:
        """Take in the seat's view after an event."""
        return

    @abstractmethod
    def choose(self, view: V, legal: Sequence[A]) -> A:
        """One of the actions in `legal`, which is never empty."""


AnyBot = Bot[Any, Any]
"""A bot, for code that does not depend on its game."""


def tell_bots(match: Match[Any, Any, Any, Any], bots: Mapping[int, AnyBot]) -> None:
    """Give the bot on each of these seats the news of the last event, and its view."""
    for seat, bot in bots.items():
        if type(bot).hear is not Bot.hear:
            bot.hear(match.news(seat))
        if type(bot).observe is not Bot.observe:
            bot.observe(match.game.view(match.state, seat))


class RandomBot(Bot[A, V]):
    """Chooses each legal action with the same probability."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        # `legal` may be a lazy sequence of millions: take its length and one entry only.
        return legal[self.rng.randrange(len(legal))]


class BotFailed(Exception):
    """The loaded bot on this seat cannot continue; the message says why."""

    def __init__(self, seat: int, words: str) -> None:
        super().__init__(words)
        self.seat = seat


def is_own(name: str) -> bool:
    """Whether this names a bot to load, rather than a level."""
    return ":" in name
