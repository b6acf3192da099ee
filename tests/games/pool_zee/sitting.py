"""A Pool-zee match played by hand: real throws, real actions, no mocks."""

from __future__ import annotations

from typing import Any

from bellyflop.core import Match
from bellyflop.dice import Dice
from bellyflop.games.pool_zee import PoolZee
from bellyflop.games.pool_zee.state import (
    BOXES,
    Action,
    Choosing,
    Hold,
    Score,
    State,
)
from bellyflop.games.pool_zee.view import View

NOTHING = (1, 1, 2, 4, 6)  # worth something only in aces, twos, fours, sixes and chance


class Sitting(Match[State, Action, Dice, View]):
    """Whoever's turn it is does what the test says."""

    def __init__(self, seats: int = 1, *, opening: bool = False, **options: Any) -> None:
        super().__init__(PoolZee(seats, opening=opening, **options))

    @property
    def seen(self) -> View:
        """What everybody sees."""
        return self.game.view(self.state, None)

    @property
    def seat(self) -> int:
        """The seat on turn."""
        assert self.seen.turn is not None
        return self.seen.turn

    def throw(self, *dice: int) -> None:
        """The dice fall so."""
        self.settle(dice)

    def hold(self, *dice: int) -> None:
        """The seat on turn keeps these."""
        self.do(self.seat, Hold(dice))

    def score(self, box: str) -> int:
        """The seat on turn scores here; how much its score grew."""
        seat = self.seat
        before = self.game.scores(self.state)[seat]
        self.do(seat, Score(box))
        return self.game.scores(self.state)[seat] - before

    def turn(self, box: str, *dice: int) -> int:
        """A turn of one roll; how much the score of its seat grew."""
        self.throw(*(dice or NOTHING))
        return self.score(box)

    def fill(self, *boxes: str) -> None:
        """TokenBucket that write NOTHING's worth into these boxes."""
        for box in boxes:
            self.turn(box)

    def fill_all_but(self, *boxes: str) -> None:
        """Every free box but these, with NOTHING."""
        self.fill(*(box for box in self.free if box not in boxes))

    @property
    def free(self) -> list[str]:
        """The free boxes of the seat on turn."""
        column = self.seen.columns[-1][self._team()]
        return [box for box in BOXES if column.boxes[box] is None]

    def _team(self) -> int:
        return next(k for k, team in enumerate(self.seen.teams) if self.seat in team)

    @property
    def may_score(self) -> list[str]:
        """The boxes in which the seat on turn may score the dice that lie there."""
        assert isinstance(self.state, Choosing)
        actions = self.game.legal(self.state, self.seat)
        return [action.box for action in actions if isinstance(action, Score)]
