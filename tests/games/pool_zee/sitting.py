"""A Pool-zee match controlled by the test: real throws, real actions, no mocks."""

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
    """A match in which the test decides for the seat on turn."""

    def __init__(self, seats: int = 1, *, opening: bool = False, **options: Any) -> None:
        super().__init__(PoolZee(seats, opening=opening, **options))

    @property
    def seen(self) -> View:
        """The spectators' view."""
        return self.game.view(self.state, None)

    @property
    def seat(self) -> int:
        """The seat on turn."""
        assert self.seen.turn is not None
        return self.seen.turn

    def throw(self, *dice: int) -> None:
        """Settle these dice."""
        self.settle(dice)

    def hold(self, *dice: int) -> None:
        """Hold these dice for the seat on turn."""
        self.do(self.seat, Hold(dice))

    def score(self, box: str) -> int:
        """Score in this box for the seat on turn; the points gained."""
        seat = self.seat
        before = self.game.scores(self.state)[seat]
        self.do(seat, Score(box))
        return self.game.scores(self.state)[seat] - before

    def turn(self, box: str, *dice: int) -> int:
        """Play a turn with one roll; the points gained."""
        self.throw(*(dice or NOTHING))
        return self.score(box)

    def fill(self, *boxes: str) -> None:
        """Play a turn with the dice NOTHING for each of these boxes."""
        for box in boxes:
            self.turn(box)

    def fill_all_but(self, *boxes: str) -> None:
        """Fill every free box except these, with the dice NOTHING."""
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
        """The boxes in which the seat on turn may score its dice now."""
        assert isinstance(self.state, Choosing)
        actions = self.game.legal(self.state, self.seat)
        return [action.box for action in actions if isinstance(action, Score)]
