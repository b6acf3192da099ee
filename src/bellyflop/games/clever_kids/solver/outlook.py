"""The worth of each action to a seat: what it comes to, what the others make of it, and then.

All of it is about chances to win. `glance` stops at the actor's own sheet; `weigh` looks to the end
of the turn, with everybody's best use of the dice that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Floats

from ..layout import Layout
from ..state import Action, Deciding, Others, Placing, State, ToPlace, ToRoll, ToUse
from .compact import Counts, counts_of
from .effects import Effect, areas, effects_of, left_of
from .network import Codes
from .value import Value, value_of

_LOOKED_AT = 256
"""Ends of an active player's turn for which the others' uses are worked out; ours has fewer."""

Position = tuple[int, ...]
"""The sheets in turn order from the player about to roll; after a turn that player is the last."""


class End(NamedTuple):
    """What an action leads to: the chance to win, one's stars, the position after the turn."""

    worth: float
    stars: int  # among equal chances, more are nicer
    position: Position


class Outlook:
    """Weighs positions and actions for so many seats on sheets of one layout."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.value = value_of(layout, seats)
        self.sheets = self.value.sheets

    # ── positions ───────────────────────────────────────────────────────────────────────────

    def chances(self, positions: Sequence[Position]) -> Floats:
        """The chances to win before a roll, or at the end: positions × seats in turn order."""
        return self.value(np.array(positions, np.int64)).chances

    def codes(self, state: State) -> Position:
        """The sheets as they are now, in turn order with the active player last."""
        codes = [self.sheets.code(sheet) for sheet in state.present_sheets]
        return (*codes[state.active + 1 :], *codes[: state.active + 1])

    def place(self, state: State, seat: int) -> int:
        """Where the seat is in such a position."""
        return (seat - state.active - 1) % len(state.sheets)

    def chance(self, state: State, seat: int) -> float:
        """The seat's chance to win if all who can still do something in this turn do it best."""
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
        return float(self.chances([position])[0, place])

    def _best_use(self, position: Position, effects: Iterable[Effect]) -> Position:
        return max(self._after_use(position, effects).values()).position

    def _replied(self, state: State, position: Position, skip: int = -1) -> Position:
        """The position after the others' uses, except that of the one at the place `skip`."""
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
        """What each action leads to as if nobody else did anything in this turn."""
        effects = effects_of(self.sheets, state, seat, actions)
        ends = self._own(self.codes(state), self.place(state, seat), effects)
        return [ends[effect] for effect in effects]

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[End]:
        """What each action leads to once everybody has used what is left."""
        effects = effects_of(self.sheets, state, seat, actions)
        position, place = self.codes(state), self.place(state, seat)
        if seat == state.active:
            ends = self._after_use(position, effects)
        else:
            ends = self._own(self._replied(state, position, place), place, effects)
        return [ends[effect] for effect in effects]

    def _own(self, position: Position, place: int, effects: Iterable[Effect]) -> dict[Effect, End]:
        """Each effect with its bonuses placed best, all else as it is in the position."""
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
        if len(rows) > _LOOKED_AT:
            order = np.argsort(-self.chances([row for _, row in rows])[:, -1], kind="stable")
            rows, unseen = (
                [rows[n] for n in order[:_LOOKED_AT]],
                [rows[n] for n in order[_LOOKED_AT:]],
            )
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
        chances = self.chances([row for _, row in rows])[:, place].tolist()
        for (effect, row), chance in zip(rows, chances, strict=True):
            end = End(chance, self.sheets.stars(row[place]), row)
            ends[effect] = max(ends.get(effect, end), end)
        return ends


# ── what many players do with what is left, side by side ──────────────────────────────────────────


def reply_all(
    value: Value, turned: Sequence[Position], lefts: Sequence[Counts], seats: Sequence[int]
) -> list[Position]:
    """Positions in which these seats have used what is left, none knowing what the others do."""
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
    """In each game the option whose position is best for the seat."""
    flat: Codes = np.array([row for options in rows for row in options], np.int64)
    worth = value(flat).chances[:, seat]
    chosen, start = [], 0
    for options in rows:
        chosen.append(int(worth[start : start + len(options)].argmax()))
        start += len(options)
    return chosen
