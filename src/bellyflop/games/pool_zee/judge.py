"""What positions and choices are worth in points, exactly.

A column is its owners' own affair: the worth of a position to a seat is what stands in its column
in all games of the match, and what best play by everyone who writes in it still adds on average.
"""

from __future__ import annotations

from bellyflop.solvers.judge import Advice, Judge, Unit, Worth

from .reasons import reasons
from .rules import PoolZee
from .solver import Sheet, best_play, sheet_of
from .state import Action, Choosing, Opening, State, Throwing
from .view import View, read_state


class PoolZeeJudge(Judge[State, Action, View]):
    """Judges every column by best play for the most points."""

    unit: Unit = "points"
    exact = True

    def __init__(self, game: PoolZee) -> None:
        self._game = game
        self._play = best_play(game.joker)
        self._column_of = {s: at for at, seats in enumerate(game.columns) for s in seats}

    def worth(self, state: State, seat: int) -> Worth:
        """What stands there, what this game still adds, and what the games after it will."""
        if isinstance(state, Opening):
            return Worth(self._game.games * self._play.value(Sheet()))
        return Worth(self._beside(state, seat) + self._this_game(state, seat))

    def _beside(self, state: State, seat: int) -> float:
        """What does not depend on the dice: points that stand there, and the games to come."""
        assert not isinstance(state, Opening)
        games_to_come = self._game.games - len(state.history.games) - 1
        fresh = games_to_come * self._play.value(Sheet())
        return self._game.scores(state)[seat] + fresh

    def _this_game(self, state: State, seat: int) -> float:
        """The points that the game being played still adds."""
        assert not isinstance(state, Opening)
        place = self._column_of[seat]
        sheet = sheet_of(state.columns[place])
        match state:
            case Throwing(turn=turn, kept=kept, rolls_left=left) if self._column_of[turn] == place:
                return self._play.before_throw(sheet, kept, left)
            case Choosing(turn=turn, dice=dice, rolls_left=left) if self._column_of[turn] == place:
                return self._play.worth(sheet, dice, left)
        return self._play.value(sheet)

    def choices(self, state: State, seat: int) -> dict[Action, Worth]:
        if not isinstance(state, Choosing) or state.turn != seat:
            return {}
        sheet, beside = sheet_of(self._game.column_on_turn(state)), self._beside(state, seat)
        options = self._play.options(sheet, state.dice, state.rolls_left)
        return {action: Worth(beside + value) for action, value in options.items()}

    def hint(self, view: View, seat: int, most: int = 3) -> list[Advice[Action]]:
        """The best few for the most points, best first, each with its reason."""
        state = read_state(view)
        if not isinstance(state, Choosing) or state.turn != seat:
            return []
        sheet, beside = sheet_of(self._game.column_on_turn(state)), self._beside(state, seat)
        return [
            Advice(reason.action, Worth(beside + reason.value), reason.words, reason.notes)
            for reason in reasons(self._play, sheet, state.dice, state.rolls_left, most)
        ]


def make_judge(game: PoolZee) -> PoolZeeJudge:
    """The judge of this game."""
    return PoolZeeJudge(game)
