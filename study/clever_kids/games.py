"""Whole games by the thousand for learning, compiled: everybody plays by the network.

Every seat uses the dice as if nobody else acted in this turn; a blur makes games differ. A
sheet here is its four parts: balloons, wagons, sweets, presents.
"""

from __future__ import annotations

import numpy as np

from bellyflop.games.clever_kids.layout import CANDLE, DICE, JOKER, PRESENT, SWEETS, SYMBOLS

from ..compiled import compiled
from .evaluation import Workspace, chance, is_over, prepare
from .tables import Ints, NetworkArrays, Tables

_CANDLE, _PRESENT, _JOKER = (SYMBOLS.index(symbol) for symbol in (CANDLE, PRESENT, JOKER))
_SWEET = SYMBOLS.index(SWEETS[0])
_KINDS = len(SYMBOLS)


@compiled
def _push(stack: Ints, height: int, sheet: Ints, part: int, value: int, queue: int) -> int:
    """Push this sheet with one part changed onto the stack; the new height."""
    for i in range(4):
        stack[height, i] = sheet[i]
    stack[height, part] = value
    stack[height, 4] = queue
    return height + 1


@compiled
def _joined(queue: int, more: int) -> int:
    """The first queue followed by the second."""
    shift = 0
    while queue >> shift:
        shift += 3
    return queue | more << shift


@compiled
def _consider(
    tables: Tables,
    net: NetworkArrays,
    work: Workspace,
    sheets: Ints,
    actor: int,
    took: Ints,
    blur: float,
) -> None:
    """Place the bonuses of the one sheet on the stack in every way and keep the best result."""
    height = 1
    sheet = np.zeros(4, np.int64)
    while height:
        height -= 1
        sheet[:] = work.stack[height, :4]
        queue = work.stack[height, 4]
        area, rest = (queue & 7) - 1, queue >> 3
        if area < 0:
            worth = np.log(chance(tables, net, work, sheets, actor, sheet) + 1e-6)
            worth -= blur * np.log(-np.log(np.random.random()))
            if worth > work.worth[0]:
                work.worth[0] = worth
                work.found[:4], work.found[4:] = sheet, took
        elif area < 2:
            step = sheet[area]
            if step == tables.full[area]:
                height = _push(work.stack, height, sheet, area, step, rest)
            else:
                queue = _joined(rest, tables.earned[area, step])
                height = _push(work.stack, height, sheet, area, step + 1, queue)
        elif area == 2:  # areas and parts have different orders: presents are the last part
            begin, end = tables.green_from[sheet[3], 0], tables.green_from[sheet[3], 1]
            for plan in tables.green_plans[begin:end]:
                height = _push(work.stack, height, sheet, 3, plan[0], _joined(rest, plan[1]))
            if begin == end:  # all presents are open: the bonus lapses
                height = _push(work.stack, height, sheet, 3, sheet[3], rest)
        else:
            begin, end = tables.blue_from[sheet[2], 0], tables.blue_from[sheet[2], 1]
            for plan in tables.blue_plans[begin:end]:
                height = _push(work.stack, height, sheet, 2, plan[0], _joined(rest, plan[1]))
            if begin == end:
                height = _push(work.stack, height, sheet, 2, sheet[2], rest)


@compiled
def _take(counts: Ints, need: Ints, took: Ints) -> bool:
    """Whether the symbols suffice; `took` is then what is used, jokers before the symbols."""
    short, total = 0, 0
    for symbol in range(_JOKER):
        short += max(0, need[symbol] - counts[symbol])
        total += need[symbol]
    if short > counts[_JOKER]:
        return False
    spare = min(counts[_JOKER], total) - short
    took[_JOKER] = min(counts[_JOKER], total)
    for symbol in range(_JOKER):
        natural = min(need[symbol], counts[symbol])
        replaced = min(spare, natural)
        spare -= replaced
        took[symbol] = natural - replaced
    return True


