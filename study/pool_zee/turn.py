"""A turn, compiled: what every roll and keep is worth on many sheets side by side.

Each sheet is a lane; every loop over lanes becomes vector instructions.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from bellyflop.games.pool_zee.solver.rolls import Rolls, rolls
from bellyflop.games.pool_zee.solver.sheets import (
    COUNTS,
    FACES,
    SIX,
    SIXES,
    Places,
    Rows,
    places,
    rows,
)
from bellyflop.games.pool_zee.solver.table import layers, new_table
from bellyflop.games.pool_zee.state import CHECK, DICE, UPPER_BOXES, Scoring
from bellyflop.solvers.keeps import Floats, Ints, KeepLattice, keep_lattice

from ..compiled import compiled

LANES = 96

OTHERS = len(SIX)  # lower boxes but pool_zee
OPEN = FACES + OTHERS  # boxes that a further five of a kind may go into: all but pool_zee

FORCED, FREE, NONE = 0, 1, 2
JOKERS = {"forced": FORCED, "free": FREE, "none": NONE}


class Lattice(NamedTuple):
    """The keeps as plain arrays; rows 210 and up are the rolls."""

    ups: Ints  # [keep of up to four dice, face]
    downs: Ints  # [keep, one of up to five]: the keeps with one die less, each once
    down_count: Ints  # [keep]
    chance: Floats  # [roll]


def lattice_arrays(lattice: KeepLattice) -> Lattice:
    """The lattice for compiled functions."""
    downs = np.zeros((len(lattice.keeps), lattice.dice), dtype=np.intp)
    down_count = np.zeros(len(lattice.keeps), dtype=np.intp)
    for row, keep in enumerate(lattice.keeps):
        less = {keep[:place] + keep[place + 1 :]: None for place in range(len(keep))}
        down_count[row] = len(less)
        downs[row, : len(less)] = [lattice.row[part] for part in less]
    ups = np.ascontiguousarray(np.concatenate([level.T for level in lattice.ups]))
    return Lattice(ups, downs, down_count, lattice.chance)


class Tables(NamedTuple):
    """Everything that a compiled function needs to know about the game."""

    joker: int
    upper: Rows
    lower: Places
    upper_free: Ints  # [row]: its free boxes, bit k for box k
    lower_free: Ints  # [place]: its free boxes but pool_zee, from bit 6 on
    rolls: Rolls
    lattice: Lattice


@cache
def tables(joker: str) -> Tables:
    """The game under this joker rule."""
    upper, lower = rows(), places(Scoring(joker))
    upper_free = np.zeros(len(upper.after), dtype=np.intp)
    for filled, row in zip(*np.nonzero(upper.of >= 0), strict=True):
        upper_free[upper.of[filled, row]] = UPPER_BOXES & ~filled
    lower_free = (SIXES - 1 & ~(np.arange(len(lower.after)) % SIXES)) << FACES
    lattice = lattice_arrays(keep_lattice(DICE))
    return Tables(JOKERS[joker], upper, lower, upper_free, lower_free, rolls(), lattice)


class Scratch(NamedTuple):
    """Arrays for one block of sheets; `look_up` fills in those up to `mark`."""

    upper: Floats  # [face * 6 + count, lane]: scoring `count` dice of a face
    lower: Floats  # [lower score, lane]
    further: Floats  # [face, open box, lane]: a further five of a kind there, or -inf
    mark: Ints  # [lane]: 0 while pool_zee is free
    low: Floats
    high: Floats
    sums: Floats
    fixed: Floats
    others: Floats
    values: Floats  # [keep, lane]


def new_scratch(game: Tables) -> Scratch:
    """Arrays for one block."""

    def lanes(count: int) -> Floats:
        return np.zeros((count, LANES))

    triples, fixed = game.rolls.triples.shape[2], game.rolls.fixed.shape[1]
    return Scratch(
        upper=lanes(FACES * COUNTS),
        lower=lanes(len(game.rolls.steps)),
        further=np.zeros((FACES, OPEN, LANES)),
        mark=np.zeros(LANES, dtype=np.intp),
        low=lanes(triples),
        high=lanes(triples),
        sums=lanes(game.rolls.sums.shape[1]),
        fixed=lanes(fixed),
        others=lanes(fixed),
        values=lanes(len(game.lattice.downs)),
    )


# ── a further five of a kind (§2.5, §2.6, §2.11) ────────────────────────────────────────────


@compiled
def may_take(joker: int, free: int, face: int) -> int:
    """Which of the free boxes a further five of a kind may go into; bits 0 to 5 are upper boxes."""
    if joker == FREE:
        return free
    return free & 1 << face or free >> FACES << FACES or free


@compiled
def is_wild(free: int, face: int) -> bool:
    """Whether it counts as full house and straights: its own box is filled."""
    return not free >> face & 1


@compiled
def upper_score(face: int, box: int) -> int:
    """Its upper score in this upper box: five of its face in its own, a 0 in another."""
    return box * COUNTS + (COUNTS - 1 if box == face else 0)


@compiled
def free_boxes(game: Tables, row: int, place: int) -> int:
    """The free boxes but pool_zee, as bits."""
    return int(game.upper_free[row] | game.lower_free[place])


@compiled
def check_of(mark: int) -> int:
    """The points for its check."""
    return CHECK if mark > 1 else 0


@compiled
def lower_points(game: Tables, free: int, face: int) -> Ints:
    """Its points in the six lower boxes."""
    points = game.rolls.jokers if is_wild(free, face) else game.rolls.plain
    of_face: Ints = points[face]
    return of_face


@compiled
def after_further(game: Tables, row: int, place: int, face: int, box: int) -> tuple[int, int, int]:
    """What it earns in this box, and the row and the place after it."""
    check = check_of(game.lower.mark[place])
    if box < FACES:
        score = upper_score(face, box)
        return int(game.upper.earned[row, score] + check), int(game.upper.after[row, score]), place
    points = lower_points(game, free_boxes(game, row, place), face)[box - FACES]
    return int(points + check), row, int(game.lower.after[place, box - FACES])


# ── a turn ──────────────────────────────────────────────────────────────────────────────────


@compiled
def larger(a: float, b: float) -> float:
    """The larger of two, as one instruction."""
    return a if a > b else b


@compiled
def throw(values: Floats, lattice: Lattice) -> None:
    """Each keep's row becomes the mean of the rows with one die more."""
    ups = lattice.ups
    for keep in range(len(ups) - 1, -1, -1):
        a, b, c = values[ups[keep, 0]], values[ups[keep, 1]], values[ups[keep, 2]]
        d, e, f = values[ups[keep, 3]], values[ups[keep, 4]], values[ups[keep, 5]]
        out = values[keep]
        for i in range(LANES):
            out[i] = (((a[i] + b[i]) + (c[i] + d[i])) + (e[i] + f[i])) * (1 / 6)


