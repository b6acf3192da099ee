"""The four levels: how much of twelve dice each perceives, and how it chooses a box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from bellyflop.bots import Bot, check_level

from ..rules import TwelveDice
from ..solver import play
from ..solver.sheets import MEANS, Free, free_of
from ..state import Cross, Dice, Mark, Sheet
from ..view import View
from .perception import NOTHING_SEEN, Belief, Eyes, glimpse, sharp

Taste = Callable[[Free, tuple[float, ...]], dict[int, float]]
"""Maps the free cells and the apparent points of the boxes to a liking of each free box."""


def what_shines(free: Free, points: tuple[float, ...]) -> dict[int, float]:
    """The points alone, so that the big box is taken first."""
    return {box: points[box] for box, cells in enumerate(free) if cells}


def what_is_rare(free: Free, points: tuple[float, ...]) -> dict[int, float]:
    """The points above the box's average."""
    return {box: points[box] - MEANS[box] for box, cells in enumerate(free) if cells}


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play. Without `eyes` it sees every die exactly."""

    eyes: Eyes | None
    taste: Taste


LEVELS = {
    "paddler": Level(
        Eyes(
            at_once=2.5,
            a_second=0.8,
            most=8,
            gist=0.15,
            off_by_one=0.12,
            wrong_colour=0.12,
            miscount=0.5,
        ),
        what_shines,
    ),
    "swimmer": Level(
        Eyes(
            at_once=3.0,
            a_second=1.5,
            most=10,
            gist=0.3,
            off_by_one=0.06,
            wrong_colour=0.06,
            miscount=0.3,
        ),
        what_is_rare,
    ),
    "diver": Level(
        Eyes(
            at_once=4.5,
            a_second=1.8,
            most=12,
            gist=0.5,
            off_by_one=0.025,
            wrong_colour=0.025,
            miscount=0.1,
        ),
        play.options,
    ),
    "olympian": Level(None, play.options),
}


class Looker(Bot[Mark, View]):
    """Looks at the dice while they are shown, and marks the box that it believes is best.

    It cannot see real dice, or dice shown before it joined; it then values every box at its
    average.
    """

    def __init__(self, game: TwelveDice, level: Level, rng: Random) -> None:
        self._edition, self._seconds, self._fill = game.edition, game.look, game.fill
        self._level = level
        self._seed = rng.getrandbits(64)
        self._looked: tuple[int, Dice] | None = None  # the round and its dice

    def observe(self, view: View) -> None:
        if view.dice is not None:
            self._looked = view.round, view.dice

    def choose(self, view: View, legal: Sequence[Mark]) -> Mark:
        assert view.seat is not None
        points = self._belief(view.round).points()
        sheet = view.sheets[view.seat]
        if self._fill == "every":  # §1.7: the columns are independent games
            chosen = [(self._box((column,), points), at) for at, column in enumerate(sheet)]
            return tuple(Cross(view.edition.boxes[box], at) for box, at in chosen)
        box = self._box(sheet, points)
        column = next(at for at, cells in enumerate(sheet) if cells[box] is None)
        return (Cross(view.edition.boxes[box], column),)

    def _box(self, sheet: Sheet, points: tuple[float, ...]) -> int:
        return play.best(self._level.taste(free_of(sheet), points))

    def _belief(self, round_: int) -> Belief:
        if self._looked is None or self._looked[0] != round_:
            return NOTHING_SEEN
        dice = self._looked[1]
        if self._level.eyes is None:
            return sharp(dice)
        # One generator per look, so that a second call remembers the same dice.
        rng = Random(f"{self._seed} {round_} {dice}")
        return glimpse(self._level.eyes, self._edition, dice, self._seconds, rng)


def make_bot(
    game: TwelveDice,
    level: str,
    seat: int,
    rng: Random,
) -> Looker:
    """A bot of this level for any seat; all bots see the same dice, each in its own way."""
    return Looker(game, LEVELS[check_level(level)], rng)
