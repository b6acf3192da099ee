"""Pool-zee for learners: 223 steps, one for each hold and box, and the card in planes."""

from __future__ import annotations

from bellyflop.dice import multisets
from bellyflop.dice.multisets import FACES
from bellyflop.spaces import Bounds, OneStep, Plane, one_hot

from .rules import PoolZee
from .state import BOXES, DICE, ROLLS, Action, Hold, Score, Scoring, State
from .view import ColumnView, View

_MOST_CHECKS = 12  # in a column: a pool-zee in every box but the first
_GAMES = 6
_NUMBERED: tuple[Action, ...] = (
    *map(Score, BOXES),
    *(Hold(dice) for count in range(DICE) for dice in multisets(count)),
)


class PoolZeeSpaces(OneStep[State, Action, View]):
    """Boxes are steps 0 to 12, holds 13 to 222: fewest dice first, then in order."""

    def __init__(self, game: PoolZee) -> None:
        super().__init__(game, _NUMBERED)
        self._of = game
        columns, seats = len(game.columns), game.seats
        self.planes = (
            Plane("columns", (columns, 13, 2), "by column and box: filled, and points of the most"),
            Plane(
                "sums", (columns, 4), "upper sum of 63, the bonus, checks of 12, total of the most"
            ),
            Plane("before", (columns,), "points of the games before this one, of 5 × the most"),
            Plane(
                "possible", (13, 2), "by box: whether the dice may go there, and points of the most"
            ),
            Plane("dice", (6, 6), "by face: how many dice show it, 0 to 5"),
            Plane("held", (6,), "by face: dice kept from the coming throw, of 5"),
            Plane("rolls", (4,), "how many rolls are left, 0 to 3"),
            Plane("turn", (seats,), "whose turn it is, from the viewer on"),
            Plane("game", (_GAMES,), "which game of the match is being played"),
        )
        turns = game.scoring.boxes.bit_count() * columns * game.games
        endless = game.opening and seats > 1  # §2.2: ties can be thrown again and again
        self.bounds = Bounds(
            steps=ROLLS * turns,
            draws=None if endless else ROLLS * DICE * turns,
            outcomes=6,
            least=0,
            most=game.scoring.most * game.games,
        )

    def observe(self, view: View, seat: int) -> list[float]:
        game, own, pays = self._of, self._of.column_of[seat], self._of.scoring
        order = [(own + step) % len(game.columns) for step in range(len(game.columns))]
        card, earlier = view.columns[-1], view.columns[:-1]
        free = not view.over  # at the end the last card is no longer being played
        turn = None if view.turn is None else (view.turn - seat) % game.seats
        numbers: list[float] = []
        for column in order:
            boxes = card[column].boxes
            for box in BOXES:  # a box that the card lacks is as good as filled
                points = boxes.get(box, 0)
                numbers += (float(points is not None), (points or 0) / pays.most_in_a_box)
        for column in order:
            numbers += _sums(card[column], pays)
        games = max(1, _GAMES - 1)
        numbers += [
            sum(done[column].total for done in earlier) / pays.most / games for column in order
        ]
        for box in BOXES:
            numbers += (float(box in view.possible), view.possible.get(box, 0) / pays.most_in_a_box)
        for face in FACES:
            numbers += one_hot(view.dice.count(face) if view.dice else None, 6)
        numbers += [view.held.count(face) / DICE for face in FACES]
        numbers += one_hot(view.rolls_left if free else None, 4)
        numbers += one_hot(turn, game.seats)
        return numbers + one_hot(view.game if free else None, _GAMES)


def _sums(column: ColumnView, pays: Scoring) -> list[float]:
    return [
        min(column.upper, pays.bonus_from) / pays.bonus_from,
        float(column.bonus > 0),
        column.checks / _MOST_CHECKS,
        column.total / pays.most,
    ]


def make_spaces(game: PoolZee) -> PoolZeeSpaces:
    """The steps and planes of this game."""
    return PoolZeeSpaces(game)
