"""Best play, asked position by position: what each hold and each box is worth.

Values are points still to come: with those of the action itself, its bonus and its check, and
without what already stands on the sheet.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from bellyflop.dice import Dice, Lazy, keeps
from bellyflop.solvers.cache import Cached
from bellyflop.solvers.keeps import Floats, Ints, keep_lattice
from bellyflop.solvers.solved import Progress, quietly

from ..scoring import bonus_gain, offer, score_actions
from ..state import (
    BOX,
    CHECK,
    DICE,
    POOL_ZEE,
    ROLLS,
    UPPER,
    Action,
    Column,
    Hold,
    Score,
)
from .sheets import Sheet, places, row_and_place, rows
from .table import Points, rolled, solve

VERSION = 1  # of the numbers in a kept table
TIE = 1e-9  # options closer than this are equally good


class BestPlay:
    """Best play under one joker rule, for the most points on average."""

    def __init__(self, joker: str, table: Floats) -> None:
        self.joker, self.table = joker, table
        self._aim = Points(table)
        self._turn = lru_cache(maxsize=512)(self._new_turn)

    def value(self, sheet: Sheet) -> float:
        """The points still to come on this sheet before a turn begins."""
        return float(self.table[row_and_place(sheet, self.joker != "none")])

    def before_throw(self, sheet: Sheet, held: Dice, rolls_left: int) -> float:
        """The points still to come before a throw of the dice not held; `rolls_left` counts it."""
        if rolls_left == ROLLS:
            return self.value(sheet)
        return float(self._holds(sheet, rolls_left)[keep_lattice(DICE).row[held]])

    def options(self, sheet: Sheet, dice: Dice, rolls_left: int) -> dict[Action, float]:
        """What each thing to do with these dice is worth, holds first, as the game lists them."""
        options: dict[Action, float] = {}
        if rolls_left:
            holds, row_of = holds_of[dice]
            options.update(zip(holds, self._holds(sheet, rolls_left)[row_of].tolist(), strict=True))
        for score, points, then in scored(sheet, dice, self.joker):
            options[score] = points + self.value(then)
        return options

    def worth(self, sheet: Sheet, dice: Dice, rolls_left: int) -> float:
        """The points still to come with these dice on the table."""
        return max(self.options(sheet, dice, rolls_left).values())

    def best(self, sheet: Sheet, dice: Dice, rolls_left: int) -> Action:
        """The best thing to do; of equals to score, high on the card, then to hold the most."""
        return best_of(self.options(sheet, dice, rolls_left))

    def _holds(self, sheet: Sheet, throws: int) -> Floats:
        """What each keep is worth with so many throws to come: 1 or 2."""
        where = row_and_place(sheet, self.joker != "none")
        return self._turn(*where)[throws - 1]

    def _new_turn(self, row: int, place: int) -> tuple[Floats, Floats]:
        return turn_holds(rolled(self._aim, self.joker, np.array([row]), np.array([place])))


def turn_holds(final_values: Floats) -> tuple[Floats, Floats]:
    """The worth of all keeps before the last throw, and before the last two: [keep].

    `final_values` is what each roll is worth when it must be scored, for one sheet.
    """
    lattice = keep_lattice(DICE)
    last = lattice.with_rolls(final_values[:, 0])
    lattice.throw(last)
    last_two = last.copy()
    lattice.choose(last_two)
    lattice.throw(last_two)
    return last, last_two


def best_of(options: dict[Action, float]) -> Action:
    """The best option; of equals to score, high on the card, then to hold the most dice."""
    enough = max(options.values()) - TIE
    good = [action for action, value in options.items() if value >= enough]
    scores = [action for action in good if isinstance(action, Score)]
    return scores[0] if scores else max(good, key=_how_much_held)


def _how_much_held(action: Action) -> tuple[int, Dice]:
    assert isinstance(action, Hold)
    return len(action.dice), action.dice


@Lazy
def holds_of(dice: Dice) -> tuple[tuple[Hold, ...], Ints]:
    """Everything that may be held of these dice, fewest first, and its rows in the lattice."""
    parts = sorted(keeps[dice], key=lambda part: (len(part), part))
    return tuple(map(Hold, parts)), np.array([keep_lattice(DICE).row[part] for part in parts])


def scored(sheet: Sheet, dice: Dice, joker: str) -> list[tuple[Score, int, Sheet]]:
    """Each box this roll may go into: the action, all the points it earns, the sheet after it."""
    free, upper, fifty = sheet
    boxes, points, checks = offer(_column(sheet), dice, joker)
    found = []
    for score in score_actions[boxes]:
        box = BOX[score.box]
        written = points[box]
        total = upper + written if box < len(UPPER) else upper
        then = Sheet(free & ~(1 << box), total, fifty or (box == POOL_ZEE and written == 50))
        found.append((score, written + CHECK * checks + bonus_gain(upper, total), then))
    return found


@lru_cache(maxsize=4096)
def _column(sheet: Sheet) -> Column:
    """A column that the rules cannot tell from the one this sheet was made of."""
    boxes = [None if sheet.free >> box & 1 else 0 for box in range(len(BOX))]
    if sheet.fifty:
        boxes[POOL_ZEE] = 50
    return Column(tuple(boxes), 0, sheet.free)


def kept_table(joker: str) -> Cached:
    """Where the table of this joker rule is kept."""
    shape = (len(rows().after), len(places(joker != "none").after))
    return Cached(f"pool-zee-{joker}", VERSION, shape)


_known: dict[str, BestPlay] = {}


def best_play(
    joker: str = "forced", *, fresh: bool = False, progress: Progress = quietly
) -> BestPlay:
    """Best play under this joker rule: from the cache, or solved in a few seconds and kept."""
    if fresh or joker not in _known:
        table = kept_table(joker).load_or_make(lambda: solve(joker, progress), fresh)
        _known[joker] = BestPlay(joker, table)
    return _known[joker]
