"""Looks up best play position by position: the value of each hold and each box.

Values are expected further points. They include the points of the action itself, its bonus and its
check, but not the points already on the sheet. Looking up needs plain Python only; numpy is needed
to make a table that is neither cached nor shipped, such as one for house rules.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from bellyflop.dice import Dice, Lazy, keeps
from bellyflop.solvers.solved import Progress, quietly
from bellyflop.solvers.turn import turn_lattice

from ..state import DICE, HOUSE_RULES, OFFICIAL, ROLLS, Action, Hold, Score, Scoring
from .sheets import Sheet, row_and_place
from .shipped import shipped_table
from .ways import canonical, scored, ways

if TYPE_CHECKING:
    from bellyflop.solvers.cache import Cached

VERSION = 1  # of the numbers in a cached table
TIE = 1e-9  # options closer than this are equally good
IN_MEMORY, ON_DISK = 6, 24  # tables of 3 MB; a public server keeps meeting new house rules


#: [row, place]: a numpy array, which `study` computes with, or a ShippedTable.
Table = Any


class BestPlay:
    """Best play on a card with this scoring, for the most points on average."""

    exact = True

    def __init__(self, scoring: Scoring, table: Table) -> None:
        self.scoring, self.table = scoring, table
        #: A sheet on which nothing is written.
        self.empty = Sheet(scoring.boxes)
        self._turn = lru_cache(maxsize=512)(self._new_turn)

    def value(self, sheet: Sheet) -> float:
        """The expected further points on this sheet before a turn begins."""
        return float(self.table[row_and_place(sheet, self.scoring)])

    def before_throw(self, sheet: Sheet, held: Dice, rolls_left: int) -> float:
        """The expected further points before a throw of the other dice, one of `rolls_left`."""
        if rolls_left == ROLLS:
            return self.value(sheet)
        return self._holds(sheet, rolls_left)[turn_lattice(DICE).row[held]]

    def options(self, sheet: Sheet, dice: Dice, rolls_left: int) -> dict[Action, float]:
        """The value of each option for these dice, holds first, in the order of `legal`."""
        options: dict[Action, float] = {}
        if rolls_left:
            worth = self._holds(sheet, rolls_left)
            options.update((hold, worth[row]) for hold, row in holds_of[dice])
        for score, points, then in scored(sheet, dice, self.scoring):
            options[score] = points + self.value(then)
        return options

    def worth(self, sheet: Sheet, dice: Dice, rolls_left: int) -> float:
        """The expected further points with these dice on the table."""
        return max(self.options(sheet, dice, rolls_left).values())

    def best(self, sheet: Sheet, dice: Dice, rolls_left: int) -> Action:
        """The best option; among equals a score high on the card, then the largest hold."""
        return best_of(self.options(sheet, dice, rolls_left))

    def rolled(self, sheet: Sheet) -> list[float]:
        """The value of each roll on this sheet if it must be scored."""
        open_ = ways(sheet, self.scoring)
        value = {then: self.value(then) for then in {score.then for score in open_.scores}}
        return open_.best([score.points + value[score.then] for score in open_.scores])

    def _holds(self, sheet: Sheet, throws: int) -> list[float]:
        """The value of each keep with one or two throws to come."""
        return self._turn(canonical(sheet, self.scoring))[throws - 1]

    def _new_turn(self, sheet: Sheet) -> tuple[list[float], list[float]]:
        return turn_lattice(DICE).holds(self.rolled(sheet))


def best_of(options: dict[Action, float]) -> Action:
    """The best option; among equals a score high on the card, then the largest hold."""
    enough = max(options.values()) - TIE
    good = [action for action, value in options.items() if value >= enough]
    scores = [action for action in good if isinstance(action, Score)]
    return scores[0] if scores else max(good, key=_how_much_held)


def _how_much_held(action: Action) -> tuple[int, Dice]:
    assert isinstance(action, Hold)
    return len(action.dice), action.dice


@Lazy
def holds_of(dice: Dice) -> tuple[tuple[Hold, int], ...]:
    """All holds of these dice, smallest first, each with its row in the lattice."""
    parts = sorted(keeps[dice], key=lambda part: (len(part), part))
    return tuple((Hold(part), turn_lattice(DICE).row[part]) for part in parts)


def kept_table(scoring: Scoring) -> Cached:
    """The cache entry for the table of these rules; house rules are named by their content."""
    from bellyflop.solvers.cache import Cached  # needs numpy

    from .sheets import places, rows

    name = f"pool-zee-{scoring.joker}"
    if not _is_shipped(scoring):
        rules = {name: value for name, value in asdict(scoring).items() if name in HOUSE_RULES}
        name = f"{HOUSE}{sha256(json.dumps(rules).encode()).hexdigest()[:24]}"
    return Cached(name, VERSION, (len(rows(scoring).after), len(places(scoring).after)))


HOUSE = "pool-zee-house-"

_known: dict[Scoring, BestPlay] = {}  # the most recently used last


def best_play(
    scoring: Scoring = OFFICIAL, *, fresh: bool = False, progress: Progress = quietly
) -> BestPlay:
    """Best play under these rules, from the cache or solved in a few seconds and cached.

    Without numpy it uses the shipped table, which is accurate to a hundredth of a point, and for
    house rules an estimate based on it.
    """
    play = None if fresh else _known.pop(scoring, None)
    _known[scoring] = play or _new_play(scoring, fresh, progress)
    while len(_known) > IN_MEMORY:
        del _known[next(iter(_known))]
    return _known[scoring]


def _new_play(scoring: Scoring, fresh: bool, progress: Progress) -> BestPlay:
    if find_spec("numpy") is None:
        from .estimate import EstimatedPlay

        shipped = BestPlay(Scoring(scoring.joker), shipped_table(scoring.joker))
        return shipped if _is_shipped(scoring) else EstimatedPlay(scoring, shipped)
    from bellyflop.solvers.cache import keep_newest

    from .table import solve

    table = kept_table(scoring).load_or_make(lambda: solve(scoring, progress), fresh)
    keep_newest(HOUSE, ON_DISK)
    return BestPlay(scoring, table)


def _is_shipped(scoring: Scoring) -> bool:
    """Whether the joker rule is the only house rule, if there is any."""
    return scoring == Scoring(scoring.joker)
