"""Values positions and choices in points, exactly.

Columns are independent: the value of a position to a seat is the points in its column in all games
of the match, plus the expected further points if every seat of that column plays best.
"""

from __future__ import annotations

from typing import NamedTuple

from bellyflop.dice import Dice
from bellyflop.solvers.judge import Advice, Judge, Note, Unit, Worth

from .rules import PoolZee
from .scoring import bonus_gain, offer
from .solver import BestPlay, Sheet, best_play, sheet_of
from .solver.play import best_of
from .solver.ways import column_like, scored
from .state import (
    BOX,
    BOXES,
    UPPER,
    Action,
    Choosing,
    Opening,
    Score,
    State,
    Throwing,
    cards_of,
)
from .turns import Turn
from .view import View, read_state


class PoolZeeJudge(Judge[State, Action, View]):
    """Judges every column by best play for the most points."""

    unit: Unit = "points"

    def __init__(self, game: PoolZee) -> None:
        self._game = game
        self._play = best_play(game.scoring)
        self.exact = self._play.exact

    def worth(self, state: State, seat: int) -> Worth:
        """The points so far plus the expected further ones of this game and the later games."""
        if isinstance(state, Opening):
            return Worth(self._game.games * self._play.value(self._play.empty))
        return Worth(self._beside(state, seat) + self._this_game(state, seat))

    def _beside(self, state: State, seat: int) -> float:
        """The part that does not depend on the dice: the points so far, and the later games."""
        games_to_come = self._game.games - len(cards_of(state, self._game.empty))
        fresh = games_to_come * self._play.value(self._play.empty)
        return self._game.scores(state)[seat] + fresh

    def _this_game(self, state: State, seat: int) -> float:
        """The expected further points of the current game."""
        column_of = self._game.column_of
        place = column_of[seat]
        sheet = sheet_of(cards_of(state, self._game.empty)[-1][place])
        match state:
            case Throwing() if column_of[state.turn.seat] == place:
                return self._play.before_throw(sheet, state.kept, state.rolls_left)
            case Choosing() if column_of[state.turn.seat] == place:
                return self._play.worth(sheet, state.dice, state.rolls_left)
            case _:
                return self._play.value(sheet)

    def choices(self, state: State, seat: int) -> dict[Action, Worth]:
        if not isinstance(state, Choosing) or state.turn.seat != seat:
            return {}
        sheet, beside = sheet_of(self._game.column_on_turn(state)), self._beside(state, seat)
        options = self._play.options(sheet, state.dice, state.rolls_left)
        return {action: Worth(beside + value) for action, value in options.items()}

    def hint(self, view: View, seat: int, most: int = 3) -> list[Advice[Action]]:
        """The best few actions for the most points, best first, each with its reasons."""
        state = read_state(view, self._game.empty[0])
        if not isinstance(state, Choosing) or state.turn.seat != seat:
            return []
        sheet, beside = sheet_of(self._game.column_on_turn(state)), self._beside(state, seat)
        return [
            Advice(reason.action, Worth(beside + reason.value), reason.notes)
            for reason in reasons(self._play, sheet, state.dice, state.rolls_left, most)
        ]


def make_judge(game: PoolZee) -> PoolZeeJudge:
    """The judge of this game."""
    return PoolZeeJudge(game)


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────


SAME = 0.05  # points: smaller gains are not mentioned
WORTH_NAMING = 0.4  # of the gain of the box that gains most
_STRAIGHTS = {"small_straight", "large_straight"}
_NOTHING = Note("pool-zee-nothing")


class Reason(NamedTuple):
    """A choice, its expected points, and the reasons for it."""

    action: Action
    value: float
    notes: tuple[Note, ...]


def reasons(play: BestPlay, sheet: Sheet, dice: Dice, rolls_left: int, most: int) -> list[Reason]:
    """The best few choices for these dice, best first."""
    options = play.options(sheet, dice, rolls_left)
    best = best_of(options)
    ranked = sorted(options, key=lambda action: (action != best, -options[action]))
    why = _Why(play, sheet, dice, rolls_left)
    return [Reason(action, options[action], why.of(action)) for action in ranked[:most]]


class _Why:
    """Finds the reasons for the choices of one decision."""

    def __init__(self, play: BestPlay, sheet: Sheet, dice: Dice, rolls_left: int) -> None:
        self._sheet, self._rolls_left = sheet, rolls_left
        self._turn, self._pays = Turn(play, sheet), play.scoring
        _, _, checks = offer(column_like(sheet, play.scoring), dice)
        self._check = checks * play.scoring.check
        self._scored = {
            s.box: (points, then) for s, points, then in scored(sheet, dice, play.scoring)
        }

    def of(self, action: Action) -> tuple[Note, ...]:
        """The reasons for this choice."""
        if isinstance(action, Score):
            return tuple(self._score(action.box))
        return (self._hold(action.dice) if action.dice else _NOTHING,)

    def _score(self, box: str) -> list[Note]:
        """The reasons for a score: points, a check, the bonus, or progress towards it."""
        points, then = self._scored[box]
        if not points:
            return [Note("pool-zee-gives-up", {"box": box})]
        more = []
        if self._check:
            points -= self._check
            more.append(Note("pool-zee-check", {"points": self._check}))
        bonus = self._bonus(self._sheet.upper, then.upper)
        if bonus:
            points -= bonus
            more.append(Note("pool-zee-bonus", {"points": bonus}))
        if box in UPPER and self._on_course(then):
            more.append(Note("pool-zee-course"))
        return [Note("pool-zee-takes", {"points": points, "box": box}), *more]

    def _hold(self, held: Dice) -> Note:
        """The boxes that gain most from holding these dice, and how often the turn ends in them."""
        chances, points = self._ends(held)
        _, usual = self._ends(())
        gains = {box: points[box] - usual[box] for box in BOXES if chances[box]}
        top = max(gains.values(), default=0.0)
        aims = [box for box, gain in gains.items() if gain > 0 and gain >= WORTH_NAMING * top]
        aims = sorted(aims, key=lambda box: -gains[box])[:2]
        if not aims:
            return Note("pool-zee-open")
        if aims[0] in _STRAIGHTS and all(gains.get(box, 0.0) > 0 for box in _STRAIGHTS):
            return Note("pool-zee-straights")
        about = {"box": aims[0], "chance": chances[aims[0]]}
        if len(aims) == 1:
            return Note("pool-zee-aim", about)
        return Note("pool-zee-aims", {**about, "box2": aims[1], "chance2": chances[aims[1]]})

    def _ends(self, held: Dice) -> tuple[dict[str, float], dict[str, float]]:
        """The probability that the turn ends with points in each box, and their average."""
        chances, means = dict.fromkeys(BOXES, 0.0), dict.fromkeys(BOXES, 0.0)
        for end, chance in self._turn.from_hold(held, self._rolls_left).items():
            box = BOXES[end.box]
            if end.points:
                chances[box] += chance
                means[box] += chance * end.points
        return chances, means

    def _on_course(self, sheet: Sheet) -> bool:
        """Whether three of each remaining face are enough for the bonus (§2.3)."""
        open_faces = sum(BOX[box] + 1 for box in UPPER if sheet.free >> BOX[box] & 1)
        return self._bonus(sheet.upper, sheet.upper + 3 * open_faces) > 0

    def _bonus(self, before: int, after: int) -> int:
        return bonus_gain(before, after, self._pays.bonus, self._pays.bonus_from)
