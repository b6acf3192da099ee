"""Four bots for Clever Kids, from a child with a crayon to one that times the end.

All of them choose from the view alone. Random choices are drawn from the bot's seed and the view,
so the same view always gets the same answer.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from bellyflop.bots import Bot, check_level

from .rules import CleverKids
from .solver.compact import compact
from .solver.effects import Effect, effects_of
from .solver.outlook import Outlook
from .state import Action, State
from .view import View, state_of

Liking = tuple[float, ...]  # each number breaks ties of the previous ones

_TOO_MANY, _LOOKED_AT = 8000, 1000  # actions; the printed sheet never offers this many


class Kid(Bot[Action, View]):
    """A bot that takes an action with the highest liking, at random among equal ones."""

    def __init__(self, game: CleverKids, seat: int, rng: Random) -> None:
        self.game, self.seat = game, seat
        self.seed = rng.getrandbits(64)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the actions with the highest liking."""
        if len(legal) == 1:
            return legal[0]
        rng = Random(f"{self.seed} {view.turn} {view.dice} {view.queue} {view.own}")
        if len(legal) > _TOO_MANY:
            legal = rng.sample(legal, _LOOKED_AT)
        likings = self.likings(state_of(view), legal, rng)
        best = max(likings)
        return rng.choice([a for a, liking in zip(legal, likings, strict=True) if liking == best])

    @abstractmethod
    def likings(self, state: State, legal: Sequence[Action], rng: Random) -> list[Liking]:
        """The liking of each action."""


class Collector(Kid):
    """A bot that considers its own sheet alone."""

    def __init__(self, game: CleverKids, seat: int, rng: Random) -> None:
        super().__init__(game, seat, rng)
        self.sheets = compact(game.sheet)

    def likings(self, state: State, legal: Sequence[Action], rng: Random) -> list[Liking]:
        effects = effects_of(self.sheets, state, self.seat, legal)
        likings = {effect: self.liking(effect, rng) for effect in dict.fromkeys(effects)}
        return [likings[effect] for effect in effects]

    @abstractmethod
    def liking(self, effect: Effect, rng: Random) -> Liking:
        """The liking of an action's result."""


class Paddler(Collector):
    """Makes as many crosses as the dice allow, and only sometimes notices their rewards."""

    def liking(self, effect: Effect, rng: Random) -> Liking:
        noticed = rng.randrange(2) * (2 * self.sheets.stars(effect.code) + len(effect.queue))
        return (self.sheets.crosses(effect.code) + noticed,)


class Swimmer(Collector):
    """Takes the most stars, then the most bonuses, then the most crosses."""

    def liking(self, effect: Effect, rng: Random) -> Liking:
        return self.sheets.stars(effect.code), len(effect.queue), self.sheets.crosses(effect.code)


class Diver(Kid):
    """Takes the sheet that wins most often, but ignores how the others use the dice it leaves."""

    def likings(self, state: State, legal: Sequence[Action], rng: Random) -> list[Liking]:
        ends = Outlook(self.game.sheet, self.game.seats).glance(state, self.seat, legal)
        return [(end.worth, end.stars) for end in ends]


class Olympian(Kid):
    """Takes the best chance to win, including what the others will do with the dice it leaves."""

    def likings(self, state: State, legal: Sequence[Action], rng: Random) -> list[Liking]:
        outlook = Outlook(self.game.sheet, self.game.seats)
        ends = outlook.weigh(state, self.seat, legal)
        return [(end.worth, end.stars) for end in ends]


KIDS: dict[str, type[Kid]] = {
    "paddler": Paddler,
    "swimmer": Swimmer,
    "diver": Diver,
    "olympian": Olympian,
}


def make_bot(game: CleverKids, level: str, seat: int, rng: Random) -> Kid:
    """A bot of this level for this seat."""
    return KIDS[check_level(level)](game, seat, rng)
