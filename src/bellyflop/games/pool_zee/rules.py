"""The rules of Pool-zee: turns, legal actions and scores (§2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import ClassVar, get_args

from bellyflop.core import (
    About,
    Awaiting,
    Chance,
    Choice,
    Event,
    Flag,
    Game,
    IllegalAction,
    IllegalOutcome,
    Over,
    Players,
    Several,
    Whole,
)
from bellyflop.core.notation import show
from bellyflop.core.views import read_view
from bellyflop.dice import Dice, Lazy, chances, keeps, throw

from . import notation
from .news import News, tell
from .opening import starter, starters, thrower, with_throw
from .scoring import closed, hold_actions, landings_beside, offer, score_actions, sensible_box
from .state import (
    BOX,
    BOXES,
    DICE,
    HOUSE_RULES,
    OFFICIAL,
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
    Scoring,
    State,
    Throwing,
    Turn,
    cards_of,
)
from .teams import TeamList, Teams, column_of
from .view import View, earns, read_state, show_table, total_of

_GAMES = Whole("games", 1, "games in a row, added up for one winner", 1, 6)
_OPENING = Flag("opening", True, "roll for who starts; otherwise the first seat does")
_TEAMS = Teams("teams", None, "seats that share a column, e.g. [[0, 2], [1, 3]]")
_JOKER = Choice(
    "joker",
    OFFICIAL.joker,
    "where a further five of a kind may go",
    ("forced", "free", "none"),
    house=True,
)
_FULL_HOUSE = Whole(
    "full_house", OFFICIAL.full_house, "points of a full house", 5, 100, 5, house=True
)
_SMALL = Whole(
    "small_straight", OFFICIAL.small_straight, "points of a small straight", 5, 100, 5, house=True
)
_LARGE = Whole(
    "large_straight", OFFICIAL.large_straight, "points of a large straight", 5, 100, 5, house=True
)
_POOL_ZEE = Whole(
    "pool_zee", OFFICIAL.pool_zee, "points of the first five of a kind", 5, 200, 5, house=True
)
_CHECK = Whole(
    "check", OFFICIAL.check, "points of every further five of a kind", 0, 300, 25, house=True
)
_BONUS = Whole("bonus", OFFICIAL.bonus, "points of the bonus above", 0, 200, 5, house=True)
_BONUS_FROM = Whole(
    "bonus_from", OFFICIAL.bonus_from, "points above that bring the bonus", 21, 105, 3, house=True
)
_WITHOUT = Several(
    "without",
    (),
    "boxes that the card does not have; pool_zee stays",
    tuple(box for box in BOXES if box != "pool_zee"),
    house=True,
)


class PoolZee(Game[State, Action, Dice, View]):
    """Five dice, up to three rolls a turn, thirteen boxes to fill."""

    open_table = True  # nothing is hidden
    news_types = get_args(News)
    about: ClassVar[About] = About(
        id="pool-zee",
        name="Pool-zee",
        tagline="Five dice, three rolls, thirteen boxes to fill.",
        least_seats=1,
        most_seats=10,
        secrets=False,
        options=(
            _GAMES,
            _OPENING,
            _TEAMS,
            _JOKER,
            _FULL_HOUSE,
            _SMALL,
            _LARGE,
            _POOL_ZEE,
            _CHECK,
            _BONUS,
            _BONUS_FROM,
            _WITHOUT,
        ),
    )

    def __init__(
        self,
        seats: int,
        games: int = 1,
        opening: bool = True,
        teams: TeamList | None = None,
        joker: str = OFFICIAL.joker,
        full_house: int = OFFICIAL.full_house,
        small_straight: int = OFFICIAL.small_straight,
        large_straight: int = OFFICIAL.large_straight,
        pool_zee: int = OFFICIAL.pool_zee,
        check: int = OFFICIAL.check,
        bonus: int = OFFICIAL.bonus,
        bonus_from: int = OFFICIAL.bonus_from,
        without: Sequence[str] = OFFICIAL.without,
    ) -> None:
        self.seats = self.about.check_seats(seats)
        self.games = _GAMES.read(games, seats)
        self.opening = _OPENING.read(opening, seats)
        self.teams = _TEAMS.read(teams, seats)
        self.joker = _JOKER.read(joker, seats)
        self.full_house = _FULL_HOUSE.read(full_house, seats)
        self.small_straight = _SMALL.read(small_straight, seats)
        self.large_straight = _LARGE.read(large_straight, seats)
        self.pool_zee = _POOL_ZEE.read(pool_zee, seats)
        self.check = _CHECK.read(check, seats)
        self.bonus = _BONUS.read(bonus, seats)
        self.bonus_from = _BONUS_FROM.read(bonus_from, seats)
        self.without = _WITHOUT.read(without, seats)
        #: §2.13: what the card pays.
        self.scoring = Scoring(**{each: getattr(self, each) for each in HOUSE_RULES})
        #: The seats of each column.
        self.columns = self.teams or tuple((seat,) for seat in range(seats))
        #: The column of each seat.
        self.column_of = tuple(column_of(self.columns, seat) for seat in range(seats))
        #: A new card.
        self.empty = (Column(free=self.scoring.boxes, scoring=self.scoring),) * len(self.columns)

    # ── the course of the game ──────────────────────────────────────────────────────────────

    def start(self) -> State:
        if self.opening and self.seats > 1:
            return Opening(((),))
        return self._first_turn(History((), 0, ()))

    def awaiting(self, state: State) -> Awaiting:
        match state:
            case Choosing():
                return _asked[state.turn.seat]
            case Throwing():
                return _throws[state.turn.seat]
            case Opening():
                return _throws[thrower(state.rounds, self.seats)]
            case Finished():
                return Over()

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        match state:
            case Choosing() if seat == state.turn.seat:
                boxes, _, _ = offer(self.column_on_turn(state), state.dice)
                scores = score_actions[boxes]
                return hold_actions[state.dice] + scores if state.rolls_left else scores
            case _:
                return ()

    def apply(self, state: State, seat: int, action: Action) -> State:
        match state:
            case Choosing() if seat == state.turn.seat:
                match action:
                    case Hold():
                        return _hold(state, action.dice)
                    case Score():
                        return self._score(state, action.box)
                    case _:
                        raise IllegalAction("pool-zee-rule-action")
            case _:
                raise _not_now(state)

    def _score(self, state: Choosing, box: str) -> State:
        """The state after the roll is written into this box."""
        index = BOX.get(box)
        if index is None:
            raise IllegalAction("pool-zee-rule-no-box", box=show(box))
        column = self.column_on_turn(state)
        boxes, points, checks = offer(column, state.dice)
        if not boxes >> index & 1:
            raise closed(column, state.dice, index)
        turn, place = state.turn, self.column_of[state.turn.seat]
        written = column.filled(index, points[index], checks)
        return self._next_turn(turn, (*turn.columns[:place], written, *turn.columns[place + 1 :]))

    def _next_turn(self, turn: Turn, columns: Columns) -> State:
        """The state in which the next seat throws; §2.7: it skips seats whose column is full."""
        for step in range(self.seats):
            seat = (turn.seat + 1 + step) % self.seats
            if columns[self.column_of[seat]].free:
                return Throwing(Turn(turn.history, columns, seat), (), ROLLS)
        history = replace(turn.history, games=(*turn.history.games, columns))
        return Finished(history) if len(history.games) == self.games else self._first_turn(history)

    def _first_turn(self, history: History) -> State:
        """The state before the first throw of a new game."""
        seat = starters(history.starter, self.seats, self.games)[len(history.games)]
        return Throwing(Turn(history, self.empty, seat), (), ROLLS)

    def column_on_turn(self, state: Choosing) -> Column:
        """The column in which the seat on turn writes."""
        return state.turn.columns[self.column_of[state.turn.seat]]

    def sample(self, state: State, rng: Random) -> Dice:
        return throw(_dice_due(state), rng)

    def settle(self, state: State, outcome: Dice) -> State:
        match state:
            case Throwing():
                landing = landings_beside[state.kept]
                dice = landing.get(outcome) or landing[_checked_throw(state, outcome)]
                return Choosing(state.turn, dice, state.rolls_left - 1)
            case Opening():
                rounds = with_throw(state.rounds, _checked_throw(state, outcome), self.seats)
                first = starter(rounds, self.seats)
                if first is None:
                    return Opening(rounds)
                return self._first_turn(History(rounds, first, ()))
            case _:
                raise IllegalOutcome("rule-no-dice")

    def outcomes(self, state: State) -> Iterable[tuple[Dice, Fraction]]:
        return chances(_dice_due(state))

    def default(self, state: State, seat: int) -> Action:
        match state:
            case Choosing() if seat == state.turn.seat:
                return sensible_box(self.column_on_turn(state), state.dice)
            case _:
                raise _not_now(state)

    # ── views and scores ────────────────────────────────────────────────────────────────────

    def scores(self, state: State) -> tuple[int, ...]:
        by_column = zip(*cards_of(state, self.empty), strict=True)
        totals = [sum(map(total_of, games)) for games in by_column]
        return tuple(totals[column] for column in self.column_of)

    def winners(self, state: State) -> frozenset[int]:
        if not isinstance(state, Finished):
            return frozenset()
        scores = self.scores(state)
        return frozenset(seat for seat in range(self.seats) if scores[seat] == max(scores))

    def view(self, state: State, seat: int | None) -> View:
        scores, winners = self.scores(state), tuple(sorted(self.winners(state)))
        return show_table(state, self.columns, self.games, self.empty, scores, winners)

    def news(
        self, before: State, event: Event[Action, Dice], after: State, seat: int | None
    ) -> tuple[News, ...]:
        return tuple(tell(self, before, event, after))

    def imagine(self, view: View, seat: int | None, rng: Random) -> State:
        return read_state(view, self.empty[0])

    def points(self, view: View, seat: int, action: Action) -> int | None:
        """The points that the seat gains at once: those written, a check, and the bonus."""
        if not isinstance(action, Score) or seat != view.turn:
            return None
        return earns(view, view.columns[-1][self.column_of[seat]], action.box, self.scoring)

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


def _hold(state: Choosing, kept: Dice) -> State:
    """The state after these dice are held."""
    if not state.rolls_left or kept not in keeps[state.dice]:
        raise _not_held(kept, state.dice, state.rolls_left)
    return Throwing(state.turn, kept, state.rolls_left)


@Lazy
def _asked(seat: int) -> Players:
    """The table awaits this seat's choice; one shared object per seat."""
    return Players(frozenset({seat}))


