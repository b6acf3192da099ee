"""The values of a seat's position and of each of its choices, all on one scale.

The value of a choice is the mean over its results, down to positions between two turns, which
`value.py` evaluates. So the value of a lift is the mean, over the numbers it may show, of the
better direction, and the value of a choice equals the value of the position after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ..state import SPACES, Accuse, Action, Decline, Go, Lift
from .beliefs import Beliefs
from .fast import DISTANCE, FREE, meets_board
from .memory import HUE_OF
from .outlook import Outlook
from .value import Value, learned_value

SURE = 1e-9


class Weighing:
    """The chances of a seat as it sees the table."""

    def __init__(self, beliefs: Beliefs, seat: int, value: Value | None = None) -> None:
        self.beliefs, self.seat = beliefs, seat
        self.outlook = Outlook(beliefs, seat)
        self.value = value or learned_value()
        view = beliefs.view
        self.quiet = view.turn - 1 - view.last_splash
        last = view.last_move
        self._undo = (last.end, last.start) if last else None
        self._known: dict[tuple[int, int], float] = {}
        self._outlooks: dict[int, Outlook] = {}

    def position(self) -> float:
        """The chance while another seat must act."""
        view = self.beliefs.view
        assert view.mover is not None
        moved = view.phase in ("fall", "accuse")
        mover = self._next(view.mover) if moved else view.mover
        return self._chance(self.beliefs.rim, mover, max(0, self.quiet))

    def action(self, action: Action) -> float:
        """The chance after this action of the seat."""
        match action:
            case Lift(space):
                return self.lift(space)
            case Go(direction):
                assert self.beliefs.view.lifted is not None
                return self.go(self.beliefs.view.lifted, self.beliefs.step(direction))
            case Accuse(other, colour):
                return self.guess(self.beliefs.rim, other, HUE_OF[colour])
            case Decline():
                return self._after(self.beliefs.rim, FREE)

    # ── the choices ─────────────────────────────────────────────────────────────────────────

    def lift(self, start: int) -> float:
        """The chance in the better direction, as a mean over the numbers this pawn may have."""
        numbers = self.beliefs.numbers[start]
        return sum([odds * self._best_way(start, n) for n, odds in numbers.items()])

    def _best_way(self, start: int, number: int) -> float:
        steps = (number, -number)
        ways = [s for s in steps if self._undo != (start, (start + s) % SPACES)]
        return max([self.go(start, step) for step in ways])

    def go(self, start: int, step: int) -> float:
        """The chance after this move, with the accusation it may allow."""
        if (start, step) not in self._known:
            self._known[start, step] = self._go(start, step)
        return self._known[start, step]

    def _go(self, start: int, step: int) -> float:
        rim = list(self.beliefs.rim)
        end = (start + step) % SPACES
        pushed, rim[end], rim[start] = rim[end], rim[start], FREE
        moved = (end, abs(step))
        silent = self._after(rim, pushed, moved)
        if not meets_board(start, step) or not silent or self._over(rim):
            return silent
        guesses = [
            self.guess(rim, other, hue)
            for other in self._others()
            for hue, odds in enumerate(self.outlook.owners[other])
            if odds > silent
        ]
        return max([silent, *guesses])

    def guess(self, rim: Sequence[int], other: int, hue: int) -> float:
        """The chance if the seat accuses this other of this colour; a wrong accuser is out."""
        odds = self.outlook.owners[other][hue]
        if not odds:
            return 0.0
        left = [FREE if its == hue else its for its in rim]
        return odds * self._out(left, other, hue, 0)

    # ── positions after a choice ────────────────────────────────────────────────────────────

    def _after(
        self, rim: Sequence[int], pushed: int, moved: tuple[int, int] | None = None
    ) -> float:
        """The chance after this turn; the owner of a colour that is gone is out."""
        if self.outlook.own not in rim:
            return 0.0
        quiet = 0 if pushed != FREE else self.quiet + 1
        mover = self._next(self.seat)
        if pushed == FREE or pushed in rim:
            return self._chance(rim, mover, quiet, pushed, moved)
        chance, rest = 0.0, 1.0
        for other in self._others():
            odds = self.outlook.owners[other][pushed]
            if odds:
                chance += odds * self._out(rim, other, pushed, quiet, moved)
                rest -= odds
        if rest > SURE:
            chance += rest * self._chance(rim, mover, quiet, pushed, moved, gone=pushed)
        return chance

    def _out(
        self,
        rim: Sequence[int],
        other: int,
        hue: int,
        quiet: int,
        moved: tuple[int, int] | None = None,
    ) -> float:
        """The chance after this other, the owner of this colour, is out."""
        if len(self._others()) == 1:
            return 1.0
        mover = self._next(self.seat, other)
        return self._chance(rim, mover, quiet, FREE, moved, hue, other)

    def _chance(
        self,
        rim: Sequence[int],
        mover: int,
        quiet: int,
        pushed: int = FREE,
        moved: tuple[int, int] | None = None,
        gone: int | None = None,
        without: int | None = None,
    ) -> float:
        """The chance in this position; the colour `gone` was that of `without`, or nobody's."""
        if self._over(rim) or quiet >= self.outlook.standstill:
            return self._compared(rim, moved, gone, without)
        outlook = self.outlook if gone is None else self._renewed(gone)
        return self.value(outlook.features(rim, mover, quiet, pushed, without, moved))

    def _over(self, rim: Sequence[int]) -> bool:
        """Whether so few colours are left that the pawns are compared (§3.6)."""
        return len({hue for hue in rim if hue != FREE}) <= self.outlook.few

    def _compared(
        self,
        rim: Sequence[int],
        moved: tuple[int, int] | None,
        gone: int | None,
        without: int | None,
    ) -> float:
        """The chance to have the nearest pawn, then the highest, over all deals (§3.6)."""
        near: dict[int, dict[int, list[int]]] = {}
        for space, hue in enumerate(rim):
            if hue != FREE:
                near.setdefault(hue, {}).setdefault(DISTANCE[space], []).append(space)
        won = total = 0.0
        for deal, weight in self.beliefs.deals:
            if gone is None or (gone not in deal if without is None else deal[without] == gone):
                total += weight
                hues = [deal[other] for other in self._others() if other != without]
                won += weight * self._nearest(near, [hue for hue in hues if hue in near], moved)
        return won / total if total else 0.0

    def _nearest(
        self,
        near: dict[int, dict[int, list[int]]],
        hues: Sequence[int],
        moved: tuple[int, int] | None,
    ) -> float:
        """The chance to win against these colours; `near` are pawns by colour and distance."""
        own = self.outlook.own
        if own not in near or not hues:
            return float(own in near)
        mine = min(near[own])
        if any(min(near[hue]) < mine for hue in hues):
            return 0.0
        level = [near[hue][mine] for hue in hues if min(near[hue]) == mine]
        theirs = [self._highest(spaces, moved) for spaces in level]
        highest = self._highest(near[own][mine], moved)
        return sum([highest[n] * prod([sum(it[:n]) for it in theirs]) for n in (1, 2, 3)])

    def _highest(self, spaces: Sequence[int], moved: tuple[int, int] | None) -> list[float]:
        """The chance of each number to be the highest of the pawns on these spaces."""
        chances = [1.0, 0.0, 0.0, 0.0]
        for space in spaces:
            if moved and space == moved[0]:
                numbers = {moved[1]: 1.0}
            else:
                numbers = self.beliefs.numbers.get(space, {})
            both = [0.0] * 4
            for high, odds in enumerate(chances):
                for n, chance in numbers.items():
                    both[max(high, n)] += odds * chance
            chances = both
        return chances

    # ── players in the game ─────────────────────────────────────────────────────────────────

    def _others(self) -> list[int]:
        return [other for other in self.outlook.live if other != self.seat]

    def _next(self, mover: int, without: int | None = None) -> int:
        live = [seat for seat in self.outlook.live if seat != without]
        return next((seat for seat in live if seat > mover), live[0])

    def _renewed(self, hue: int) -> Outlook:
        """The outlook once no remaining seat can have this colour."""
        if hue not in self._outlooks:
            twin = Outlook(self.beliefs, self.seat)
            twin.owners = [_without(odds, hue) for odds in self.outlook.owners]
            self._outlooks[hue] = twin
        return self._outlooks[hue]


def _without(odds: Sequence[float], hue: int) -> list[float]:
    rest = 1 - odds[hue]
    if rest < SURE:
        return list(odds)
    return [0.0 if its == hue else chance / rest for its, chance in enumerate(odds)]
