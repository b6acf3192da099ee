"""The exact distribution of the score under best play, over all possible games.

It goes forward through the layers: each sheet holds the chance of every number of points with which
it can be reached.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.games.pool_zee.solver.points import MOST, points_so_far
from bellyflop.games.pool_zee.solver.sheets import FACES, Sheet, row_and_place
from bellyflop.games.pool_zee.solver.table import layers
from bellyflop.games.pool_zee.state import Scoring
from bellyflop.solvers.distribution import Distribution
from bellyflop.solvers.keeps import Floats, Ints

from ..compiled import compiled
from .games import Plans, best_box, best_further_box, best_hold, new_plans, plan
from .hands import Hands, hands
from .turn import LANES, NONE, Scratch, Tables, after_further, new_scratch, tables

EMPTY = Sheet()


class Spans(NamedTuple):
    """Where a sheet's chances lie in the array of its layer: [row, place]."""

    first: Ints
    least: Ints  # the points that the first chance is for
    length: Ints


def new_spans(joker: str) -> tuple[Spans, list[int]]:
    """The spans of all sheets, and how many chances each layer has, full sheets first."""
    least, most = points_so_far(Scoring(joker))
    length = most - least + 1
    first, sizes = np.zeros_like(length), []
    for row, place in layers(Scoring(joker), from_full=True):
        ends = np.cumsum(length[row, place])
        first[row, place] = ends - length[row, place]
        sizes.append(int(ends[-1]))
    return Spans(first, least, length), sizes


@compiled
def spread(flow: Floats, ups: Ints) -> None:
    """Throw: pass the chance of each keep on to the six keeps with one more die, in place."""
    for keep in range(len(ups)):
        if flow[keep] > 0.0:
            part = flow[keep] * (1 / 6)
            for face in range(6):
                flow[ups[keep, face]] += part
            flow[keep] = 0.0


@compiled
def last_rolls(
    game: Tables, hands: Hands, plans: Plans, lane: int, flow: Floats, last: Floats
) -> None:
    """The chance of each roll to be the scored one in a turn of best play."""
    ups, chance, of, of_from = game.lattice.ups, game.lattice.chance, hands.holds, hands.holds_from
    small = len(ups)
    holds, bests = plans.holds, plans.bests
    flow[:] = 0.0
    for roll in range(len(chance)):
        last[roll], flow[small + roll] = 0.0, chance[roll]
    for throws in (2, 1):
        for roll in range(len(chance)):
            if flow[small + roll] > 0.0:
                keep = best_hold(holds, bests, of, of_from, lane, roll, throws)
                if keep < 0:
                    last[roll] += flow[small + roll]
                else:
                    flow[keep] += flow[small + roll]
                flow[small + roll] = 0.0
        spread(flow, ups)
    for roll in range(len(chance)):
        last[roll] += flow[small + roll]


@compiled
def pass_on(source: Floats, goal: Floats, weight: float) -> None:
    """Add a share of these chances to those."""
    for i in range(len(source)):
        goal[i] += weight * source[i]


@compiled
def gather(
    game: Tables,
    hands: Hands,
    scratch: Scratch,
    plans: Plans,
    lane: int,
    last: Floats,
    shares: Floats,
) -> None:
    """The chance of each upper, then of each lower score, without further fives of a kind."""
    bests, upper, lower = plans.bests, scratch.upper, scratch.lower
    uppers, lowers, five_of = hands.upper, hands.lower, hands.five_of
    jokers = game.joker != NONE and scratch.mark[lane] > 0
    shares[:] = 0.0
    for roll in range(len(last)):
        if last[roll] > 0.0 and not (jokers and five_of[roll] < FACES):
            box = best_box(upper, lower, uppers, lowers, bests[0, roll, lane], lane, roll)
            if box < FACES:
                shares[uppers[roll, box]] += last[roll]
            else:
                shares[len(upper) + lowers[roll, box - FACES]] += last[roll]


