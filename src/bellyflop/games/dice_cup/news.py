"""The news of Dice Cup and Dice Pool Party, in the order in which the players see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bellyflop.core import Acted, Event, Proceeded, Settled

from . import scoring
from .best import best_mark
from .state import Covered, Cross, Dice, Finished, Looking, Mark, Shaking, State, Uncovered

if TYPE_CHECKING:
    from .rules import TwelveDice


@dataclass(frozen=True, slots=True)
class DiceShaken:
    """§1.8: this seat's hand has shaken the dice."""

    seat: int
    kind: Literal["shaken"] = "shaken"


@dataclass(frozen=True, slots=True)
class LookBegan:
    """§1.3: the cover is off for `seconds`; only the view holds the dice."""

    seconds: int
    kind: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class LidClosed:
    """§1.3: the cover is on again."""

    kind: Literal["covered"] = "covered"


@dataclass(frozen=True, slots=True)
class BoxCrossed:
    """§1.3: this seat has crossed a box; the news does not say which one."""

    seat: int
    kind: Literal["crossed"] = "crossed"


@dataclass(frozen=True, slots=True)
class CrossesShown:
    """§1.3: all have crossed, and every cross is shown."""

    marks: tuple[tuple[Cross, ...], ...]  # by seat
    kind: Literal["marks"] = "marks"


@dataclass(frozen=True, slots=True)
class LidLifted:
    """§1.3: the dice are open to all. In the last round (§1.4) they are poured out in the open."""

    dice: tuple[tuple[int, int], ...]  # by colour
    poured: bool
    kind: Literal["lifted"] = "lifted"


@dataclass(frozen=True, slots=True)
class CrossCounted:
    """§1.2: the points of this seat's crosses."""

    seat: int
    mark: tuple[Cross, ...]
    worth: tuple[int, ...]  # by cross
    dice: tuple[int, ...]  # those that count in any of them, numbered colour by colour
    kind: Literal["counted"] = "counted"


@dataclass(frozen=True, slots=True)
class BestNamed:
    """The mark that the coach would have made for this seat, the same as in the review."""

    seat: int
    mark: tuple[Cross, ...]
    points: int
    taken: bool  # whether the seat made this mark or an equally good one
    kind: Literal["best"] = "best"


@dataclass(frozen=True, slots=True)
class PointsWritten:
    """§1.2: the points of the round are on this seat's sheet; `total` is its new sum."""

    seat: int
    points: int
    total: int
    kind: Literal["written"] = "written"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """§1.6: all boxes are filled."""

    winners: tuple[int, ...]
    kind: Literal["ended"] = "ended"


News = (
    DiceShaken
    | LookBegan
    | LidClosed
    | BoxCrossed
    | CrossesShown
    | LidLifted
    | CrossCounted
    | BestNamed
    | PointsWritten
    | GameEnded
)


def tell(game: TwelveDice, before: State, event: Event[Mark, Dice], after: State) -> Iterator[News]:
    """What everybody saw happen; all seats get the same news."""
    match event:
        case Settled():
            if isinstance(before.phase, Shaking):
                yield DiceShaken(before.round % game.seats)
            if isinstance(after.phase, Looking):
                yield LookBegan(game.look)
        case Proceeded():
            yield LidClosed()
        case Acted(seat):
            yield BoxCrossed(seat)
            if isinstance(after.phase, Uncovered):
                yield CrossesShown(after.phase.marks)
    if after.round != before.round:
        yield from _reveal(game, before, after)
    if isinstance(after.phase, Finished):
        yield GameEnded(tuple(sorted(game.winners(after))))


def _reveal(game: TwelveDice, before: State, after: State) -> Iterator[News]:
    """All crosses, then the dice, then the worth of each cross, the best marks and the points."""
    last = after.last
    assert last is not None, "a round that is over has been scored"
    chosen = isinstance(before.phase, Covered)
    if chosen:
        yield CrossesShown(last.marks)
    yield LidLifted(last.dice, poured=isinstance(before.phase, Shaking))
    worth = scoring.worth(last.dice)
    place = {box: at for at, box in enumerate(game.edition.boxes)}
    points = [tuple(worth[place[cross.box]] for cross in mark) for mark in last.marks]
    for seat, mark in enumerate(last.marks):
        boxes = [scoring.counting(game.edition, last.dice, cross.box) for cross in mark]
        counting = tuple(sorted(set().union(*boxes)))
        yield CrossCounted(seat, mark, points[seat], counting)
    if chosen:  # the coach cannot see real dice, and the last round has no choice
        for seat, mark in enumerate(last.marks):
            best = best_mark(game.edition.boxes, before.sheets[seat], last.dice, mark, game.fill)
            in_all = sum(worth[place[cross.box]] for cross in best)
            yield BestNamed(seat, best, in_all, taken=best == mark)
    for seat, earned in enumerate(points):
        yield PointsWritten(seat, sum(earned), scoring.total(after.sheets[seat]))
