"""The value of each action to a seat, including the others' replies in the same turn.

All values are chances to win. `glance` stops at the actor's own sheet; `weigh` looks ahead to the
end of the turn and assumes everybody's best use of the remaining dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import NamedTuple, Protocol

from ..layout import Layout
from ..state import Action, Deciding, Others, Placing, State, ToPlace, ToRoll, ToUse
from .compact import Compact, Counts, counts_of
from .effects import Effect, areas, effects_of, left_of
from .estimates import plain_value_of

_LOOKED_AT, _LOOKED_AT_PLAINLY = 256, 32
"""The most results of an active player's turn for which the others' replies are computed. The
printed sheet has fewer than the first limit; plain Python is slower and takes only the best few."""

Position = tuple[int, ...]
"""The sheets in turn order from the player about to roll; after a turn that player is the last."""


class Value(Protocol):
    """A function from positions to the chances to win of each seat."""

    @property
    def sheets(self) -> Compact:
        """The sheets of the layout in play."""

    @property
    def spread(self) -> float:
        """The error of an estimated chance p, in units of √(p(1 − p)); 0 where it is exact."""

    def chances(self, positions: Sequence[Position], /) -> list[list[float]]:
        """The chances before a roll, or at the end: positions × seats in turn order."""


class End(NamedTuple):
    """The end of the turn after an action: the chance to win, the seat's stars, the position."""

    worth: float
    stars: int  # breaks ties between equal chances
    position: Position