@compiled
def choose(values: Floats, lattice: Lattice) -> None:
    """Each row becomes the best of all it contains."""
    downs = lattice.downs
    for keep in range(1, len(values)):
        count = lattice.down_count[keep]
        out, a = values[keep], values[downs[keep, 0]]
        if count == 1:
            for i in range(LANES):
                out[i] = larger(out[i], a[i])
            continue
        b = values[downs[keep, 1]]
        if count == 2:
            for i in range(LANES):
                out[i] = larger(out[i], larger(a[i], b[i]))
            continue
        c = values[downs[keep, 2]]
        if count == 3:
            for i in range(LANES):
                out[i] = larger(larger(out[i], c[i]), larger(a[i], b[i]))
            continue
        d = values[downs[keep, 3]]
        if count == 4:
            for i in range(LANES):
                out[i] = larger(larger(out[i], larger(c[i], d[i])), larger(a[i], b[i]))
            continue
        e = values[downs[keep, 4]]
        for i in range(LANES):
            three = larger(larger(out[i], e[i]), larger(c[i], d[i]))
            out[i] = larger(three, larger(a[i], b[i]))


@compiled
def look_up(table: Floats, game: Tables, row: Ints, place: Ints, scratch: Scratch) -> None:
    """Fill in what each score is worth on these sheets when playing for the most points."""
    known, after = game.rolls, np.empty((OTHERS + 2, LANES))
    for lane in range(LANES):
        at = place[lane]
        rows_then, earned = game.upper.after[row[lane]], game.upper.earned[row[lane]]
        for score in range(FACES * COUNTS):
            scratch.upper[score, lane] = table[rows_then[score], at] + earned[score]
        for step in range(OTHERS + 2):
            after[step, lane] = table[row[lane], game.lower.after[at, step]]
        scratch.mark[lane] = game.lower.mark[at]
    for score in range(len(known.steps)):
        step, points = after[known.steps[score]], float(known.points[score])
        out = scratch.lower[score]
        for i in range(LANES):
            out[i] = step[i] + points
    if game.joker != NONE:
        for lane in range(LANES):
            if scratch.mark[lane] > 0:
                free = free_boxes(game, row[lane], place[lane])
                look_up_further(game, free, after, lane, scratch)


