"""Dice Cup and Dice Pool Party for learners: a step for each box, and the sheets in planes."""

from __future__ import annotations

from collections.abc import Sequence

from bellyflop.spaces import Bounds, Plane, Spaces, Steps, one_hot

from . import scoring
from .rules import TwelveDice
from .state import Covered, Cross, Dice, Mark, State
from .view import View

_MOST = 420  # §1.11: in a column
_MOST_IN_A_BOX = 72
_PHASES = ("shake", "look", "mark", "uncover", "over")


class DiceCupSpaces(Spaces[State, Mark, View]):
    """Step 12 × column + box crosses that box; with `fill="every"` a mark takes one step a column.

    So six columns need 72 steps instead of three million marks.
    """

    def __init__(self, game: TwelveDice) -> None:
        self._game, self._boxes = game, game.edition.boxes
        self._place = {box: place for place, box in enumerate(self._boxes)}
        seats, columns = game.seats, game.columns
        self._marks = columns if game.fill == "every" else 1  # steps in one mark
        self.steps = 12 * columns
        self.several = self._marks > 1
        dice = (6, 2, 6)
        self.planes = (
            Plane("sheets", (seats, columns, 12, 2), "by seat, column and box: filled, points/72"),
            Plane("totals", (seats,), "points of the most there can be"),
            Plane("look", dice, "by colour and die: what it shows, only while everybody looks"),
            Plane("mark", (columns, 12), "what the viewer has crossed under this cover"),
            Plane("last", dice, "by colour and die: what it showed in the round just scored"),
            Plane("crossed", (seats, columns, 12), "what each seat crossed in that round"),
            Plane("phase", (5,), f"{', '.join(_PHASES)}"),
            Plane("round", (1,), "how much of the game is over"),
        )
        self.recalled = (
            Plane("seen", dice, "by colour and die: what lies under the cover, as it was seen"),
            Plane("worth", (12,), "by box: what those dice are worth there, points/72"),
        )
        self.bounds = Bounds(
            steps=seats * (game.rounds - 1) * self._marks,
            draws=6 * game.rounds,
            outcomes=36,
            least=0,
            most=_MOST * columns,
        )

    # ── steps ───────────────────────────────────────────────────────────────────────────────

    def open(self, state: State, seat: int, taken: Steps) -> Sequence[int]:
        phase = state.phase
        if not isinstance(phase, Covered) or phase.marks[seat] or len(taken) == self._marks:
            return ()
        sheet = state.sheets[seat]
        columns = range(self._game.columns) if not self.several else (len(taken),)
        return [
            12 * column + box
            for column in columns
            for box, points in enumerate(sheet[column])
            if points is None
        ]

    def action(self, state: State, seat: int, taken: Steps) -> Mark | None:
        if len(taken) < self._marks:
            return None
        return tuple(Cross(self._boxes[step % 12], step // 12) for step in taken)

    def spell(self, state: State, seat: int, action: Mark) -> Steps:
        return tuple(12 * cross.column + self._place[cross.box] for cross in action)

    def say(self, step: int) -> str:
        column, box = divmod(step, 12)
        return self._boxes[box] if self._game.columns == 1 else f"{self._boxes[box]} {column}"

    # ── observing ───────────────────────────────────────────────────────────────────────────

    def observe(self, view: View, seat: int) -> list[float]:
        game, numbers = self._game, list[float]()
        order = [(seat + step) % game.seats for step in range(game.seats)]
        for at in order:
            for column in view.sheets[at]:
                for points in column:
                    numbers += (float(points is not None), (points or 0) / _MOST_IN_A_BOX)
        numbers += [view.totals[at] / (_MOST * game.columns) for at in order]
        numbers += _shown(view.dice)
        numbers += self._crossed(view.marks[seat])
        numbers += _shown(view.last.dice if view.last else None)
        for at in order:
            numbers += self._crossed(view.last.marks[at] if view.last else None)
        numbers += one_hot(_PHASES.index(view.phase), 5)
        return [*numbers, view.round / view.rounds]

    def _crossed(self, mark: Mark | None) -> list[float]:
        steps = set(self.spell_mark(mark)) if mark else set[int]()
        return [float(step in steps) for step in range(self.steps)]

    def spell_mark(self, mark: Mark) -> Steps:
        """The steps of a mark; in the last round it can have one for each free box."""
        return tuple(12 * cross.column + self._place[cross.box] for cross in mark)

    def remember(self, memory: Dice | None, view: View) -> Dice | None:
        """The dice under the cover, for as long as it is on."""
        return view.dice or (memory if view.phase == "mark" else None)

    def recall(self, memory: Dice | None, seat: int) -> list[float]:
        worth = scoring.worth(memory) if memory else (0,) * 12
        return [*_shown(memory), *(points / _MOST_IN_A_BOX for points in worth)]


def _shown(dice: Dice | None) -> list[float]:
    """The value of each die, as six numbers each."""
    if dice is None:
        return [0.0] * 72
    return [number for pair in dice for die in pair for number in one_hot(die - 1, 6)]


def make_spaces(game: TwelveDice) -> DiceCupSpaces:
    """The steps and planes of this game."""
    return DiceCupSpaces(game)
