"""Values positions and marks in points for a player who sees every die exactly.

One column, two columns, and a mark in every column are exact; three columns and more with one
mark a round are estimates. The judge does not see real dice (§1.10), so it counts every box at its
average: then no mark is better than another, and everything is luck.
"""

from __future__ import annotations

from itertools import product

from bellyflop.solvers.judge import Advice, Judge, Note, Unit, Worth

from . import scoring
from .rules import TwelveDice
from .solver import play
from .solver.sheets import MEANS, free_of
from .state import Covered, Cross, Dice, Looking, Mark, Sheet, State, Uncovered
from .view import View

LISTED = 2000  # with a mark in each of six columns there are 12⁶: too many to list

Options = dict[int, float]
"""The value of each free box: its points now plus the expected further points."""


class EveryChoice(dict[Mark, Worth]):
    """The values of marks in every column, computed on demand.

    Iterating gives the best mark, then the second best box of each column, then the third best and
    so on; the mean of these is the mean of all marks.
    """

    def __init__(self, boxes: tuple[str, ...], written: int, columns: list[Options]) -> None:
        self._place = {box: at for at, box in enumerate(boxes)}
        self._written, self._columns = written, columns
        ranked = [sorted(options, key=lambda box: -options[box]) for options in columns]
        for line in zip(*ranked, strict=True):
            mark = tuple(Cross(boxes[box], column) for column, box in enumerate(line))
            self[mark] = self[mark]

    def __missing__(self, mark: Mark) -> Worth:
        found = zip(self._columns, mark, strict=True)
        worths = (options[self._place[cross.box]] for options, cross in found)
        return Worth(self._written + sum(worths))

    def __contains__(self, mark: object) -> bool:
        if not isinstance(mark, tuple) or len(mark) != len(self._columns):
            return False
        found = enumerate(zip(self._columns, mark, strict=True))
        return all(
            cross.column == at and self._place.get(cross.box) in options
            for at, (options, cross) in found
        )


class TwelveDiceJudge(Judge[State, Mark, View]):
    """Judges in expected points, because no seat's sheet affects another's."""

    unit: Unit = "points"

    def __init__(self, game: TwelveDice) -> None:
        self._game = game
        self._boxes = game.edition.boxes
        self._blind = game.dice == "real"
        self._estimates = game.fill == "one" and game.columns > play.EXACT_COLUMNS
        self.exact = self._blind or not self._estimates

    # ── positions ───────────────────────────────────────────────────────────────────────────

    def worth(self, state: State, seat: int) -> Worth:
        sheet, phase = state.sheets[seat], state.phase
        mark: Mark | None = None
        match phase:
            case Looking(dice):
                points = _points(dice)
            case Covered(dice, marks):
                points, mark = _points(dice), marks[seat]
            case Uncovered(marks):
                points, mark = MEANS, marks[seat]
            case _:
                return self._worth(sheet, sum(map(self._value, self._parts(sheet))))
        parts = [self._options(part, points) for part in self._parts(sheet)]
        if mark is None:
            return self._worth(sheet, sum(max(options.values()) for options in parts))
        crossed = [self._boxes.index(cross.box) for cross in mark]
        made = zip(parts, crossed, strict=True)
        return self._worth(sheet, sum(options[box] for options, box in made))

    def choices(self, state: State, seat: int) -> dict[Mark, Worth]:
        legal = self._game.legal(state, seat)
        if not legal:
            return {}
        assert isinstance(state.phase, Covered)
        sheet, points = state.sheets[seat], _points(state.phase.dice)
        parts = [self._options(part, points) for part in self._parts(sheet)]
        if self._game.fill == "one":
            place = {box: at for at, box in enumerate(self._boxes)}
            return {mark: self._worth(sheet, parts[0][place[mark[0].box]]) for mark in legal}
        every = EveryChoice(self._boxes, scoring.total(sheet), parts)
        return every if len(legal) > LISTED else {mark: every[mark] for mark in legal}

    def _parts(self, sheet: Sheet) -> list[Sheet]:
        """The independent parts of the game: the whole sheet, or each column (§1.7)."""
        return [sheet] if self._game.fill == "one" else [(column,) for column in sheet]

    def _value(self, part: Sheet) -> float:
        """The expected further points before dice are thrown."""
        free = free_of(part)
        if self._blind:
            return float(sum(cells * mean for cells, mean in zip(free, MEANS, strict=True)))
        return play.value(free)

    def _options(self, part: Sheet, points: tuple[float, ...]) -> Options:
        """The expected further points for each free box if it gets these points now."""
        free = free_of(part)
        if not self._blind:
            return play.options(free, points)
        in_all = self._value(part)
        return {box: in_all - MEANS[box] + points[box] for box in range(len(free)) if free[box]}

    def _worth(self, sheet: Sheet, to_come: float) -> Worth:
        return Worth(scoring.total(sheet) + to_come, 0.0 if self.exact else self._error(sheet))

    def _error(self, sheet: Sheet) -> float:
        return play.error(free_of(sheet)) if self._estimates else 0.0

    # ── hints ───────────────────────────────────────────────────────────────────────────────

    def hint(self, view: View, seat: int, most: int = 3) -> list[Advice[Mark]]:
        """The best marks for the dice in view, or for average dice once they are covered."""
        if view.phase not in ("look", "mark") or view.marks[seat] is not None:
            return []
        sheet = view.sheets[seat]
        points = _points(view.dice)
        parts = [play.options(free_of(part), points) for part in self._parts(sheet)]
        best = _best_lines(parts, most)
        written, error = scoring.total(sheet), self._error(sheet)
        return [
            Advice(
                self._mark(sheet, line),
                Worth(written + to_come, error),
                (self._see(view, line, points),),
            )
            for to_come, line in best
        ]

    def _mark(self, sheet: Sheet, line: tuple[int, ...]) -> Mark:
        """The mark that crosses these boxes, one in each part, in the first free column."""
        if self._game.fill == "every":
            return tuple(Cross(self._boxes[box], column) for column, box in enumerate(line))
        (box,) = line
        column = next(at for at, cells in enumerate(sheet) if cells[box] is None)
        return (Cross(self._boxes[box], column),)

    def _see(self, view: View, line: tuple[int, ...], points: tuple[float, ...]) -> Note:
        """The reasons for these boxes."""
        if view.dice is None:
            return Note("dice-cup-real" if self._blind else "dice-cup-unseen")
        over = round(sum(points[box] - MEANS[box] for box in line))
        now = round(sum(points[box] for box in line))
        kind = "more" if over > 0 else "less" if over else "usual"
        return Note(f"dice-cup-{kind}", {"points": now, "over": abs(over)})


def _points(dice: Dice | None) -> tuple[float, ...]:
    """The points of each box with these dice, or its average if the dice are unseen."""
    return MEANS if dice is None else scoring.worth(dice)


def _best_lines(parts: list[Options], most: int) -> list[tuple[float, tuple[int, ...]]]:
    """The best combinations of one box per part, with their values, best first."""
    few = [sorted(options, key=lambda box: -options[box])[: max(1, most)] for options in parts]
    lines = [(_sum(parts, line), line) for line in product(*few)]
    return sorted(lines, key=lambda found: -found[0])[:most]


def _sum(parts: list[Options], line: tuple[int, ...]) -> float:
    return sum(options[box] for options, box in zip(parts, line, strict=True))


def make_judge(game: TwelveDice) -> TwelveDiceJudge:
    """The judge of this game."""
    return TwelveDiceJudge(game)
