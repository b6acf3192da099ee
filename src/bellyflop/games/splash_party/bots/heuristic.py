"""A heuristic value of a position: a rough winning chance without looking ahead.

The strength of a live seat depends on its dry pawns and, near the end, on their distance to the
diving board. Its chance is its share of the total strength. A colour that the seat's moves reveal
is worth less, because it can be accused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..state import SPACES
from .beliefs import OWN_PUSH, Beliefs
from .fast import DISTANCE, FREE, meets_board
from .memory import HUE_OF

STRENGTH = (0.0, 1.0, 1.6, 2.0)  # by dry pawns
EXPOSED = 0.5  # the share of a seat's strength that is lost once its colour is known
ATTACKED = 0.04  # lost for each pawn that could push one of the seat's own at once


@dataclass(frozen=True, slots=True)
class HeuristicOptions:
    """The factors that the heuristic of a level considers."""

    hides: bool
    minds_danger: bool
    minds_board: bool  # the distance to it near the end


class Heuristic:
    """Values a seat's moves, given its beliefs."""

    def __init__(self, beliefs: Beliefs, seat: int, options: HeuristicOptions) -> None:
        self.beliefs, self.seat, self.options = beliefs, seat, options
        view = beliefs.view
        token = view.tokens[seat]
        assert token is not None, "a seat knows its own token"
        self.own = HUE_OF[token]
        self.few = 3 if len(view.tokens) == 2 else 2
        self.others = [other for other in view.live if other != seat]
        last = view.last_move
        self._undo = (last.end, last.start) if last else None

    # ── a position ──────────────────────────────────────────────────────────────────────────

    def chance(self, rim: Sequence[int], without: int | None = None, hidden: float = 1.0) -> float:
        """My winning chance with these colours on the rim, perhaps without one opponent."""
        power = self._powers(rim)
        if power[self.own] == 0:
            return 0.0
        mine = power[self.own] * hidden
        theirs = 0.0
        for other in self.others:
            if other != without:
                odds = self.beliefs.owners[other]
                theirs += sum(chance * power[hue] for hue, chance in enumerate(odds))
        return mine / (mine + theirs) if theirs else 1.0

    def _powers(self, rim: Sequence[int]) -> list[float]:
        """The strength of each colour."""
        count, near = [0] * 6, [SPACES] * 6
        for space, hue in enumerate(rim):
            if hue != FREE:
                count[hue] += 1
                near[hue] = min(near[hue], DISTANCE[space])
        spare = 6 - count.count(0) - self.few  # colours that may still go before the end
        if spare <= 0:
            return [(10.0 - d) ** 4 if n else 0.0 for n, d in zip(count, near, strict=True)]
        late = (1.5 if spare == 1 else 0.5 if spare == 2 else 0.0) * self.options.minds_board
        return [
            STRENGTH[n] * (1 + late * (1 - d / 9)) if n else 0.0
            for n, d in zip(count, near, strict=True)
        ]

    def exposure(self, pushed: int) -> float:
        """The share of my strength left once the others have seen me push this colour."""
        if not self.options.hides:
            return 1.0
        signs = list(self.beliefs.signs[self.seat])
        if pushed != FREE:
            signs[pushed] *= OWN_PUSH
        total = sum(sign for hue, sign in enumerate(signs) if hue in self.beliefs.rim)
        known = signs[self.own] / total if total else 1.0
        return 1 - EXPOSED * known**2

    def _danger(self, rim: Sequence[int], end: int, number: int) -> float:
        """The expected number of pawns that could push one of mine."""
        attackers = 0.0
        for space, hue in enumerate(rim):
            if hue != self.own:
                continue
            for step in (1, 2, 3, -1, -2, -3):
                spot = (space + step) % SPACES
                if spot == end:
                    attackers += abs(step) == number
                elif rim[spot] != FREE:
                    attackers += self.beliefs.numbers[spot].get(abs(step), 0.0)
        return attackers

    # ── my choices ──────────────────────────────────────────────────────────────────────────

    def move(self, start: int, step: int) -> float:
        """My chance after this move, with the accusation it may allow."""
        rim = list(self.beliefs.rim)
        end = (start + step) % SPACES
        pushed, rim[end], rim[start] = rim[end], rim[start], FREE
        hidden = self.exposure(pushed)
        if self.options.minds_danger:
            hidden *= max(0.2, 1 - ATTACKED * self._danger(rim, end, abs(step)))
        chance = self.chance(rim, None, hidden)
        if meets_board(start, step) and chance > 0:
            chance = max(chance, self.best_guess(rim, hidden)[0])
        return chance

    def ways(self, start: int, number: int) -> dict[int, float]:
        """My chance after each step the pawn on this space may take if it has this number."""
        steps = (number, -number)
        open_steps = [s for s in steps if self._undo != (start, (start + s) % SPACES)]
        return {step: self.move(start, step) for step in open_steps}

    def lift(self, start: int) -> float:
        """My chance after lifting the pawn on this space."""
        numbers = self.beliefs.numbers[start]
        return sum(odds * max(self.ways(start, n).values()) for n, odds in numbers.items())

    def best_guess(self, rim: Sequence[int], hidden: float = 1.0) -> tuple[float, int, int]:
        """The accusation with the best chance for me: the chance, the seat and the colour."""
        guesses = [
            (odds * self._put_out(rim, other, hue, hidden), other, hue)
            for other in self.others
            for hue, odds in enumerate(self.beliefs.owners[other])
            if odds > 0
        ]
        return max(guesses, default=(0.0, -1, -1))

    def _put_out(self, rim: Sequence[int], other: int, hue: int, hidden: float) -> float:
        return self.chance([FREE if h == hue else h for h in rim], other, hidden)

    def guess(self, other: int, hue: int) -> float:
        """My chance if I accuse this seat of this colour."""
        odds = self.beliefs.owners[other][hue]
        return odds * self._put_out(self.beliefs.rim, other, hue, 1.0)
