"""The view of a seat: the open sheets and dice, and only its own part of a turn in progress."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .areas import complete, stars
from .layout import AREAS, SWEETS, Layout
from .state import (
    Deciding,
    Dice,
    Ended,
    Finished,
    Others,
    Phase,
    Placing,
    Progress,
    Queue,
    Sheet,
    State,
    Step,
    Steps,
    ToPlace,
    ToRoll,
    ToUse,
    Used,
)


@dataclass(frozen=True, slots=True)
class Sweets:
    """The pairs crossed off in each row of sweets."""

    cupcake: int
    donut: int
    cake: int


@dataclass(frozen=True, slots=True)
class SheetView:
    """One player's sheet: counts in the areas with an order, crosses in green, and its stars."""

    yellow: int
    red: int
    green: tuple[tuple[bool, ...], ...]
    blue: Sweets
    stars: int
    complete: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of a turn on one sheet: see `state.Step`."""

    area: str
    spot: str | None
    free: bool
    gifts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Own:
    """The viewer's own part in the phase "others"; `before` is the sheet others still see."""

    before: SheetView
    queue: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All a seat, or a spectator (seat None), may know.

    `active` leads the turn, and rolls in the phase "roll". `dice` is the roll on the table; in the
    phase "roll" it is the unusable roll just thrown, if any. `used` are the dice the active player
    took, `queue` their bonuses still to place. `own` is the viewer's part in the phase "others"
    once they have acted; the other players' actions are shown when the turn is over. `told` holds
    the last turn's steps for each sheet shown here, empty before the first.
    """

    seat: int | None
    phase: Literal["roll", "use", "place", "others", "over"]
    turn: int
    active: int
    dice: tuple[str, ...]
    used: tuple[int, ...]
    queue: tuple[str, ...]
    own: Own | None
    sheets: tuple[SheetView, ...]
    winners: tuple[int, ...]
    told: tuple[tuple[StepView, ...], ...]


def see(layout: Layout, state: State, seat: int | None, winners: tuple[int, ...]) -> View:
    """This seat's view of the state."""
    phase: Literal["roll", "use", "place", "others", "over"]
    dice: Dice = ()
    used: Used = ()
    queue: Queue = ()
    mine: Progress | None = None
    match state.phase:
        case ToRoll(missed):
            phase, dice = "roll", missed
        case ToUse(dice):
            phase = "use"
        case ToPlace(dice, used, queue):
            phase = "place"
        case Others(dice, used, progress):
            phase, mine = "others", None if seat is None else progress[seat]
        case Ended():
            phase = "over"
    sheets = [see_sheet(layout, sheet) for sheet in state.sheets]
    told = list(state.told)
    own = None
    if seat is not None and isinstance(mine, (Placing, Finished)):
        waiting = mine.queue if isinstance(mine, Placing) else ()
        own = Own(sheets[seat], waiting)
        sheets[seat] = see_sheet(layout, mine.sheet)
        told[seat] = mine.steps
    return View(
        seat=seat,
        phase=phase,
        turn=state.turn,
        active=state.active,
        dice=dice,
        used=used,
        queue=queue,
        own=own,
        sheets=tuple(sheets),
        winners=winners,
        told=tuple(tuple(StepView(*step) for step in steps) for steps in told),
    )


def see_sheet(layout: Layout, sheet: Sheet) -> SheetView:
    """The view of a sheet."""
    rows, columns = range(len(layout.rows)), range(len(layout.columns))
    return SheetView(
        yellow=sheet.yellow,
        red=sheet.red,
        green=tuple(tuple((r, c) in sheet.green for c in columns) for r in rows),
        blue=Sweets(**dict(zip(SWEETS, sheet.blue, strict=True))),
        stars=stars(layout, sheet),
        complete=tuple(area for area in AREAS if complete(layout, sheet, area)),
    )


def sheet_of(shown: SheetView) -> Sheet:
    """The sheet of this view."""
    cells = (
        (r, c) for r, row in enumerate(shown.green) for c, crossed in enumerate(row) if crossed
    )
    sweets = (shown.blue.cupcake, shown.blue.donut, shown.blue.cake)
    return Sheet(shown.yellow, shown.red, frozenset(cells), sweets)


def state_of(view: View) -> State:
    """The state of a view in which no hidden player has acted yet in this turn."""
    sheets = [sheet_of(shown) for shown in view.sheets]
    told = [_steps_of(view, seat) for seat in range(len(view.told))]
    if view.own is not None and view.seat is not None:
        sheets[view.seat], told[view.seat] = sheet_of(view.own.before), ()
    return State(tuple(sheets), view.turn, _phase_of(view), tuple(told))


def _phase_of(view: View) -> Phase:
    match view.phase:
        case "roll":
            return ToRoll(view.dice)
        case "use":
            return ToUse(view.dice)
        case "over":
            return Ended()
        case "place":
            return ToPlace(view.dice, view.used, view.queue)
    seats = range(len(view.sheets))
    progress = (None if seat == view.active else _progress_of(view, seat) for seat in seats)
    return Others(view.dice, view.used, tuple(progress))


def _progress_of(view: View, seat: int) -> Progress:
    if seat != view.seat or view.own is None:
        return Deciding()
    sheet, steps = sheet_of(view.sheets[seat]), _steps_of(view, seat)
    return Placing(sheet, view.own.queue, steps) if view.own.queue else Finished(sheet, steps)


def _steps_of(view: View, seat: int) -> Steps:
    return tuple(Step(step.area, step.spot, step.free, step.gifts) for step in view.told[seat])
