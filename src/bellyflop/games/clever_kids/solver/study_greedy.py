"""Somebody who takes what is best at once, compiled: `greedy.Greedy` with ties broken at random."""

from __future__ import annotations

import numpy as np

from bellyflop.solvers.study import compiled

from .study_plans import AFTER, KINDS, NEED, PART, QUEUE, joined, list_plans, take, take_plainly
from .study_tables import Ints, Tables


@compiled
def _liking(tables: Tables, sheet: Ints, queue: int) -> int:
    """The most stars; of those the most bonuses; of those the most crosses."""
    stars, crosses, bonuses = 0, 0, 0
    for part in range(4):
        stars += tables.stars[part, sheet[part]]
        crosses += tables.crosses[part, sheet[part]]
    while queue:
        bonuses += 1
        queue >>= 3
    return 10000 * stars + 100 * bonuses + crosses


@compiled
def use_greedily(tables: Tables, sheet: Ints, counts: Ints, plans: Ints, found: Ints) -> bool:
    """The sheet they come to and the dice they take, in `found`; whether any die can be used."""
    most, ties, queue = -1, 0, 0
    after, took, tried = sheet.copy(), np.zeros(KINDS, np.int64), sheet.copy()
    for plan in plans[: list_plans(tables, sheet, counts, plans)]:
        tried[:] = sheet
        tried[plan[PART]] = plan[AFTER]
        liking = _liking(tables, tried, plan[QUEUE])
        if liking < most:
            continue
        ties = ties + 1 if liking == most else 1
        most = liking
        if np.random.random() * ties < 1:
            after[:], queue = tried, plan[QUEUE]
            if np.random.random() < 0.5:
                take(counts, plan[NEED:], took)
            else:
                take_plainly(counts, plan[NEED:], took)
    while queue:
        queue = _place(tables, after, queue)
    found[:4], found[4:] = after, took
    return most >= 0


@compiled
def _place(tables: Tables, sheet: Ints, queue: int) -> int:
    """Place the first of these bonuses, in place; the bonuses then."""
    area, rest = (queue & 7) - 1, queue >> 3
    if area < 2:
        step = sheet[area]
        if step < tables.full[area]:  # §4.9: in a complete area the bonus is lost
            sheet[area] += 1
            rest = joined(rest, tables.earned[area, step])
        return rest
    part, ways, start = 3, tables.green_plans, tables.green_from
    if area == 3:
        part, ways, start = 2, tables.blue_plans, tables.blue_from
    begin, end = start[sheet[part], 0], start[sheet[part], 1]
    most, ties, chosen, queue = -1, 0, sheet[part], rest
    tried = sheet.copy()
    for way in ways[begin:end]:
        tried[part] = way[0]
        then = joined(rest, way[1])
        liking = _liking(tables, tried, then)
        if liking < most:
            continue
        ties = ties + 1 if liking == most else 1
        most = liking
        if np.random.random() * ties < 1:
            chosen, queue = way[0], then
    sheet[part] = chosen
    return queue
