"""The news of Clever Kids: dice, then crosses and bonuses in the order in which they happen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bellyflop.core import Acted, Event, Settled

from .areas import complete
from .layout import Layout
from .state import Action, Dice, Ended, Finished, Others, Placing, Sheet, State, Steps, ToUse, Use

if TYPE_CHECKING:
    from .rules import CleverKids


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """§4.6: the active player rolled; if nothing fits, all five dice are rolled again."""

    seat: int
    dice: Dice
    fits: bool
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class DiceUsed:
    """§4.6: the active player takes these dice from the table, for this area."""

    seat: int
    area: str
    dice: tuple[int, ...]  # in the order in which they are crossed off
    kind: Literal["used"] = "used"


@dataclass(frozen=True, slots=True)
class SymbolCrossed:
    """§4.8: a whole symbol is crossed off."""

    seat: int
    spot: str
    giver: str | None  # §4.9: where the bonus that crossed it is printed; None: dice
    kind: Literal["crossed"] = "crossed"


@dataclass(frozen=True, slots=True)
class StarsEarned:
    """§4.10: the previous cross earned the stars printed at `giver`."""

    seat: int
    giver: str
    stars: int
    kind: Literal["stars"] = "stars"


@dataclass(frozen=True, slots=True)
class BonusEarned:
    """§4.9: the previous cross earned a bonus, which goes to the end of the queue."""

    seat: int
    giver: str
    area: str
    kind: Literal["bonus"] = "bonus"


@dataclass(frozen=True, slots=True)
class BonusLost:
    """§4.9: a bonus was lost because its area is complete."""

    seat: int
    giver: str
    area: str
    kind: Literal["lost"] = "lost"


@dataclass(frozen=True, slots=True)
class BonusWaits:
    """§4.9: a bonus waits for its owner to choose a place."""

    seat: int
    giver: str
    area: str
    kind: Literal["waits"] = "waits"


@dataclass(frozen=True, slots=True)
class AreaCompleted:
    """§4.10: the previous cross completed its area; the game ends with this turn."""

    seat: int
    area: str
    kind: Literal["complete"] = "complete"


@dataclass(frozen=True, slots=True)
class Passed:
    """§4.7: this seat used none of the remaining dice."""

    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """§4.10: the turn in which an area was completed is over."""

    winners: tuple[int, ...]
    kind: Literal["ended"] = "ended"


News = (
    DiceRolled
    | DiceUsed
    | SymbolCrossed
    | StarsEarned
    | BonusEarned
    | BonusLost
    | BonusWaits
    | AreaCompleted
    | Passed
    | GameEnded
)


def tell(
    game: CleverKids,
    before: State,
    event: Event[Action, Dice],
    after: State,
    viewer: int | None,
) -> Iterator[News]:
    """What this viewer saw happen; the others' actions stay hidden until all are done (§4.7)."""
    match event:
        case Settled(dice):
            yield DiceRolled(before.active, dice, fits=isinstance(after.phase, ToUse))
        case Acted(seat, action):
            if isinstance(action, Use) and seat == before.active:
                yield DiceUsed(seat, action.area, action.dice)
            if seat in (before.active, viewer):
                yield from _deeds(game.sheet, before, after, seat)
            if isinstance(before.phase, Others) and not isinstance(after.phase, Others):
                for turn in range(before.turn + 1, before.turn + game.seats):
                    other = turn % game.seats
                    if other != viewer:
                        yield from _lived(game.sheet, other, after.sheets[other], after.told[other])
    if isinstance(after.phase, Ended):
        yield GameEnded(tuple(sorted(game.winners(after))))


def _deeds(layout: Layout, before: State, after: State, seat: int) -> Iterator[News]:
    """What this seat has just done on its own sheet."""
    known = len(_steps(before, seat)) if not isinstance(before.phase, ToUse) else 0
    yield from _lived(layout, seat, after.present_sheets[seat], _steps(after, seat), known)


def _steps(state: State, seat: int) -> Steps:
    """The steps of this seat in this turn, revealed or not."""
    if isinstance(state.phase, Others):
        mine = state.phase.progress[seat]
        if mine is not None:
            return mine.steps if isinstance(mine, (Placing, Finished)) else ()
    return state.told[seat] if state.told else ()


def _lived(layout: Layout, seat: int, sheet: Sheet, steps: Steps, known: int = 0) -> Iterator[News]:
    """The news of a turn that led to this sheet, without its first `known` steps."""
    waiting = deque[tuple[str, str]]()  # §4.9: first earned, first placed
    last = {step.area: at for at, step in enumerate(steps) if step.spot}
    for at, (area, spot, free, gifts) in enumerate(steps):
        giver = waiting.popleft()[0] if free else None
        told = list[News]()
        if spot is not None:
            told.append(SymbolCrossed(seat, spot, giver))
        elif giver is not None:
            told.append(BonusLost(seat, giver, area))
        for gift in gifts:
            bonus, stars = layout.reward_at(gift)
            if stars:
                told.append(StarsEarned(seat, gift, stars))
            if bonus is not None:
                told.append(BonusEarned(seat, gift, bonus))
                waiting.append((gift, bonus))
        if last.get(area) == at and complete(layout, sheet, area):
            told.append(AreaCompleted(seat, area))
        if at >= known:
            yield from told
    if waiting:
        yield BonusWaits(seat, *waiting[0])
    if not steps:
        yield Passed(seat)
