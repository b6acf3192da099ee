"""What a player saw happen, and how much of it each level remembers.

A `History` follows the pawns through a seat's news and views, and records every shown number and
every move. A `MemoryModel` decides which of those numbers a level can still recall: people keep the
latest, lose older ones and sometimes mix two up. A forgotten number stays forgotten until it is
shown again. Forgetting depends only on the deal as the seat saw it and on the showing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random

from bellyflop.core import Observation

from ..news import ColourAccused, PawnLifted, PawnMoved
from ..state import COLOURS, NUMBERS, SPACES
from ..view import View
from .fast import FREE

HUE_OF = {colour: hue for hue, colour in enumerate(COLOURS)}
UNKNOWN = 0


@dataclass(frozen=True, slots=True)
class Showing:
    """A pawn's number that was visible for a moment."""

    pawn: int
    number: int


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A turn's move, with the rim as it was: who lifted what, and where it went."""

    seat: int
    rim: tuple[tuple[int, int], ...]  # colour and number by space, UNKNOWN if it was never shown
    start: int
    step: int  # negative for ccw
    free_choice: bool  # whether both directions were open

    @property
    def pushed(self) -> int:
        """The colour of the pawn that was pushed in, or FREE."""
        return self.rim[(self.start + self.step) % SPACES][0]


class History:
    """Everything one seat has been told and shown, in order."""

    def __init__(self) -> None:
        self.hues: list[int] = []  # a pawn's colour; pawns are numbered as first seen
        self.rim: list[int] = [FREE] * SPACES  # the pawn on each space
        self.pool: list[int] = []  # the pawns in the pool, in the order they fell
        self.showings: list[Showing] = []
        self.moves: list[SeenMove] = []
        self.stamp = ""  # the deal as this seat saw it
        self._shown: dict[int, int] = {}
        self._free_choice = False  # whether the lifted pawn may go both ways
        self._last: View | None = None

    def take(self, observation: Observation[View]) -> None:
        """Take in what happened, and the view after it."""
        self.hear(observation.news)
        self.observe(observation.view)

    def hear(self, news: Sequence[object]) -> None:
        """Follow what happened. The view after it must be observed next."""
        for piece in news:
            match piece:
                case PawnLifted(space=space, number=number, ways=ways):
                    self._free_choice = len(ways) > 1
                    if self.rim[space] != FREE:
                        self.showings.append(Showing(self.rim[space], number))
                case PawnMoved(start=start) if self.rim[start] != FREE:
                    self._follow_move(piece)
                case ColourAccused(falling=spaces):
                    for space in spaces:
                        self._into_pool(space)

    def observe(self, view: View) -> None:
        """Take in a view; the same view again changes nothing."""
        if view.mover is None or view == self._last:
            return
        self._last = view
        if not self._fits(view):
            self._begin(view)
        for pawn, swimmer in zip(self.pool, view.pool, strict=False):
            if swimmer.number is not None:
                self._shown[pawn] = swimmer.number

    def _begin(self, view: View) -> None:
        """Renumber the pawns, at the first view or one that does not follow from the last."""
        ring = [HUE_OF[pawn.colour] if pawn else FREE for pawn in view.ring]
        spaces = [space for space, hue in enumerate(ring) if hue != FREE]
        self.hues = [ring[space] for space in spaces]
        self.hues += [HUE_OF[swimmer.colour] for swimmer in view.pool]
        self.hues += [HUE_OF[plunge.colour] for plunge in view.falling]
        self.rim = [FREE] * SPACES
        for pawn, space in enumerate(spaces):
            self.rim[space] = pawn
        self.pool = list(range(len(spaces), len(self.hues)))
        self.showings, self.moves, self._shown = [], [], {}
        self.stamp = f"{view.you} {ring} {view.tokens}"

    def _follow_move(self, moved: PawnMoved) -> None:
        start, end, rim = moved.start, moved.hops[-1], self._seen_rim()
        step = moved.number if (start + moved.number) % SPACES == end else -moved.number
        self.moves.append(SeenMove(moved.seat, rim, start, step, self._free_choice))
        self._into_pool(end)
        self.rim[end], self.rim[start] = self.rim[start], FREE
        self._shown[self.rim[end]] = moved.number

    def _seen_rim(self) -> tuple[tuple[int, int], ...]:
        return tuple(
            (self.hues[pawn], self._shown.get(pawn, UNKNOWN)) if pawn != FREE else (FREE, UNKNOWN)
            for pawn in self.rim
        )

    def _into_pool(self, space: int) -> None:
        if self.rim[space] != FREE:
            self.pool.append(self.rim[space])
            self.rim[space] = FREE

    def _fits(self, view: View) -> bool:
        """Whether the pawns stand where they were followed to."""
        rim = tuple(self.hues[pawn] if pawn != FREE else FREE for pawn in self.rim)
        return rim == tuple(HUE_OF[pawn.colour] if pawn else FREE for pawn in view.ring)

    def on_view(self) -> dict[int, int]:
        """The numbers that everybody can see on the table now."""
        view = self._last
        if view is None:
            return {}
        rim = [seen.number if seen else None for seen in view.ring]
        pool = [swimmer.number for swimmer in view.pool]
        pool += [plunge.number for plunge in view.falling]
        pawns, numbers = (*self.rim, *self.pool), (*rim, *pool)
        facts = {pawn: n for pawn, n in zip(pawns, numbers, strict=True) if n is not None}
        if view.last_move and self.rim[view.last_move.end] != FREE:
            facts[self.rim[view.last_move.end]] = view.last_move.number
        return facts


@dataclass(frozen=True, slots=True)
class MemoryModel:
    """How well a level remembers the numbers it was shown."""

    sure: float  # a number survives this many later showings for certain
    fading: float  # after that it lasts this many more on average
    confusion: float  # how often a number is remembered as another

    def recall(self, history: History) -> dict[int, int]:
        """The numbers that this level believes it knows, by pawn; no colour has one twice."""
        known = history.on_view()
        taken = {(history.hues[pawn], number) for pawn, number in known.items()}
        total = len(history.showings)
        for index in reversed(range(total)):  # later showings take precedence
            showing = history.showings[index]
            if showing.pawn in known:
                continue
            number = self._kept(showing, total - 1 - index, f"{history.stamp} {index}")
            fact = (history.hues[showing.pawn], number)
            if number != UNKNOWN and fact not in taken:
                known[showing.pawn] = number
                taken.add(fact)
        return known

    def _kept(self, showing: Showing, age: int, stamp: str) -> int:
        """The number as it is remembered after `age` later showings, or UNKNOWN."""
        if self.sure == inf:
            return showing.number
        luck = Random(stamp)
        life = self.sure + (luck.expovariate(1 / self.fading) if self.fading else 0)
        mixed_up = luck.random() < self.confusion
        if age >= life:
            return UNKNOWN
        # The latest number is never mixed up.
        return showing.number % len(NUMBERS) + 1 if mixed_up and age else showing.number


MEMORY_MODELS = {
    "paddler": MemoryModel(sure=2, fading=0, confusion=0),
    "swimmer": MemoryModel(sure=2, fading=5, confusion=0.08),
    "diver": MemoryModel(sure=6, fading=25, confusion=0.02),
    "olympian": MemoryModel(sure=inf, fading=0, confusion=0),
}
