"""How the others play, as far as it can be seen: who always takes what is best at once?

Sheets and dice lie open, so every finished choice can be compared with what a greedy player would
have done. Only choices that tell the two apart count.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..layout import Layout
from ..views import View, sheet_of
from .compact import Counts, compact, counts_of
from .greedy import greedy

_ENOUGH = 3  # telling choices; somebody who is not greedy makes one like it about 7 times in 10


@dataclass
class _Turn:
    """A turn that is going on."""

    number: int
    active: int
    before: list[int]  # everybody's code
    rolled: Counts
    left: Counts | None = None  # once the active player has finished


class Manners:
    """What has been noticed about each seat."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.sheets, self.greedy = compact(layout), greedy(layout)
        self.alike, self.telling = [0] * seats, [0] * seats
        self._turn: _Turn | None = None

    def greedy_seats(self) -> frozenset[int]:
        """Those who have always taken what is best at once, and had some choice."""
        seen = enumerate(zip(self.alike, self.telling, strict=True))
        return frozenset(seat for seat, (n, every) in seen if n == every >= _ENOUGH)

    def observe(self, view: View) -> None:
        """Compare what has been finished since the last view."""
        turn = self._turn
        if turn is not None and view.phase == "others" and turn.number == view.turn:
            self._active_finished(turn, view)
        elif turn is not None and view.phase in ("roll", "use", "over"):
            self._others_finished(turn, view)
        if view.phase == "use" and (turn is None or turn.number != view.turn):
            self._turn = _Turn(view.turn, view.active, self._codes(view), counts_of(view.dice))

    def _active_finished(self, turn: _Turn, view: View) -> None:
        if turn.left is not None:
            return
        left = [shown for die, shown in enumerate(view.dice) if die not in view.used]
        turn.left = counts_of(left)
        before = turn.before[turn.active]
        every = {taken.code for taken in self.sheets.takes(before, turn.rolled)}
        likely = {taken.code for taken in self.greedy.takes(before, turn.rolled)}
        self._compare(turn.active, self._codes(view)[turn.active], every, likely)

    def _others_finished(self, turn: _Turn, view: View) -> None:
        if turn.left is None or (view.turn == turn.number and view.phase != "over"):
            return
        after, left = self._codes(view), turn.left
        for seat, before in enumerate(turn.before):
            if seat != turn.active and view.turn <= turn.number + 1:
                every = self.sheets.replies(before, left)
                self._compare(seat, after[seat], every, self.greedy.replies(before, left))
        self._turn = None

    def _compare(self, seat: int, code: int, every: Iterable[int], likely: Iterable[int]) -> None:
        if set(every) != set(likely):
            self.telling[seat] += 1
            self.alike[seat] += code in set(likely)

    def _codes(self, view: View) -> list[int]:
        return [self.sheets.code(sheet_of(shown)) for shown in view.sheets]
