"""The view of one seat or a spectator: an allow-list of what is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from . import scoring
from .editions import Edition
from .marks import Fill
from .state import (
    Covered,
    Cross,
    Finished,
    Looking,
    Mark,
    Phase,
    Round,
    Shaking,
    Sheet,
    State,
    Uncovered,
)

PhaseName = Literal["shake", "look", "mark", "uncover", "over"]


@dataclass(frozen=True, slots=True)
class Reveal:
    """A scored round, open to all: the dice, the marks, and the points of every box."""

    dice: tuple[tuple[int, int], ...]  # by colour
    worth: tuple[int, ...]  # by box
    marks: tuple[tuple[Cross, ...], ...]  # by seat
    points: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it. Colours and boxes are in the edition's order."""

    edition: Edition
    seat: int | None
    phase: PhaseName
    round: int  # from 0; the number of rounds once the game is over
    rounds: int
    shaker: int | None  # whose hand shakes this round (§1.8)
    fill: Fill
    dice: tuple[tuple[int, int], ...] | None  # by colour; during the look only (§1.3)
    marks: tuple[tuple[Cross, ...] | None, ...]  # by seat; only the viewer's own until all are made
    sheets: tuple[tuple[tuple[int | None, ...], ...], ...]  # by seat, column, box
    subtotals: tuple[tuple[tuple[int, ...], ...], ...]  # by seat, column, part of the sheet
    column_totals: tuple[tuple[int, ...], ...]  # by seat, column
    totals: tuple[int, ...]  # by seat
    last: Reveal | None  # the round just scored, until the next dice fall
    over: bool
    winners: tuple[int, ...]  # empty before the end


def look_at(edition: Edition, fill: Fill, rounds: int, state: State, seat: int | None) -> View:
    """Everything that this seat may know now."""
    phase, sheets = state.phase, state.sheets
    over = isinstance(phase, Finished)
    return View(
        edition=edition,
        seat=seat,
        phase=_name(phase),
        round=state.round,
        rounds=rounds,
        shaker=None if over else state.round % len(sheets),
        fill=fill,
        dice=phase.dice if isinstance(phase, Looking) else None,
        marks=_shown_marks(state, seat),
        sheets=sheets,
        subtotals=tuple(_subtotals(edition, sheet) for sheet in sheets),
        column_totals=tuple(tuple(map(scoring.column_total, sheet)) for sheet in sheets),
        totals=tuple(map(scoring.total, sheets)),
        last=_reveal(edition, state.last) if state.last else None,
        over=over,
        winners=tuple(sorted(scoring.winners(edition, sheets))) if over else (),
    )


def _name(phase: Phase) -> PhaseName:
    """The name of the phase."""
    match phase:
        case Shaking():
            return "shake"
        case Looking():
            return "look"
        case Covered():
            return "mark"
        case Uncovered():
            return "uncover"
        case Finished():
            return "over"


def _shown_marks(state: State, seat: int | None) -> tuple[Mark | None, ...]:
    """The marks of this round that a seat may see: under the cover only its own (§1.3)."""
    match state.phase:
        case Covered(_, marks):
            return tuple(mark if at == seat else None for at, mark in enumerate(marks))
        case Uncovered(marks):
            return marks
        case _:
            return (None,) * len(state.sheets)


def _reveal(edition: Edition, last: Round) -> Reveal:
    """A scored round, with the points of every box and of each seat."""
    worth = scoring.worth(last.dice)
    by_box = dict(zip(edition.boxes, worth, strict=True))
    points = tuple(sum(by_box[cross.box] for cross in mark) for mark in last.marks)
    return Reveal(last.dice, worth, last.marks, points)


def _subtotals(edition: Edition, sheet: Sheet) -> tuple[tuple[int, ...], ...]:
    """The subtotals of each column; none in an edition that keeps none (§1.6)."""
    if not edition.subtotals:
        return ()
    return tuple(scoring.subtotals(edition, column) for column in sheet)