@compiled
def look_up_further(game: Tables, free: int, after: Floats, lane: int, scratch: Scratch) -> None:
    """Fill in what further fives of a kind are worth in one lane."""
    check = check_of(scratch.mark[lane])
    for face in range(FACES):
        out, may, points = (
            scratch.further[face],
            may_take(game.joker, free, face),
            lower_points(game, free, face),
        )
        for box in range(FACES):
            worth = scratch.upper[upper_score(face, box), lane] + check
            out[box, lane] = worth if may >> box & 1 else -np.inf
        for box in range(OTHERS):
            worth = after[box, lane] + points[box] + check
            out[FACES + box, lane] = worth if may >> FACES + box & 1 else -np.inf


@compiled
def best_of_three(out: Floats, picks: Ints, rows_of: Floats) -> None:
    """For each column of picks, the lane-wise maximum of the three rows that it names."""
    for pick in range(picks.shape[1]):
        a, b, c = rows_of[picks[0, pick]], rows_of[picks[1, pick]], rows_of[picks[2, pick]]
        best = out[pick]
        for i in range(LANES):
            best[i] = larger(larger(a[i], b[i]), c[i])


@compiled
def rolled(game: Tables, scratch: Scratch) -> None:
    """What each roll is worth when it must be scored now, into the rows of the rolls."""
    known, first = game.rolls, len(game.lattice.ups)
    best_of_three(scratch.low, known.triples[0], scratch.upper)
    best_of_three(scratch.high, known.triples[1], scratch.upper)
    best_of_three(scratch.sums, known.sums, scratch.lower)
    best_of_three(scratch.fixed, known.fixed[:3], scratch.lower)
    best_of_three(scratch.others, known.fixed[3:], scratch.lower)
    for roll in range(len(known.low)):
        a, b = scratch.low[known.low[roll]], scratch.high[known.high[roll]]
        c, d = scratch.sums[known.sum_of[roll]], scratch.fixed[known.fixed_of[roll]]
        e, out = scratch.others[known.fixed_of[roll]], scratch.values[first + roll]
        for i in range(LANES):
            out[i] = larger(larger(larger(a[i], b[i]), larger(c[i], d[i])), e[i])
    if game.joker != NONE:
        for face in range(FACES):
            best_further(
                scratch.further[face], scratch.mark, scratch.values[first + known.fives[face]]
            )


@compiled
def best_further(further: Floats, mark: Ints, out: Floats) -> None:
    """What a further five of a kind is worth, in the lanes with pool_zee filled."""
    best = np.full(LANES, -np.inf)
    for box in range(OPEN):
        worth = further[box]
        for i in range(LANES):
            best[i] = larger(best[i], worth[i])
    for i in range(LANES):
        out[i] = best[i] if mark[i] > 0 else out[i]


@compiled
def turn_worth(game: Tables, scratch: Scratch, worth: Floats) -> None:
    """What a turn is worth in each lane, from what the scores are worth."""
    values, chance = scratch.values, game.lattice.chance
    rolled(game, scratch)
    throw(values, game.lattice)
    choose(values, game.lattice)
    throw(values, game.lattice)
    choose(values, game.lattice)
    worth[:] = 0.0
    for roll in range(len(chance)):
        best, weight = values[len(game.lattice.ups) + roll], chance[roll]
        for i in range(LANES):
            worth[i] += weight * best[i]


# ── the value of every sheet ────────────────────────────────────────────────────────────────


@compiled
def solve_layer(table: Floats, game: Tables, scratch: Scratch, row: Ints, place: Ints) -> None:
    """Fill in the values of these sheets; those with one box more are known."""
    rows_now, places_now = np.zeros(LANES, np.intp), np.zeros(LANES, np.intp)
    worth = np.empty(LANES)
    for start in range(0, len(row), LANES):
        size = min(LANES, len(row) - start)
        for lane in range(size):
            rows_now[lane], places_now[lane] = row[start + lane], place[start + lane]
        look_up(table, game, rows_now, places_now, scratch)
        turn_worth(game, scratch, worth)
        for i in range(size):
            table[rows_now[i], places_now[i]] = worth[i]


def solve(joker: str) -> Floats:
    """The expected points still to come under best play, as `solver.table.solve` finds them."""
    game, table = tables(joker), new_table(Scoring(joker))
    scratch = new_scratch(game)
    for row, place in layers(Scoring(joker)):
        solve_layer(table, game, scratch, row, place)
    return table
