"""The figures of a report on Pool-zee: the boxes, and the values of holding dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bellyflop.core import AnyGame
from bellyflop.dice import Dice
from bellyflop.words import ENGLISH, words_in

from .rules import PoolZee
from .scoring import box_word
from .state import BOXES, DICE
from .view import ColumnView, View

BOX_TITLE = "What each box is worth"
BOX_CAPTION = "Points written into each box of a finished card, on average."
BOX_UNIT = "points"

_CHAINS: tuple[Dice, ...] = ((2, 3, 4), (3, 4, 5), (1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6))


def boxes(view: View, seat: int) -> Mapping[str, float]:
    """The points in each box of this seat's card, with the bonus and the checks."""
    place = next(k for k, team in enumerate(view.teams) if seat in team)
    cards = [game[place] for game in view.columns]
    words = words_in(ENGLISH)
    counted = {
        words(box_word(box)): sum(card.boxes.get(box) or 0 for card in cards) for box in BOXES
    }
    counted["Bonus"] = sum(card.bonus for card in cards)
    counted["Checks"] = sum(map(_checks, cards))
    return {name: points / len(cards) for name, points in counted.items()}


def _checks(card: ColumnView) -> int:
    """The points of the checks: the total without the boxes and the bonus."""
    return card.total - card.bonus - sum(filter(None, card.boxes.values()))


def chapters(game: AnyGame) -> Iterator[tuple[str, str, str, Mapping[str, float]]]:
    """The gain of each hold over throwing all dice, on an empty card with two throws to come."""
    from .solver import best_play

    assert isinstance(game, PoolZee)
    play = best_play(game.scoring)
    nothing = play.before_throw(play.empty, (), 2)
    groups = [(face,) * count for count in range(1, DICE) for face in range(1, 7)]
    worth = {held: play.before_throw(play.empty, held, 2) - nothing for held in [*groups, *_CHAINS]}
    shown = {" ".join(map(str, held)): value for held, value in worth.items()}
    yield (
        "What holding is worth",
        "Points won or lost by holding these dice of the first roll, against throwing all five.",
        "points",
        shown,
    )