@compiled
def use(
    tables: Tables,
    net: NetworkArrays,
    work: Workspace,
    sheets: Ints,
    actor: int,
    counts: Ints,
    blur: float,
) -> None:
    """Compare all uses of the dice; the best one goes into `work.found`."""
    prepare(net, work, sheets, actor)
    sheet = sheets[actor]
    need, took = np.zeros(_KINDS, np.int64), np.zeros(_KINDS, np.int64)
    queue = 0
    for step in range(sheet[0], tables.full[0]):
        need[tables.balloons[step]] += 1
        if not _take(counts, need, took):
            break
        queue = _joined(queue, tables.earned[0, step])
        _push(work.stack, 0, sheet, 0, step + 1, queue)
        _consider(tables, net, work, sheets, actor, took, blur)
    need[:], queue = 0, 0
    for step in range(sheet[1], tables.full[1]):
        need[_CANDLE] += tables.candles[step]
        if not _take(counts, need, took):
            break
        queue = _joined(queue, tables.earned[1, step])
        _push(work.stack, 0, sheet, 1, step + 1, queue)
        _consider(tables, net, work, sheets, actor, took, blur)
    need[:] = 0
    for more in range(DICE):
        need[_PRESENT] = more + 1
        if not _take(counts, need, took):
            break
        begin, end = tables.green_from[sheet[3], more], tables.green_from[sheet[3], more + 1]
        for plan in tables.green_plans[begin:end]:
            _push(work.stack, 0, sheet, 3, plan[0], plan[1])
            _consider(tables, net, work, sheets, actor, took, blur)
    need[:] = 0
    begin, end = tables.blue_from[sheet[2], 0], tables.blue_from[sheet[2], 2]
    for plan in tables.blue_plans[begin:end]:
        need[_SWEET : _SWEET + 3] = 2 * plan[2:]
        if _take(counts, need, took):
            _push(work.stack, 0, sheet, 2, plan[0], plan[1])
            _consider(tables, net, work, sheets, actor, took, blur)


@compiled
def _turn(
    tables: Tables, net: NetworkArrays, work: Workspace, sheets: Ints, counts: Ints, blur: float
) -> None:
    """Play one turn; the last of the sheets is the active player's."""
    seats = len(sheets)
    work.worth[0] = -np.inf
    while work.worth[0] == -np.inf:  # §4.6: a roll of which nothing can be used is rolled again
        counts[:] = 0
        for faces in tables.faces:
            counts[faces[np.random.randint(len(faces))]] += 1
        use(tables, net, work, sheets, seats - 1, counts, blur)
    sheets[seats - 1] = work.found[:4]
    counts -= work.found[4:]
    after = sheets.copy()
    nothing = np.zeros(_KINDS, np.int64)
    for seat in range(seats - 1):
        work.worth[0] = -np.inf
        prepare(net, work, sheets, seat)
        _push(work.stack, 0, sheets[seat], 0, sheets[seat, 0], 0)  # a pass
        _consider(tables, net, work, sheets, seat, nothing, blur)
        use(tables, net, work, sheets, seat, counts, blur)
        after[seat] = work.found[:4]
    sheets[:] = after


@compiled
def play_out(
    tables: Tables,
    net: NetworkArrays,
    work: Workspace,
    games: Ints,
    blur: float,
    seed: int,
    history: Ints,
) -> Ints:
    """Play every game to its end, in place; the number of turns of each.

    A game is its sheets, seats × parts, with the one about to roll first; at its end they are in
    the order after the last turn. `history` gets the sheets before each roll, game by game.
    """
    np.random.seed(seed)
    counts = np.zeros(_KINDS, np.int64)
    turns = np.zeros(len(games), np.int64)
    row = 0
    for game in range(len(games)):
        over = False
        while not over:
            if row < len(history):
                history[row] = games[game]
                row += 1
            first = games[game, 0].copy()
            games[game, :-1] = games[game, 1:]
            games[game, -1] = first
            _turn(tables, net, work, games[game], counts, blur)
            turns[game] += 1
            for sheet in games[game]:
                over = over or is_over(tables, sheet)
    return turns
