"""The news of Pool-zee, the same for everybody at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bellyflop.core import Acted, Event, Settled
from bellyflop.dice import Dice

from .opening import contenders, thrower, with_throw
from .scoring import is_joker, offer
from .state import (
    BOX,
    DICE,
    POOL_ZEE,
    ROLLS,
    Action,
    Choosing,
    Finished,
    Hold,
    Opening,
    Score,
    State,
    Throwing,
    cards_of,
)

if TYPE_CHECKING:
    from .rules import PoolZee


@dataclass(frozen=True, slots=True)
class OpeningThrown:
    """§2.2: a throw to decide who starts."""

    seat: int
    dice: tuple[int, ...]
    total: int
    kind: Literal["opening"] = "opening"


@dataclass(frozen=True, slots=True)
class OpeningTied:
    """§2.2: these seats share the highest total, and throw again."""

    seats: tuple[int, ...]
    kind: Literal["tied"] = "tied"


@dataclass(frozen=True, slots=True)
class StarterFound:
    """§2.2: the seat that starts, and the others in turn order."""

    seat: int
    then: tuple[int, ...]
    kind: Literal["starts"] = "starts"


@dataclass(frozen=True, slots=True)
class DiceThrown:
    """§2.1: dice fall beside the kept ones."""

    seat: int
    roll: int  # of the turn, from 1
    kept: tuple[int, ...]
    dice: tuple[int, ...]  # those that were thrown
    fifth: int | None  # the thrown die beside four equal ones, if any
    kind: Literal["thrown"] = "thrown"


@dataclass(frozen=True, slots=True)
class FiveAlike:
    """§2.4, §2.5: the dice on the table are five of a kind."""

    seat: int
    face: int
    points: int  # in the pool_zee box; 0 if it is filled
    check: int  # §2.6: in addition to the points of its box
    kind: Literal["five"] = "five"


@dataclass(frozen=True, slots=True)
class DiceHeld:
    """§2.1: these dice stay, and the others are thrown again."""

    seat: int
    dice: tuple[int, ...]
    others: int
    kind: Literal["held"] = "held"


@dataclass(frozen=True, slots=True)
class BoxWritten:
    """§2.3: the dice are written into a box; `total` includes check and bonus."""

    seat: int
    box: str
    dice: tuple[int, ...]
    points: int
    joker: bool  # §2.5: five of a kind whose own upper box was full
    total: int
    kind: Literal["wrote"] = "wrote"


@dataclass(frozen=True, slots=True)
class CheckEarned:
    """§2.6: a further five of a kind earns these points in addition to those of its box."""

    seat: int
    points: int
    kind: Literal["check"] = "check"


@dataclass(frozen=True, slots=True)
class BonusEarned:
    """§2.3: the upper boxes reach 63 and earn these points."""

    seat: int
    points: int
    kind: Literal["bonus"] = "bonus"


@dataclass(frozen=True, slots=True)
class CardsFilled:
    """§2.1: one game of several is over; the next one begins with this seat."""

    game: int  # from 0
    totals: tuple[int, ...]  # of this game, by seat
    starter: int
    kind: Literal["filled"] = "filled"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """§2.1: all cards are full."""

    winners: tuple[int, ...]
    kind: Literal["ended"] = "ended"


News = (
    OpeningThrown
    | OpeningTied
    | StarterFound
    | DiceThrown
    | FiveAlike
    | DiceHeld
    | BoxWritten
    | CheckEarned
    | BonusEarned
    | CardsFilled
    | GameEnded
)


def tell(game: PoolZee, before: State, event: Event[Action, Dice], after: State) -> Iterator[News]:
    """What everybody saw happen."""
    match before, event:
        case Opening(), Settled(dice):
            yield from _opened(game, before, tuple(sorted(dice)), after)
        case Throwing(), Settled(dice):
            yield from _thrown(game, before, tuple(sorted(dice)), after)
        case Choosing(), Acted(seat, Hold(kept)):
            yield DiceHeld(seat, kept, DICE - len(kept))
        case Choosing(), Acted(seat, Score(box)):
            yield from _written(game, before, seat, box, after)


def _opened(game: PoolZee, before: Opening, dice: Dice, after: State) -> Iterator[News]:
    yield OpeningThrown(thrower(before.rounds, game.seats), dice, sum(dice))
    rounds = with_throw(before.rounds, dice, game.seats)
    if len(rounds) > len(before.rounds):
        yield OpeningTied(contenders(rounds, game.seats))
    if isinstance(after, Throwing):
        first = after.turn.seat
        yield StarterFound(first, tuple((first + n) % game.seats for n in range(1, game.seats)))


def _thrown(game: PoolZee, before: Throwing, dice: Dice, after: State) -> Iterator[News]:
    assert isinstance(after, Choosing), "five dice lie there"
    seat, lie = after.turn.seat, after.dice
    roll = ROLLS - after.rolls_left
    yield DiceThrown(seat, roll, before.kept, dice, _fifth(dice, lie))
    if lie[0] == lie[-1]:
        column = game.column_on_turn(after)
        free, points, checks = offer(column, lie)
        worth = points[POOL_ZEE] if free >> POOL_ZEE & 1 else 0
        yield FiveAlike(seat, lie[0], worth, game.check * checks)


def _fifth(thrown: Dice, lie: Dice) -> int | None:
    """The thrown die beside four equal ones (any of them if all five are equal), or None."""
    for die in thrown:
        others = list(lie)
        others.remove(die)
        if len(set(others)) == 1:
            return die
    return None


def _written(game: PoolZee, before: Choosing, seat: int, box: str, after: State) -> Iterator[News]:
    place, dice = game.column_of[seat], before.dice
    old = before.turn.columns[place]
    cards = cards_of(after, game.empty)
    new = cards[len(before.turn.history.games)][place]
    points = new.boxes[BOX[box]]
    assert points is not None, "it was written"
    joker = is_joker(old, dice)
    yield BoxWritten(seat, box, dice, points, joker, game.scores(after)[seat])
    if new.checks > old.checks:
        yield CheckEarned(seat, game.check)
    if new.bonus > old.bonus:
        yield BonusEarned(seat, game.bonus)
    if isinstance(after, Finished):
        yield GameEnded(tuple(sorted(game.winners(after))))
    elif isinstance(after, Throwing) and len(cards) > len(before.turn.history.games) + 1:
        totals = [column.total for column in cards[-2]]
        by_seat = tuple(totals[column] for column in game.column_of)
        yield CardsFilled(len(cards) - 2, by_seat, after.turn.seat)