@Lazy
def _throws(seat: int) -> Chance:
    """The table awaits this seat's throw; one shared object per seat."""
    return Chance(by=seat)


def _dice_due(state: State) -> int:
    """The number of dice to be thrown now, or IllegalOutcome."""
    match state:
        case Throwing():
            return DICE - len(state.kept)
        case Opening():
            return DICE
        case _:
            raise IllegalOutcome("rule-no-dice")


def _checked_throw(state: State, outcome: Dice) -> Dice:
    """The throw, sorted, or IllegalOutcome if it is impossible now."""
    due = _dice_due(state)
    if len(outcome) != due:
        raise IllegalOutcome("rule-dice-due", due=due, count=len(outcome))
    if any(type(die) is not int or not 1 <= die <= 6 for die in outcome):
        raise IllegalOutcome("rule-die", dice=show(list(outcome)))
    return tuple(sorted(outcome))


def _not_now(state: State) -> IllegalAction:
    match state:
        case Choosing():
            return IllegalAction("rule-turn-of", seat=state.turn.seat)
        case Finished():
            return IllegalAction("rule-over")
    return IllegalAction("pool-zee-rule-throw")


def _not_held(held: Dice, dice: Dice, rolls_left: int) -> IllegalAction:
    if not rolls_left:
        return IllegalAction("pool-zee-rule-third")
    if held == dice:
        return IllegalAction("pool-zee-rule-all-five")
    return IllegalAction("pool-zee-rule-held", kept=show(list(held)), dice=show(list(dice)))
