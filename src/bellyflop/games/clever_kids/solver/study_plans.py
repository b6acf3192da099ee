"""All that some dice can cross off on a sheet, compiled. A sheet is its four parts."""

from __future__ import annotations

import numpy as np

from bellyflop.solvers.study import compiled

from ..layout import CANDLE, DICE, JOKER, PRESENT, SWEETS, SYMBOLS
from .study_tables import Ints, Tables

JOKER_AT = SYMBOLS.index(JOKER)
KINDS = len(SYMBOLS)
_CANDLE, _PRESENT, _SWEET = (SYMBOLS.index(symbol) for symbol in (CANDLE, PRESENT, SWEETS[0]))

PART, AFTER, QUEUE, NEED = range(4)
"""What a plan holds: the part of the sheet, what it is then, the bonuses, the symbols it needs."""


@compiled
def joined(queue: int, more: int) -> int:
    """The one queue behind the other."""
    shift = 0
    while queue >> shift:
        shift += 3
    return queue | more << shift


@compiled
def take(counts: Ints, need: Ints, took: Ints) -> bool:
    """Whether the symbols suffice; `took` is then what is used, jokers before the symbols."""
    short, total = 0, 0
    for symbol in range(JOKER_AT):
        short += max(0, need[symbol] - counts[symbol])
        total += need[symbol]
    if short > counts[JOKER_AT]:
        return False
    spare = min(counts[JOKER_AT], total) - short
    took[JOKER_AT] = min(counts[JOKER_AT], total)
    for symbol in range(JOKER_AT):
        natural = min(need[symbol], counts[symbol])
        replaced = min(spare, natural)
        spare -= replaced
        took[symbol] = natural - replaced
    return True


@compiled
def take_plainly(counts: Ints, need: Ints, took: Ints) -> None:
    """The same if the symbols suffice, but jokers only where a symbol is missing."""
    took[JOKER_AT] = 0
    for symbol in range(JOKER_AT):
        took[symbol] = min(need[symbol], counts[symbol])
        took[JOKER_AT] += need[symbol] - took[symbol]


@compiled
def _write(plans: Ints, row: int, part: int, after: int, queue: int, need: Ints) -> int:
    plans[row, PART], plans[row, AFTER], plans[row, QUEUE] = part, after, queue
    plans[row, NEED:] = need
    return row + 1


@compiled
def list_plans(tables: Tables, sheet: Ints, counts: Ints, plans: Ints) -> int:
    """Write every plan for which the dice suffice; how many there are."""
    need, took = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    row, queue = 0, 0
    for step in range(sheet[0], tables.full[0]):
        need[tables.balloons[step]] += 1
        if not take(counts, need, took):
            break
        queue = joined(queue, tables.earned[0, step])
        row = _write(plans, row, 0, step + 1, queue, need)
    need[:], queue = 0, 0
    for step in range(sheet[1], tables.full[1]):
        need[_CANDLE] += tables.candles[step]
        if not take(counts, need, took):
            break
        queue = joined(queue, tables.earned[1, step])
        row = _write(plans, row, 1, step + 1, queue, need)
    need[:] = 0
    for more in range(DICE):
        need[_PRESENT] = more + 1
        if not take(counts, need, took):
            break
        begin, end = tables.green_from[sheet[3], more], tables.green_from[sheet[3], more + 1]
        for plan in tables.green_plans[begin:end]:
            row = _write(plans, row, 3, plan[0], plan[1], need)
    need[:] = 0
    begin, end = tables.blue_from[sheet[2], 0], tables.blue_from[sheet[2], 2]
    for plan in tables.blue_plans[begin:end]:
        need[_SWEET : _SWEET + 3] = 2 * plan[2:]
        if take(counts, need, took):
            row = _write(plans, row, 2, plan[0], plan[1], need)
    return row
