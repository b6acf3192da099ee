"""Pool-zee as a game: whose turn it is, what they may do, and what it counts (§2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from random import Random
from typing import ClassVar

from bellyflop.core import (
    About,
    Awaiting,
    Chance,
    Choice,
    Flag,
    Game,
    IllegalAction,
    IllegalOutcome,
    Over,
    Players,
    Whole,
)
from bellyflop.core.notation import show
from bellyflop.core.views import read_view
from bellyflop.dice import Dice, Lazy, chances, keeps, landings, throw

from . import notation
from .opening import starter, thrower, with_throw
from .scoring import offer, score_actions, sensible_box, why_closed
from .state import (
    BOX,
    DICE,
    ROLLS,
    Action,
    Choosing,
    Column,
    Columns,
    Finished,
    History,
    Hold,
    Opening,
    Score,
    State,
    Throwing,
    new,
)
from .teams import TeamList, Teams
from .view import View, earns, read_state, show_table, total_of

_GAMES = Whole("games", 1, "games in a row, added up for one winner", 1, 6)
_OPENING = Flag("opening", True, "roll for who starts; otherwise the first seat does")
_TEAMS = Teams("teams", None, "seats that share a column, e.g. [[0, 2], [1, 3]]")
_JOKER = Choice(
    "joker",
    "forced",
    "where a further five of a kind may go",
    ("forced", "free", "none"),
)


class PoolZee(Game[State, Action, Dice, View]):
    """Five dice, up to three rolls a turn, thirteen boxes to fill."""

    open_table = True  # nothing is hidden
    about: ClassVar[About] = About(
        id="pool-zee",
        name="Pool-zee",
        tagline="Five dice, three rolls, thirteen boxes to fill.",
        least_seats=1,
        most_seats=10,
        secrets=False,
        options=(_GAMES, _OPENING, _TEAMS, _JOKER),
    )

    def __init__(
        self,
        seats: int,
        games: int = 1,
        opening: bool = True,
        teams: TeamList | None = None,
        joker: str = "forced",
    ) -> None:
        self.seats = self.about.check_seats(seats)
        self.games = _GAMES.read(games, seats)
        self.opening = _OPENING.read(opening, seats)
        self.teams = _TEAMS.read(teams, seats)
        self.joker = _JOKER.read(joker, seats)
        #: The seats of each column.
        self.columns = self.teams or tuple((seat,) for seat in range(seats))
        self._column_of = tuple(
            next(index for index, team in enumerate(self.columns) if seat in team)
            for seat in range(seats)
        )
        #: For each seat those who play after it, itself last, with their columns.
        self._after = tuple(
            tuple(
                (s % seats, self._column_of[s % seats]) for s in range(seat + 1, seat + seats + 1)
            )
            for seat in range(seats)
        )
        #: §2.2: for each seat that won the opening, who starts each game: one place on every time.
        self.starters = tuple(
            tuple((first + game) % seats for game in range(self.games)) for first in range(seats)
        )
        #: The empty card of a new game.
        self.fresh = (Column(),) * len(self.columns)
        self._asked = tuple(Players(frozenset({seat})) for seat in range(seats))
        self._throws = tuple(Chance(by=seat) for seat in range(seats))

    # ── the course of the game ──────────────────────────────────────────────────────────────

    def start(self) -> State:
        if self.opening and self.seats > 1:
            return Opening(((),))
        return self._first_turn(History((), 0, ()))

    def awaiting(self, state: State) -> Awaiting:
        if isinstance(state, Choosing):
            return self._asked[state.turn]
        if isinstance(state, Throwing):
            return self._throws[state.turn]
        if isinstance(state, Opening):
            return self._throws[thrower(state.rounds, self.seats)]
        return Over()

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if not isinstance(state, Choosing):
            return ()
        _, columns, turn, dice, rolls_left = state
        if seat != turn:
            return ()
        column = columns[self._column_of[turn]]
        five = dice[0] == dice[-1]  # nothing else is ever sent to a certain box
        scores = score_actions[offer(column, dice, self.joker)[0] if five else column.free]
        return _holds[dice] + scores if rolls_left else scores

    def apply(self, state: State, seat: int, action: Action) -> State:
        if not isinstance(state, Choosing) or seat != state.turn:
            raise IllegalAction(_why_not_now(state))
        if isinstance(action, Score):
            return self._score(state, action.box)
        if not isinstance(action, Hold):
            raise IllegalAction("A player holds dice or scores; nothing else.")
        history, columns, turn, dice, rolls_left = state
        kept = action.dice
        if not rolls_left or kept not in keeps[dice]:
            raise IllegalAction(_why_not_held(kept, dice, rolls_left))
        return new(Throwing, (history, columns, turn, kept, rolls_left))

    def _score(self, state: Choosing, box: str) -> State:
        """The state after the roll is written into this box."""
        history, columns, turn, dice, _ = state
        place, index = self._column_of[turn], BOX.get(box)
        if index is None:
            raise IllegalAction(f"There is no box {show(box)} on the card.")
        column = columns[place]
        boxes, points, checks = offer(column, dice, self.joker)
        if not boxes >> index & 1:
            raise IllegalAction(why_closed(column, dice, index))
        written = list(columns)
        written[place] = column.filled(index, points[index], checks)
        return self._next_turn(history, tuple(written), turn)

    def _next_turn(self, history: History, columns: Columns, turn: int) -> State:
        """The next seat throws; §2.7: a seat whose column is full is skipped."""
        for seat, place in self._after[turn]:
            if columns[place].free:
                return new(Throwing, (history, columns, seat, (), ROLLS))
        games = (*history.games, columns)
        if len(games) == self.games:
            return Finished(history, columns)
        return self._first_turn(history._replace(games=games))

    def _first_turn(self, history: History) -> State:
        """The first throw of a new game."""
        seat = self.starters[history.starter][len(history.games)]
        return Throwing(history, self.fresh, seat, (), ROLLS)

    def column_on_turn(self, state: Choosing) -> Column:
        """The column the seat on turn writes in."""
        return state.columns[self._column_of[state.turn]]

    def sample(self, state: State, rng: Random) -> Dice:
        return throw(_dice_due(state), rng)

    def settle(self, state: State, outcome: Dice) -> State:
        if isinstance(state, Throwing):
            history, columns, turn, kept, rolls_left = state
            dice = _landings[kept].get(outcome) or _landings[kept][_checked_throw(state, outcome)]
            return new(Choosing, (history, columns, turn, dice, rolls_left - 1))
        dice = _checked_throw(state, outcome)
        assert isinstance(state, Opening)  # nothing else takes a throw
        rounds = with_throw(state.rounds, dice, self.seats)
        first = starter(rounds, self.seats)
        return Opening(rounds) if first is None else self._first_turn(History(rounds, first, ()))

    def outcomes(self, state: State) -> Iterable[tuple[Dice, Fraction]]:
        return chances(_dice_due(state))

    def default(self, state: State, seat: int) -> Action:
        if not isinstance(state, Choosing) or seat != state.turn:
            raise IllegalAction(_why_not_now(state))
        return sensible_box(self.column_on_turn(state), state.dice, self.joker)

    # ── what is seen and what counts ────────────────────────────────────────────────────────

    def scores(self, state: State) -> tuple[int, ...]:
        if isinstance(state, Opening):
            return (0,) * self.seats
        by_column = zip(*state.history.games, state.columns, strict=True)
        totals = [sum(map(total_of, games)) for games in by_column]
        return tuple(totals[column] for column in self._column_of)

    def winners(self, state: State) -> frozenset[int]:
        if not isinstance(state, Finished):
            return frozenset()
        scores = self.scores(state)
        return frozenset(seat for seat in range(self.seats) if scores[seat] == max(scores))

    def view(self, state: State, seat: int | None) -> View:
        return show_table(self, state)

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        return read_state(view)

    def points(self, view: View, seat: int, action: Action) -> int | None:
        """How much the seat's score grows at once: the points written, a check, the bonus of 35."""
        if not isinstance(action, Score) or seat != view.turn:
            return None
        return earns(view, view.columns[-1][self._column_of[seat]], action.box)

    # ── notation ────────────────────────────────────────────────────────────────────────────

    def write_action(self, action: Action) -> object:
        return notation.write_action(action)

    def read_action(self, data: object) -> Action:
        return notation.read_action(data)

    def write_outcome(self, outcome: Dice) -> object:
        return notation.write_outcome(outcome)

    def read_outcome(self, data: object) -> Dice:
        return notation.read_outcome(data)

    def read_view(self, data: object) -> View:
        return read_view(View, data)


