"""What everybody at a Pool-zee table sees: there are no secrets."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Literal

from bellyflop.dice import Dice

from . import scoring
from .opening import starters, thrower
from .state import (
    BOX,
    LOWER_BOXES,
    UPPER,
    Choosing,
    Column,
    Columns,
    Finished,
    History,
    Opening,
    OpeningRound,
    Scoring,
    State,
    Throwing,
    Turn,
    cards_of,
    history_of,
)
from .teams import TeamList, column_of

Phase = Literal["opening", "throw", "choose", "over"]


@dataclass(frozen=True, slots=True)
class ColumnView:
    """One column of the card: points by box (None: free), checks, and sums."""

    boxes: dict[str, int | None]
    checks: int
    upper: int
    bonus: int
    total: int


@dataclass(frozen=True, slots=True)
class OpeningThrow:
    """A seat's throw in the opening."""

    seat: int
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Joker:
    """The joker rules that apply to a further five of a kind (§2.5, §2.11)."""

    five_of: int
    must: str | None  # its own upper box is free and must be taken
    wild: bool  # full house and straights count 25, 30 and 40
    zero: bool  # no lower box is free: a 0 in an upper box
    check: bool  # §2.6: scoring it earns 100


@dataclass(frozen=True, slots=True)
class View:
    """The whole table. `columns[g][k]` is team k's column in game g; the last game is current."""

    phase: Phase
    teams: tuple[tuple[int, ...], ...]  # the seats of each column
    games: int  # to be played in all
    game: int  # being played, from 0
    opening: tuple[tuple[OpeningThrow, ...], ...]
    starters: tuple[int, ...]  # who starts each game; empty during the opening
    turn: int | None  # whose dice they are: this seat throws, holds and scores
    columns: tuple[tuple[ColumnView, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    dice: tuple[int, ...] = ()  # the five dice to choose from
    held: tuple[int, ...] = ()  # the dice kept from the coming throw
    rolls_left: int = 0
    possible: dict[str, int] = field(default_factory=dict)  # by box that may be taken now
    joker: Joker | None = None

    @property
    def over(self) -> bool:
        """Whether the last game has ended."""
        return self.phase == "over"


def show_table(
    state: State,
    teams: TeamList,
    games: int,
    empty: Columns,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
) -> View:
    """The view of this state."""
    seats, history = len(scores), history_of(state)

    def show(phase: Phase, turn: int | None, **now: Any) -> View:
        """The view of the card, with the additions of this phase."""
        cards = cards_of(state, empty)
        return View(
            phase=phase,
            teams=teams,
            games=games,
            game=len(cards) - 1,
            opening=show_opening(history.opening),
            starters=() if phase == "opening" else starters(history.starter, seats, games),
            turn=turn,
            columns=tuple(tuple(map(show_column, card)) for card in cards),
            scores=scores,
            winners=winners,
            **now,
        )

    match state:
        case Opening():
            return show("opening", thrower(state.rounds, seats))
        case Throwing():
            return show("throw", state.turn.seat, held=state.kept, rolls_left=state.rolls_left)
        case Choosing():
            column = state.turn.columns[column_of(teams, state.turn.seat)]
            return show(
                "choose",
                state.turn.seat,
                dice=state.dice,
                rolls_left=state.rolls_left,
                possible=show_possible(column, state.dice),
                joker=show_joker(column, state.dice),
            )
        case Finished():
            return show("over", None)


@lru_cache(4096)
def show_column(column: Column) -> ColumnView:
    """This column with its sums; cached, since most columns stay the same between views."""
    here = column.scoring.boxes
    boxes = {box: column.boxes[at] for box, at in BOX.items() if here >> at & 1}
    return ColumnView(boxes, column.checks, column.upper, column.bonus, column.total)


@lru_cache(4096)
def total_of(column: Column) -> int:
    """The total of this column so far."""
    return column.total


@lru_cache(4096)
def show_opening(rounds: tuple[OpeningRound, ...]) -> tuple[tuple[OpeningThrow, ...], ...]:
    """The rounds of the opening."""
    return tuple(
        tuple(OpeningThrow(seat, dice, sum(dice)) for seat, dice in throws) for throws in rounds
    )


def show_possible(column: Column, dice: Dice) -> dict[str, int]:
    """The points in each box that this roll may go into."""
    boxes, points, _ = scoring.offer(column, dice)
    return {score.box: points[BOX[score.box]] for score in scoring.score_actions[boxes]}


def show_joker(column: Column, dice: Dice) -> Joker | None:
    """The joker rules that apply to this roll, if any."""
    rule = column.scoring.joker
    if rule == "none" or not scoring.is_further(column, dice):
        return None
    joker, lower_is_free = scoring.is_joker(column, dice), bool(column.free & LOWER_BOXES)
    return Joker(
        five_of=dice[0],
        must=UPPER[scoring.own_box(dice)] if rule == "forced" and not joker else None,
        wild=joker and lower_is_free,
        zero=joker and not lower_is_free,
        check=bool(scoring.offer(column, dice)[2]),
    )


def read_column(view: ColumnView, empty: Column) -> Column:
    """The column that this view shows; `empty` is one of a new card."""
    column = replace(empty, checks=view.checks)
    for box, written in view.boxes.items():
        if written is not None:
            column = column.filled(BOX[box], written, 0)
    return column


def read_state(view: View, empty: Column) -> State:
    """The state that this view shows, on cards like this one: nothing is hidden."""
    opening = tuple(tuple((t.seat, t.dice) for t in throws) for throws in view.opening)
    if view.phase == "opening":
        return Opening(opening)
    cards = tuple(tuple(read_column(each, empty) for each in card) for card in view.columns)
    if view.turn is None:
        return Finished(History(opening, view.starters[0], cards))
    turn = Turn(History(opening, view.starters[0], cards[:-1]), cards[-1], view.turn)
    if view.phase == "throw":
        return Throwing(turn, view.held, view.rolls_left)
    return Choosing(turn, view.dice, view.rolls_left)


def earns(view: View, column: ColumnView, box: str, pays: Scoring) -> int | None:
    """The points that this column gains if the dice go into this box, with check and bonus."""
    points = view.possible.get(box)
    if points is None:
        return None
    if view.joker is not None and view.joker.check:
        points += pays.check
    if box in UPPER:
        upper = column.upper + view.possible[box]
        points += scoring.bonus_gain(column.upper, upper, pays.bonus, pays.bonus_from)
    return points
