"""A mutable match in plain numbers, for playing out thousands of games quickly.

The rules are those of rules.py, with the same tables and the same legal boxes for a roll.
It leaves out the opening and every check that an action is legal. A test plays both side by side.
"""

from __future__ import annotations

from random import Random

from bellyflop.dice import Dice, throw

from .opening import starters
from .rules import PoolZee
from .scoring import bonus_gain, hold_actions, landings_beside, offer, score_actions
from .state import (
    BOX,
    DICE,
    POOL_ZEE,
    ROLLS,
    UPPER,
    Action,
    Choosing,
    Column,
    Hold,
    Scoring,
    Throwing,
)


class FastColumn:
    """One column, changed in place."""

    __slots__ = ("free", "pool_zee", "scoring", "total", "upper")

    def __init__(
        self, free: int, pool_zee: int | None, upper: int, total: int, scoring: Scoring
    ) -> None:
        self.free = free  # the empty boxes
        self.pool_zee = pool_zee  # the points in this box
        self.upper = upper  # the sum of the upper boxes
        self.total = total  # the total so far
        self.scoring = scoring  # what the card pays

    @classmethod
    def of(cls, column: Column) -> FastColumn:
        """The fast form of this column."""
        return cls(column.free, column.pool_zee, column.upper, column.total, column.scoring)

    def write(self, box: int, points: int, checks: int) -> None:
        """Write these points into this free box."""
        self.free ^= 1 << box
        pays = self.scoring
        self.total += points + pays.check * checks
        if box < len(UPPER):
            upper = self.upper + points
            self.total += bonus_gain(self.upper, upper, pays.bonus, pays.bonus_from)
            self.upper = upper
        elif box == POOL_ZEE:
            self.pool_zee = points


class FastState:
    """A match from its first turn on. While `kept` is not None, the seat on turn throws."""

    __slots__ = (
        "column_of", "columns", "dice", "empty", "kept",
        "over", "past", "rolls_left", "seat", "starters",
    )  # fmt: skip

    def __init__(self, game: PoolZee, state: Throwing | Choosing) -> None:
        turn = state.turn
        self.empty = game.empty[0]
        self.column_of = game.column_of
        #: The starters of the later games.
        all_starters = starters(turn.history.starter, game.seats, game.games)
        self.starters = list(all_starters[len(turn.history.games) + 1 :])
        #: The points of each column in the earlier games.
        self.past = tuple(
            sum(columns[place].total for columns in turn.history.games)
            for place in range(len(game.columns))
        )
        self.columns = [FastColumn.of(column) for column in turn.columns]
        self.seat = turn.seat
        self.kept = state.kept if isinstance(state, Throwing) else None
        self.dice = state.dice if isinstance(state, Choosing) else ()
        self.rolls_left = state.rolls_left
        self.over = False

    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the seat on turn with the dice on the table."""
        boxes, _, _ = offer(self.columns[self.column_of[self.seat]], self.dice)
        scores = score_actions[boxes]
        return hold_actions[self.dice] + scores if self.rolls_left else scores

    def do(self, action: Action) -> None:
        """Apply a legal action."""
        if isinstance(action, Hold):
            self.kept = action.dice
            return
        box, column = BOX[action.box], self.columns[self.column_of[self.seat]]
        _, points, checks = offer(column, self.dice)
        column.write(box, points[box], checks)
        self._next_turn()

    def throw(self, rng: Random) -> None:
        """Throw the dice that are not kept."""
        assert self.kept is not None
        self.land(throw(DICE - len(self.kept), rng))

    def land(self, thrown: Dice) -> None:
        """Add these dice to the kept ones."""
        assert self.kept is not None
        self.dice = landings_beside[self.kept][thrown]
        self.kept = None
        self.rolls_left -= 1

    def scores(self) -> tuple[int, ...]:
        """The points on the cards, by seat."""
        totals = self._totals()
        return tuple(totals[column] for column in self.column_of)

    def _totals(self) -> tuple[int, ...]:
        return tuple(past + c.total for past, c in zip(self.past, self.columns, strict=True))

    def _next_turn(self) -> None:
        self.kept, self.rolls_left = (), ROLLS
        seats = len(self.column_of)
        for _ in range(seats):
            self.seat = (self.seat + 1) % seats
            if self.columns[self.column_of[self.seat]].free:
                return
        if not self.starters:
            self.over = True
            return
        self.past = self._totals()
        self.columns = [FastColumn.of(self.empty) for _ in self.columns]
        self.seat, *self.starters = self.starters
