"""A position as a seat sees it, in numbers: the features for its learned chance to win.

All features come from the seat's beliefs, so they hold nothing the seat cannot know. A position
lies between two turns. It need not be the current one: positions after a move, or after an
accusation has put an opponent out, are valued in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from ..state import SPACES
from .beliefs import OWN_PUSH, Beliefs
from .fast import DISTANCE, FREE
from .heuristic import STRENGTH
from .memory import HUE_OF

HUES = range(6)
FEATURES = 42
NEVER = 9.0  # the farthest that a pawn can be from the diving board


class Outlook:
    """Describes any position that could follow from the current one, as a seat sees it."""

    def __init__(self, beliefs: Beliefs, seat: int) -> None:
        view = beliefs.view
        token = view.tokens[seat]
        assert token is not None, "a seat knows its own token"
        self.seat, self.own = seat, HUE_OF[token]
        self.seats = len(view.tokens)
        self.few = 3 if self.seats == 2 else 2
        self.live = view.live
        self.owners, self.numbers = beliefs.owners, beliefs.numbers
        self.signs = beliefs.signs[seat]
        self.rim = beliefs.rim
        self.standstill = view.standstill

    def features(
        self,
        rim: Sequence[int],
        mover: int,
        quiet: int,
        pushed: int = FREE,
        without: int | None = None,
        moved: tuple[int, int] | None = None,
    ) -> list[float] | float:
        """The features of the position, or the chance to win if it is decided.

        `pushed` is a colour the seat has just pushed; `moved` is the space and the number of the
        pawn just moved.
        """
        count, near = [0] * 6, [NEVER] * 6
        for space, hue in enumerate(rim):
            if hue != FREE:
                count[hue] += 1
                if DISTANCE[space] < near[hue]:
                    near[hue] = DISTANCE[space]
        own = self.own
        if not count[own]:
            return 0.0
        others = [other for other in self.live if other not in (self.seat, without)]
        if not others:
            return 1.0
        spare = max(0, 6 - count.count(0) - self.few)
        strengths, reaches, alive = [], [], []
        for other in others:
            odds = self.owners[other]
            strengths.append(sum([odds[hue] * STRENGTH[count[hue]] for hue in HUES]))
            reaches.append(sum([odds[hue] * near[hue] for hue in HUES]))
            alive.append(sum([odds[hue] for hue in HUES if count[hue]]))
        left = sum(alive)
        if left < 1e-9:
            return 1.0
        mine, theirs = STRENGTH[count[own]], sum(strengths)
        ahead = min(reaches) - near[own]
        # At the end the nearest seat wins: the expected number of others that are nearer.
        behind = sum(
            [
                odds * ((near[hue] < near[own]) + 0.5 * (near[hue] == near[own]))
                for other in others
                for hue, odds in enumerate(self.owners[other])
                if count[hue]
            ]
        )
        known = self._known(count, pushed)
        sure = [max(self.owners[other]) for other in others]
        danger = self._danger(rim, moved)
        turn = self._order(others, mover)
        crowd = min(4, len(others) - 1)
        row = [0.0] * FEATURES
        row[count[own] - 1] = 1.0
        row[3 + min(4, spare)] = 1.0
        row[8 + crowd] = 1.0
        row[13] = log(mine / (theirs + 0.1))
        row[14] = mine / (mine + theirs)
        row[15] = max(strengths)
        row[16] = left / 5
        row[17] = near[own] / NEVER
        row[18] = ahead / NEVER
        if spare <= 2:
            row[19 + spare] = ahead / NEVER
            row[22 + spare] = behind / max(1.0, left)
        row[25] = known
        row[26] = known * known
        row[27] = known * known * left / 5
        row[28] = max(sure)
        row[29] = sum(sure) / len(sure)
        row[30] = min(sure)
        row[31] = 1.0 if mover == self.seat else 0.0
        row[32] = turn / 5
        row[33] = danger / 4
        row[34] = danger / 4 * (count[own] == 1)
        row[35] = quiet / self.standstill
        row[36] = len(self.numbers) and sum(
            [1.0 for spots in self.numbers.values() if len(spots) == 1]
        ) / len(self.numbers)
        row[37] = (mover == self.seat) * max(sure) ** 2
        row[38] = (sum([1 for n in count if n]) - 1 - left) / 5
        row[39] = self.seats / 6
        late = (0.0, 1.5, 0.5, 0.0, 0.0)[min(4, spare)]
        powers = [STRENGTH[n] * (1 + late * (1 - near[hue] / NEVER)) for hue, n in enumerate(count)]
        against = sum([sum([self.owners[o][hue] * powers[hue] for hue in HUES]) for o in others])
        row[40] = log(powers[own] / (against + 0.1))
        row[41] = powers[own] / (powers[own] + against)
        return row

    def _known(self, count: list[int], pushed: int) -> float:
        """How certain the others can be of this seat's colour."""
        signs = self.signs
        total = sum([sign for hue, sign in enumerate(signs) if count[hue]])
        mine = signs[self.own]
        if pushed == self.own:
            return OWN_PUSH * mine / max(1e-9, total - mine + OWN_PUSH * mine)
        if pushed != FREE and count[pushed]:
            total -= (1 - OWN_PUSH) * signs[pushed]
        return mine / max(total, mine)

    def _danger(self, rim: Sequence[int], moved: tuple[int, int] | None) -> float:
        """The expected number of pawns that could push one of this seat's."""
        end, number = moved or (-1, 0)
        attackers = 0.0
        for space, hue in enumerate(rim):
            if hue == self.own:
                for step in (1, 2, 3, -1, -2, -3):
                    spot = (space + step) % SPACES
                    if spot == end:
                        attackers += abs(step) == number
                    elif rim[spot] != FREE and spot in self.numbers:
                        attackers += self.numbers[spot].get(abs(step), 0.0)
        return attackers

    def _order(self, others: Sequence[int], mover: int) -> int:
        """The number of others that act before this seat."""
        if mover == self.seat:
            return 0
        wait = (self.seat - mover) % self.seats
        return sum([(other - mover) % self.seats < wait for other in others])
