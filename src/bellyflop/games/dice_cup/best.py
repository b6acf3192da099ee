"""The coach's choice for a sheet and the dice on the table, the same as in the review."""

from __future__ import annotations

from functools import lru_cache

from . import scoring
from .marks import Fill
from .state import Cross, Dice, Mark, Sheet


@lru_cache(256)  # every seat gets the same answer
def best_mark(boxes: tuple[str, ...], sheet: Sheet, dice: Dice, played: Mark, fill: Fill) -> Mark:
    """The mark with the highest value for the whole game, on the sheet as it was before `played`.

    That is not the mark with the most points at once, which would always be `all`. If the played
    mark is equally good, that one is the best, as in the review.
    """
    from .solver import play  # the solver imports the rules, and the rules import this module
    from .solver.sheets import free_of

    worth, place = scoring.worth(dice), {box: at for at, box in enumerate(boxes)}
    parts = [tuple(range(len(sheet)))] if fill == "one" else [(at,) for at in range(len(sheet))]
    best: list[Cross] = []
    lost = False
    for columns, mine in zip(parts, played, strict=True):
        options = play.options(free_of(tuple([sheet[at] for at in columns])), worth)
        free = [Cross(box, at) for at in columns for box in boxes if sheet[at][place[box]] is None]
        best.append(free[_first_best([options[place[cross.box]] for cross in free])])
        lost = lost or options[place[best[-1].box]] > options[place[mine.box]]
    return tuple(best) if lost else played


def _first_best(values: list[float]) -> int:
    """The first index of the greatest value."""
    return values.index(max(values))
