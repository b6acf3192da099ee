"""Models how a person perceives twelve dice in a few seconds: dice, colours and numbers.

A player remembers some dice with their colour, some by number only, and the rest not at all. The
mistakes are human ones: one pip off, a similar hue, or a miscount if there are more equal dice than
a person sees at a glance.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..editions import Edition
from ..scoring import DOUBLE
from ..state import Dice

DICE = 12
AT_A_GLANCE = 4  # people see up to four equal things at once and must count more
USUAL_LOOK = 3  # seconds
UNSEEN_DIE, UNSEEN_LOW = 3.5, 1.0  # the average points of a die in `all`, and in `low`

# Hues that are mistaken for each other, in either edition.
_ALIKE = (
    {"white", "yellow"},
    {"yellow", "orange"},
    {"orange", "pink"},
    {"pink", "purple"},
    {"red", "green"},
    {"green", "blue"},
    {"blue", "black"},
    {"blue", "purple"},
)


@dataclass(frozen=True, slots=True)
class Eyes:
    """How well a player looks. Mistakes are probabilities per die in a look of the usual length."""

    at_once: float  # dice taken in at the first glance
    a_second: float  # and in each second of the look
    most: int  # dice that the memory holds
    gist: float  # the probability that at least the number of any other die is remembered
    off_by_one: float
    wrong_colour: float
    miscount: float  # per equal die beyond those seen at a glance

    def kept(self, seconds: int, rng: Random) -> int:
        """The number of dice remembered with their colour after a look of this length."""
        taken_in = self.at_once + self.a_second * seconds
        return min(self.most, int(taken_in + rng.random()))

    def care(self, seconds: int) -> float:
        """The factor by which the length of the look changes mistakes; 1 for the usual length."""
        return (1 + USUAL_LOOK) / (1 + seconds)


@dataclass(frozen=True, slots=True)
class Belief:
    """What a player remembers once the dice are covered."""

    pairs: tuple[tuple[int | None, int | None], ...]  # by colour; None is a forgotten die
    numbers: tuple[int, ...] = ()  # of dice whose colour was forgotten

    def points(self) -> tuple[float, ...]:
        """The points that each box seems to be worth, forgotten dice at their average."""
        sums = [sum(UNSEEN_DIE if die is None else die for die in pair) for pair in self.pairs]
        doubles = sum(map(_double, self.pairs))
        known = [die for pair in self.pairs for die in pair if die is not None]
        known += self.numbers
        unseen = DICE - len(known)
        low = sum(die for die in known if die <= 3) + UNSEEN_LOW * unseen
        numbers = [number * (known.count(number) + unseen / 6) for number in (4, 5, 6)]
        return (*sums, doubles, low, *numbers, sum(known) + UNSEEN_DIE * unseen)


def _double(pair: tuple[int | None, int | None]) -> float:
    one, other = pair
    if one is None or other is None:
        return DOUBLE / 6
    return float(DOUBLE) if one == other else 0.0


NOTHING_SEEN = Belief(((None, None),) * (DICE // 2))


def sharp(dice: Dice) -> Belief:
    """The belief of a player who sees everything."""
    return Belief(dice)


def glimpse(eyes: Eyes, edition: Edition, dice: Dice, seconds: int, rng: Random) -> Belief:
    """The belief that these eyes form of the dice."""
    places = [(colour, die) for colour in range(len(dice)) for die in range(2)]
    # Large dice catch the eye; small ones are more easily missed.
    size = {at: 1.5 if c.size == "large" else 1.0 for at, c in enumerate(edition.colours)}
    places.sort(key=lambda place: rng.random() ** (1 / size[place[0]]), reverse=True)
    kept = eyes.kept(seconds, rng)
    care = eyes.care(seconds)
    seen: dict[tuple[int, int], int] = {}
    numbers: list[int] = []
    for rank, place in enumerate(places):
        face = dice[place[0]][place[1]]
        if rank < kept:
            seen[place] = _misread(face, eyes.off_by_one * care, rng)
        elif rng.random() < eyes.gist / care**0.5:
            numbers.append(_misread(face, eyes.off_by_one * care, rng))
    _mix_colours(seen, edition, eyes.wrong_colour * care, rng)
    _miscount(seen, numbers, eyes.miscount * care, rng)
    pairs = [(seen.get((colour, 0)), seen.get((colour, 1))) for colour in range(len(dice))]
    return Belief(tuple(pairs), tuple(numbers))


def _misread(face: int, chance: float, rng: Random) -> int:
    """The face, occasionally one pip more or less."""
    if rng.random() >= chance:
        return face
    return min(6, max(1, face + rng.choice((-1, 1))))


def _mix_colours(
    seen: dict[tuple[int, int], int], edition: Edition, chance: float, rng: Random
) -> None:
    """Occasionally swap a die with one of a similar hue."""
    hues = [colour.name for colour in edition.colours]
    for place in sorted(seen):
        if rng.random() >= chance:
            continue
        alike = [at for at, hue in enumerate(hues) if {hues[place[0]], hue} in _ALIKE]
        other = (rng.choice(alike), rng.randrange(2))
        mine, theirs = seen.pop(place, None), seen.pop(other, None)
        if mine is not None:
            seen[other] = mine
        if theirs is not None:
            seen[place] = theirs


def _miscount(
    seen: dict[tuple[int, int], int], numbers: list[int], chance: float, rng: Random
) -> None:
    """Occasionally overlook some of many equal dice, or count one twice."""
    for face in range(1, 7):
        equal = sorted(place for place, die in seen.items() if die == face)
        for place in equal[AT_A_GLANCE:]:
            if rng.random() < chance:
                if rng.random() < 0.5:
                    del seen[place]
                elif len(seen) + len(numbers) < DICE:
                    numbers.append(face)