class Outlook:
    """Values positions and actions for a number of seats on sheets of one layout."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.value, self._looked_at = _value_of(layout, seats)
        self.sheets = self.value.sheets

    # ── positions ───────────────────────────────────────────────────────────────────────────

    def codes(self, state: State) -> Position:
        """The sheets as they are now, in turn order with the active player last."""
        codes = [self.sheets.code(sheet) for sheet in state.present_sheets]
        return (*codes[state.active + 1 :], *codes[: state.active + 1])

    def place(self, state: State, seat: int) -> int:
        """The seat's index in such a position."""
        return (seat - state.active - 1) % len(state.sheets)

    def chance(self, state: State, seat: int) -> float:
        """The seat's chance to win if everybody who can still act in this turn plays best."""
        position, place = self.codes(state), self.place(state, seat)
        match state.phase:
            case ToRoll():  # the active player comes first
                position, place = (position[-1], *position[:-1]), (place + 1) % len(position)
            case ToUse(dice):
                takes = self.sheets.takes(position[-1], counts_of(dice))
                effects = [Effect(taken.code, (), left) for taken in takes for left in taken.lefts]
                position = self._best_use(position, effects)
            case ToPlace(queue=queue):
                effects = [Effect(position[-1], areas(queue), left_of(state))]
                position = self._best_use(position, effects)
            case Others():
                position = self._replied(state, position)
        return self.value.chances([position])[0][place]

    def _best_use(self, position: Position, effects: Iterable[Effect]) -> Position:
        return max(self._after_use(position, effects).values()).position

    def _replied(self, state: State, position: Position, skip: int = -1) -> Position:
        """The position after the others' best uses, except for the seat at the place `skip`."""
        if not isinstance(state.phase, Others):
            return position
        after, left = list(position), left_of(state)
        for seat, progress in enumerate(state.phase.progress):
            place = self.place(state, seat)
            if place == skip:
                continue
            if isinstance(progress, Deciding):
                after[place] = reply_all(self.value, [position], [left], [place])[0][place]
            elif isinstance(progress, Placing):
                finals = self.sheets.finals(position[place], areas(progress.queue))
                rows = [(*position[:place], code, *position[place + 1 :]) for code in finals]
                after[place] = finals[choose(self.value, [rows], place)[0]]
        return tuple(after)

    # ── actions ─────────────────────────────────────────────────────────────────────────────

    def glance(self, state: State, seat: int, actions: Sequence[Action]) -> list[End]:
        """The end of each action if nobody else acted in this turn."""
        effects = effects_of(self.sheets, state, seat, actions)
        ends = self._own(self.codes(state), self.place(state, seat), effects)
        return [ends[effect] for effect in effects]

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[End]:
        """The end of each action once everybody has used the dice that are left."""
        effects = effects_of(self.sheets, state, seat, actions)
        position, place = self.codes(state), self.place(state, seat)
        if seat == state.active:
            ends = self._after_use(position, effects)
        else:
            ends = self._own(self._replied(state, position, place), place, effects)
        return [ends[effect] for effect in effects]

    def _own(self, position: Position, place: int, effects: Iterable[Effect]) -> dict[Effect, End]:
        """Each effect with its bonuses placed best, and the rest of the position unchanged."""
        rows = [
            (effect, (*position[:place], code, *position[place + 1 :]))
            for effect in dict.fromkeys(effects)
            for code in self.sheets.finals(effect.code, effect.queue)
        ]
        return self._best_of(rows, place)

    def _after_use(self, position: Position, effects: Iterable[Effect]) -> dict[Effect, End]:
        """Each effect for the active player, with the others' best uses of the dice it leaves."""
        rows = [
            (effect, (*position[:-1], code))
            for effect in dict.fromkeys(effects)
            for code in self.sheets.finals(effect.code, effect.queue)
        ]
        unseen = []
        if len(rows) > self._looked_at:
            mine = [chances[-1] for chances in self.value.chances([row for _, row in rows])]
            order = sorted(range(len(rows)), key=lambda n: -mine[n])
            unseen = [rows[n] for n in order[self._looked_at :]]
            rows = [rows[n] for n in order[: self._looked_at]]
        lefts = [effect.left for effect, _ in rows]
        turned = [row for _, row in rows]
        replied = reply_all(self.value, turned, lefts, range(len(position) - 1))
        ends = self._best_of(
            [(effect, row) for (effect, _), row in zip(rows, replied, strict=True)], -1
        )
        worst = min(ends.values())
        return dict.fromkeys((effect for effect, _ in unseen), worst) | ends

    def _best_of(self, rows: Sequence[tuple[Effect, Position]], place: int) -> dict[Effect, End]:
        ends: dict[Effect, End] = {}
        chances = self.value.chances([row for _, row in rows])
        for (effect, row), won in zip(rows, chances, strict=True):
            end = End(won[place], self.sheets.stars(row[place]), row)
            ends[effect] = max(ends.get(effect, end), end)
        return ends


def _value_of(layout: Layout, seats: int) -> tuple[Value, int]:
    """The value function, and the number of results of a turn it can evaluate in time."""
    if find_spec("numpy") is None:
        return plain_value_of(layout, seats), _LOOKED_AT_PLAINLY
    from .value import value_of

    return value_of(layout, seats), _LOOKED_AT


# ── the replies of many players at once ───────────────────────────────────────────────────────────


def reply_all(
    value: Value, turned: Sequence[Position], lefts: Sequence[Counts], seats: Sequence[int]
) -> list[Position]:
    """The positions after each of these seats has used the dice left, unaware of the others."""
    after = [list(position) for position in turned]
    for seat in seats:
        rows = [
            [(*p[:seat], code, *p[seat + 1 :]) for code in value.sheets.replies(p[seat], left)]
            for p, left in zip(turned, lefts, strict=True)
        ]
        for game, option in enumerate(choose(value, rows, seat)):
            after[game][seat] = rows[game][option][seat]
    return [tuple(position) for position in after]


def choose(value: Value, rows: Sequence[Sequence[Position]], seat: int) -> list[int]:
    """The index of the best option for the seat, for each game."""
    worth = [chances[seat] for chances in value.chances([row for game in rows for row in game])]
    chosen, start = [], 0
    for options in rows:
        mine = worth[start : start + len(options)]
        chosen.append(mine.index(max(mine)))
        start += len(options)
    return chosen
