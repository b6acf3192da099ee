"""The four levels: how each chooses for its column and the dice on the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bellyflop.bots import Bot, check_level
from bellyflop.solvers.solved import Progress, quietly

from ..rules import PoolZee
from ..solver import best_play, sheet_of
from ..state import Action, Column
from ..view import ColumnView, View, read_column
from .policies import diver_policy, paddler_policy, swimmer_policy
from .winning import Racer, best_to_win, near_the_end


class Player(Bot[Action, View]):
    """A bot without memory: the view shows everything that it needs."""

    def __init__(self, game: PoolZee, seat: int, rng: Random) -> None:
        self.scoring, self._empty = game.scoring, game.empty[0]
        self.seat = seat
        self._seed = rng.getrandbits(64)

    def column(self, view: View) -> Column:
        """The column in which its seat writes."""
        return self.read(view.columns[-1][_team_of(view, self.seat)])

    def read(self, column: ColumnView) -> Column:
        """The column that this view shows."""
        return read_column(column, self._empty)

    def rng_for(self, view: View) -> Random:
        """A random generator for this decision, the same on every call."""
        return Random(f"{self._seed} {view.game} {view.scores} {view.dice} {view.rolls_left}")


class Paddler(Player):
    """Keeps the biggest group, loves sixes, grabs the highest score."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        rng = self.rng_for(view)
        return paddler_policy(self.column(view), view.dice, view.rolls_left, rng)


class Swimmer(Player):
    """Knows the hands and the par of each box, and looks one throw ahead."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        rng = self.rng_for(view)
        return swimmer_policy(self.column(view), view.dice, view.rolls_left, rng)


class Diver(Player):
    """Plays best play with an error of about a point, and overrates the bonus a little."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        sheet = sheet_of(self.column(view))
        options = best_play(self.scoring).options(sheet, view.dice, view.rolls_left)
        return diver_policy(options, view.dice, self.rng_for(view))


class Olympian(Player):
    """Plays exactly for the most points and, near the end, for the best chance to win."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        mine = _team_of(view, self.seat)
        racers = [
            Racer(view.scores[team[0]], sheet_of(self.read(column)))
            for team, column in zip(view.teams, view.columns[-1], strict=True)
        ]
        me = racers.pop(mine)
        if view.game == view.games - 1 and near_the_end(me, racers):
            return best_to_win(self.scoring, me, tuple(racers), view.dice, view.rolls_left)
        return best_play(self.scoring).best(me.sheet, view.dice, view.rolls_left)


def _team_of(view: View, seat: int) -> int:
    return next(index for index, team in enumerate(view.teams) if seat in team)


_PLAYERS: dict[str, type[Player]] = {
    "paddler": Paddler,
    "swimmer": Swimmer,
    "diver": Diver,
    "olympian": Olympian,
}


def make_bot(game: PoolZee, level: str, seat: int, rng: Random) -> Player:
    """A bot of this level for this seat."""
    return _PLAYERS[check_level(level)](game, seat, rng)


def warm_up(game: PoolZee, level: str, progress: Progress = quietly) -> None:
    """Load the table of best play: from a file in milliseconds, or solved once in seconds."""
    if level in ("diver", "olympian"):
        best_play(game.scoring, progress=progress)