@compiled
def play_sheet(
    game: Tables,
    scratch: Scratch,
    plans: Plans,
    lane: int,
    spans: Spans,
    at: tuple[int, int],
    last: Floats,
    shares: Floats,
    now: Floats,
    then: Floats,
) -> None:
    """Pass the chances of one sheet on to the sheets that can follow it."""
    first, least, length = spans.first, spans.least, spans.length
    row, place = at
    after, earned, place_after = game.upper.after, game.upper.earned, game.lower.after
    steps, points, fives = game.rolls.steps, game.rolls.points, game.rolls.fives
    source = now[first[at] : first[at] + length[at]]
    scores = after.shape[1]
    for score in range(len(shares)):
        if shares[score] > 0.0:
            if score < scores:
                to, won = (after[row, score], place), earned[row, score]
            else:
                to, won = (row, place_after[place, steps[score - scores]]), points[score - scores]
            start = first[to] + least[at] + won - least[to]
            pass_on(source, then[start : start + len(source)], shares[score])
    if game.joker != NONE and game.lower.mark[place] > 0:
        for face in range(FACES):
            best = plans.bests[0, fives[face], lane]
            box = best_further_box(scratch.further[face], best, lane)
            won, row_then, place_then = after_further(game, row, place, face, box)
            to = (row_then, place_then)
            start = first[to] + least[at] + won - least[to]
            pass_on(source, then[start : start + len(source)], last[fives[face]])


@compiled
def play_layer(
    table: Floats,
    game: Tables,
    hands: Hands,
    scratch: Scratch,
    plans: Plans,
    spans: Spans,
    row: Ints,
    place: Ints,
    now: Floats,
    then: Floats,
) -> None:
    """Pass the chances of all these sheets on."""
    flow, last = np.empty(len(scratch.values)), np.empty(len(game.lattice.chance))
    shares = np.empty(len(scratch.upper) + len(scratch.lower))
    rows_now, places_now = np.zeros(LANES, np.intp), np.zeros(LANES, np.intp)
    for start in range(0, len(row), LANES):
        size = min(LANES, len(row) - start)
        for lane in range(size):
            rows_now[lane], places_now[lane] = row[start + lane], place[start + lane]
        plan(table, game, scratch, plans, rows_now, places_now)
        for lane in range(size):
            at = (rows_now[lane], places_now[lane])
            last_rolls(game, hands, plans, lane, flow, last)
            gather(game, hands, scratch, plans, lane, last, shares)
            play_sheet(game, scratch, plans, lane, spans, at, last, shares, now, then)


def reached(spans: Spans, row: Ints, place: Ints, chances: Floats) -> Ints:
    """Which of these sheets best play can lead to."""
    sums = np.add.reduceat(chances, spans.first[row, place])
    return (sums > 0).nonzero()[0]


def distribution(table: Floats, joker: str, sheet: Sheet = EMPTY) -> Distribution:
    """The distribution of the points this sheet still brings under best play from this table."""
    game, dice = tables(joker), hands()
    scratch, plans = new_scratch(game), new_plans(game)
    spans, sizes = new_spans(joker)
    start = row_and_place(sheet, Scoring(joker))
    free = sheet.free.bit_count()
    now = np.zeros(sizes[free])
    now[spans.first[start]] = 1.0
    below = list(layers(Scoring(joker), from_full=True))[: free + 1]
    for (row, place), size in zip(below[:0:-1], sizes[free - 1 :: -1], strict=False):
        some = reached(spans, row, place, now)
        then = np.zeros(size)
        play_layer(table, game, dice, scratch, plans, spans, row[some], place[some], now, then)
        now = then
    chances = np.zeros(MOST + 1)
    for at in zip(*below[0], strict=True):
        first, least, length = (part[at] for part in spans)
        chances[least : least + length] += now[first : first + length]
    return Distribution(np.trim_zeros(chances[spans.least[start] :], "b"))
