"""What people type at a Clever Kids table: letters of dice, numbers of presents, a few words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import permutations

from bellyflop.terminal.words import Puzzled, number_in, pick

from .layout import AREA_OF, AREAS, BLUE, GREEN, JOKER, SWEETS, Layout
from .state import Action, Bonus, Cell, Pass, Use
from .views import View

LETTERS = "ABCDE"  # of the dice
_PASS = ("pass", "p", "skip", "nothing")
_NAMES = {name: name for name in (*AREAS, *SWEETS)}


def read_move(
    text: str, layout: Layout, view: View, legal: Sequence[Action], allowed: Callable[[Use], bool]
) -> Action:
    """A use or a pass: "AC", "C 5", "B yellow", "pass"; `allowed` knows uses `legal` leaves out."""
    words = text.lower().split()
    if words[0] in _PASS:
        return Pass()
    dice = [LETTERS.index(die.upper()) for word in words if _is_dice(word) for die in word]
    cells = tuple(read_cell(word, layout) for word in words if word.isdigit())
    named = [pick(word, _NAMES) for word in words if not _is_dice(word) and not word.isdigit()]
    if not dice:
        raise Puzzled("Type the letters of dice, e.g. AC, or pass.")
    rows = tuple(name for name in named if name in SWEETS)
    areas = [name for name in named if name in AREAS]
    area = areas[0] if areas else _area(dice, cells, rows, view)
    wanted = Use(area, tuple(dice), cells or rows or _rows(area, dice, view))
    listed = _listed(wanted, legal)
    if listed:
        return listed
    # Dice that do the same as others are not listed; whatever their order, they may be used.
    orders = (Use(area, order, wanted.places) for order in permutations(wanted.dice))
    return next(filter(allowed, orders), wanted)


def read_bonus(text: str, layout: Layout, legal: Sequence[Action]) -> Action:
    """Where a bonus goes: the number of a present, or a row of sweets."""
    bonuses = [action for action in legal if isinstance(action, Bonus)]
    if bonuses[0].area == GREEN:
        return Bonus(GREEN, read_cell(text, layout))
    number = number_in(text, len(bonuses))
    return bonuses[number - 1] if number else Bonus(BLUE, pick(text, {s: s for s in SWEETS}))


def read_cell(text: str, layout: Layout) -> Cell:
    """The row and column of the present with this number."""
    columns = len(layout.columns)
    number = number_in(text, columns * len(layout.rows))
    if number is None:
        raise Puzzled("Type the number of a free present.")
    row, column = divmod(number - 1, columns)
    return row, column


def _is_dice(word: str) -> bool:
    return re.fullmatch(f"[{LETTERS.lower()}]+", word) is not None


def _area(dice: Sequence[int], cells: Sequence[Cell], rows: Sequence[str], view: View) -> str:
    """The area that was not named: told by the presents, the sweets or what the dice show."""
    if cells or rows:
        return GREEN if cells else BLUE
    areas = [AREA_OF[view.dice[die]] for die in dice if view.dice[die] != JOKER]
    if not areas:
        raise Puzzled("A joker alone: in which area? E.g. A yellow.")
    return areas[0]


def _rows(area: str, dice: Sequence[int], view: View) -> tuple[str, ...]:
    """The rows of sweets that dice stand for by themselves, if there is one for each pair."""
    rows = tuple(sweet for sweet in SWEETS if sweet in {view.dice[die] for die in dice})
    return rows if area == BLUE and 2 * len(rows) == len(dice) else ()


def _listed(wanted: Use, legal: Sequence[Action]) -> Use | None:
    """The legal use with the same dice in the same places, whatever the order typed."""
    same = [
        use
        for use in legal
        if isinstance(use, Use)
        and use.area == wanted.area
        and sorted(use.dice) == sorted(wanted.dice)
        and (not wanted.places or sorted(map(str, use.places)) == sorted(map(str, wanted.places)))
    ]
    exact = [use for use in same if use.places == wanted.places]
    if exact or len(same) == 1:
        return (exact or same)[0]
    if same and wanted.area == GREEN:
        raise Puzzled("Which presents? Add their numbers, e.g. C 5.")
    if same:
        raise Puzzled("Which row? Add cupcake, donut or cake.")
    return None
