"""The worth of each action to a seat: what it comes to, what the others make of it, and then.

All of it is about chances to win. `glance` stops at the actor's own sheet; `weigh` looks to the end
of the turn, with everybody's best use of the dice that are left, or the use they always make if
they are known to be greedy; `play_on` plays the most promising positions on, each through the same
possible next turns, and takes the mean.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Floats

from ..layout import Layout
from ..state import Action, Deciding, Others, Placing, State, ToPlace, ToRoll, ToUse
from .compact import counts_of
from .effects import Effect, areas, effects_of, left_of
from .greedy import greedy
from .turns import Player, Players, Position, choose, manners, play_turns, reply_all
from .value import value_of

_LOOKED_AT = 256
"""Ends of an active player's turn for which the others' uses are worked out; ours has fewer."""


class End(NamedTuple):
    """What an action leads to: the chance to win, one's stars, the position after the turn."""

    worth: float
    stars: int  # among equal chances, more are nicer
    position: Position


class Search(NamedTuple):
    """How far to play on."""

    actions: int  # the most promising ones
    samples: int  # of the dice to come
    turns: int


class Outlook:
    """Weighs positions and actions for so many seats on sheets of one layout."""

    def __init__(self, layout: Layout, seats: int, greedy_seats: Collection[int] = ()) -> None:
        self.value = value_of(layout, seats)
        self.sheets = self.value.sheets
        self.players: list[Player] = [
            greedy(layout) if seat in greedy_seats else self.sheets for seat in range(seats)
        ]

    # ── positions ───────────────────────────────────────────────────────────────────────────

    def chances(self, positions: Sequence[Position], players: Players) -> Floats:
        """The chances to win before a roll, or at the end: positions × seats in turn order."""
        return self.value(np.array(positions, np.int64), manners(players)).chances

    def codes(self, state: State) -> Position:
        """The sheets as they are now, in turn order with the active player last."""
        codes = [self.sheets.code(sheet) for sheet in state.present_sheets]
        return (*codes[state.active + 1 :], *codes[: state.active + 1])

    def place(self, state: State, seat: int) -> int:
        """Where the seat is in such a position."""
        return (seat - state.active - 1) % len(state.sheets)

    def around(self, state: State) -> list[Player]:
        """The players in the order of such a position."""
        return [*self.players[state.active + 1 :], *self.players[: state.active + 1]]

    def chance(self, state: State, seat: int) -> float:
        """The seat's chance to win if all who can still do something in this turn do it best."""
        position, place = self.codes(state), self.place(state, seat)
        players = self.around(state)
        match state.phase:
            case ToRoll():  # the active player comes first
                position, place = (position[-1], *position[:-1]), (place + 1) % len(position)
                players = [players[-1], *players[:-1]]
            case ToUse(dice):
                takes = players[-1].takes(position[-1], counts_of(dice))
                effects = [Effect(taken.code, (), left) for taken in takes for left in taken.lefts]
                position = self._best_use(state, position, effects)
            case ToPlace(queue=queue):
                effects = [Effect(position[-1], areas(queue), left_of(state))]
                position = self._best_use(state, position, effects)
            case Others():
                position = self._replied(state, position)
        return float(self.chances([position], players)[0, place])

    def _best_use(self, state: State, position: Position, effects: Iterable[Effect]) -> Position:
        return max(self._after_use(state, position, effects).values()).position

    def _replied(self, state: State, position: Position, skip: int = -1) -> Position:
        """The position after the others' uses, except that of the one at the place `skip`."""
        if not isinstance(state.phase, Others):
            return position
        players, replying = self.around(state), []
        placed = list(position)
        for seat, progress in enumerate(state.phase.progress):
            place = self.place(state, seat)
            if place == skip:
                continue
            if isinstance(progress, Deciding):
                replying.append(place)
            elif isinstance(progress, Placing):
                finals = self.sheets.finals(position[place], areas(progress.queue))
                rows = [(*position[:place], code, *position[place + 1 :]) for code in finals]
                placed[place] = finals[choose(self.value, [rows], players, place)[0]]
        [replied] = reply_all(self.value, [position], [left_of(state)], players, replying)
        for place in replying:
            placed[place] = replied[place]
        return tuple(placed)

    # ── actions ─────────────────────────────────────────────────────────────────────────────

    def glance(self, state: State, seat: int, actions: Sequence[Action]) -> list[End]:
        """What each action leads to as if nobody else did anything in this turn."""
        effects = effects_of(self.sheets, state, seat, actions)
        ends = self._own(state, self.codes(state), self.place(state, seat), effects)
        return [ends[effect] for effect in effects]

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[End]:
        """What each action leads to once everybody has used what is left."""
        effects = effects_of(self.sheets, state, seat, actions)
        ends = self._weighed(state, seat, effects)
        return [ends[effect] for effect in effects]

    def play_on(
        self, state: State, seat: int, actions: Sequence[Action], search: Search, rng: Random
    ) -> list[End]:
        """The same, but of the best few actions it is seen how the next turns may go."""
        effects = effects_of(self.sheets, state, seat, actions)
        ends = self._weighed(state, seat, effects)
        order = sorted(ends, key=ends.__getitem__, reverse=True)
        few = order[: search.actions]
        worth = self._after_turns(state, seat, [ends[effect] for effect in few], search, rng)
        found = {
            effect: ends[effect]._replace(worth=w) for effect, w in zip(few, worth, strict=True)
        }
        for effect in order[search.actions :]:  # none of the rest beats them
            found[effect] = ends[effect]._replace(worth=min(*worth, ends[effect].worth))
        return [found[effect] for effect in effects]

    def _weighed(self, state: State, seat: int, effects: Iterable[Effect]) -> Mapping[Effect, End]:
        position, place = self.codes(state), self.place(state, seat)
        if seat == state.active:
            return self._after_use(state, position, effects)
        return self._own(state, self._replied(state, position, place), place, effects)

    def _own(
        self, state: State, position: Position, place: int, effects: Iterable[Effect]
    ) -> dict[Effect, End]:
        """Each effect with its bonuses placed best, all else as it is in the position."""
        rows = [
            (effect, (*position[:place], code, *position[place + 1 :]))
            for effect in dict.fromkeys(effects)
            for code in self.sheets.finals(effect.code, effect.queue)
        ]
        return self._best_of(rows, self.around(state), place)

    def _after_use(
        self, state: State, position: Position, effects: Iterable[Effect]
    ) -> dict[Effect, End]:
        """Each effect for the active player, with the others' best uses of the dice it leaves."""
        rows = [
            (effect, (*position[:-1], code))
            for effect in dict.fromkeys(effects)
            for code in self.sheets.finals(effect.code, effect.queue)
        ]
        players, unseen = self.around(state), []
        if len(rows) > _LOOKED_AT:
            chances = self.chances([row for _, row in rows], players)[:, -1]
            order = np.argsort(-chances, kind="stable")
            rows, unseen = (
                [rows[n] for n in order[:_LOOKED_AT]],
                [rows[n] for n in order[_LOOKED_AT:]],
            )
        lefts = [effect.left for effect, _ in rows]
        turned = [row for _, row in rows]
        replied = reply_all(self.value, turned, lefts, players, range(len(players) - 1))
        after = [(effect, row) for (effect, _), row in zip(rows, replied, strict=True)]
        ends = self._best_of(after, players, -1)
        worst = min(ends.values())
        return dict.fromkeys((effect for effect, _ in unseen), worst) | ends

    def _best_of(
        self, rows: Sequence[tuple[Effect, Position]], players: Players, place: int
    ) -> dict[Effect, End]:
        ends: dict[Effect, End] = {}
        chances = self.chances([row for _, row in rows], players)[:, place].tolist()
        for (effect, row), chance in zip(rows, chances, strict=True):
            end = End(chance, self.sheets.stars(row[place]), row)
            ends[effect] = max(ends.get(effect, end), end)
        return ends

    def _after_turns(
        self, state: State, seat: int, ends: Sequence[End], search: Search, rng: Random
    ) -> list[float]:
        """Each end's mean chance over the turns that may follow, with the same dice for all."""
        dice = [rng.getrandbits(64) for _ in range(search.samples)]
        worth = [0.0] * len(ends)
        going = [(n, end.position, Random(seed)) for n, end in enumerate(ends) for seed in dice]
        players, place = self.around(state), self.place(state, seat)
        for turn in range(search.turns + 1):
            over = [any(map(self.sheets.over, position)) for _, position, _ in going]
            last = turn == search.turns
            done = [game for game, ended in zip(going, over, strict=True) if ended or last]
            if done:
                chances = self.chances([position for _, position, _ in done], players)
                for (n, _, _), chance in zip(done, chances[:, place].tolist(), strict=True):
                    worth[n] += chance / search.samples
            going = [game for game, ended in zip(going, over, strict=True) if not ended]
            if last or not going:
                break
            numbers, positions, rngs = zip(*going, strict=True)
            after = play_turns(self.value, positions, players, rngs)
            going = list(zip(numbers, after, rngs, strict=True))
            players, place = [*players[1:], players[0]], (place - 1) % len(players)
        return worth