@Lazy
def _hold(kept: Dice) -> Hold:
    """The action that holds these dice, which are sorted already."""
    return new(Hold, (kept,))


@Lazy
def _holds(dice: Dice) -> tuple[Hold, ...]:
    """What may be held of these dice, fewest first."""
    return tuple(_hold[kept] for kept in sorted(keeps[dice], key=lambda kept: (len(kept), kept)))


@Lazy
def _landings(kept: Dice) -> Mapping[Dice, Dice]:
    """The five dice that lie there after each throw beside the kept ones."""
    return landings(kept, DICE)


def _dice_due(state: State) -> int:
    """How many dice must be thrown now, or IllegalOutcome."""
    if isinstance(state, Throwing):
        return DICE - len(state.kept)
    if isinstance(state, Opening):
        return DICE
    raise IllegalOutcome("No dice are to be thrown now.")


def _checked_throw(state: State, outcome: Dice) -> Dice:
    """The throw, sorted, or IllegalOutcome if it cannot be this one."""
    due = _dice_due(state)
    if len(outcome) != due:
        raise IllegalOutcome(f"{due} dice are thrown now, not {len(outcome)}.")
    if any(type(die) is not int or not 1 <= die <= 6 for die in outcome):
        raise IllegalOutcome(f"A die shows 1 to 6; there cannot be {show(list(outcome))}.")
    return tuple(sorted(outcome))


def _why_not_now(state: State) -> str:
    match state:
        case Choosing():
            return f"It is the turn of seat {state.turn}."
        case Finished():
            return "The game is over."
    return "The dice must be thrown first."


def _why_not_held(held: Dice, dice: Dice, rolls_left: int) -> str:
    if not rolls_left:
        return "That was the third roll: choose a box."
    if held == dice:
        return "Holding all five dice is no action: choose a box instead."
    return f"{show(list(held))} cannot be held of {show(list(dice))}."
