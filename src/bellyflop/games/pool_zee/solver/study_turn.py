"""A turn, compiled: what every roll and keep is worth on many sheets side by side.

Each sheet is a lane; every loop over lanes becomes vector instructions.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Floats, Ints, KeepLattice, keep_lattice
from bellyflop.solvers.study import compiled

from ..state import CHECK, DICE
from .rolls import Rolls, rolls
from .sheets import COUNTS, FACES, SIX, Places, Rows, places, rows

LANES = 96

OTHERS = len(SIX)  # lower boxes but pool_zee

FORCED, FREE, NONE = 0, 1, 2
RULES = {"forced": FORCED, "free": FREE, "none": NONE}


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


class Rules(NamedTuple):
    """Everything a compiled function needs to know of the game."""

    joker: int
    upper: Rows
    lower: Places
    rolls: Rolls
    lattice: Lattice


@cache
def rules(joker: str) -> Rules:
    """The game under this joker rule."""
    arrays = lattice_arrays(keep_lattice(DICE))
    return Rules(RULES[joker], rows(), places(joker != "none"), rolls(), arrays)


class Room(NamedTuple):
    """Room for one block of sheets. What is worth what is filled in first, up to `jokers`."""

    upper: Floats  # [face * 6 + count, lane]: scoring so many of a face
    lower: Floats  # [lower score, lane]
    own: Floats  # [face, lane]: a further five of a kind in its own box
    zero: Floats  # [face, lane]: a further five of a kind as a 0 in this upper box
    plain: Floats  # [face, lane]: a further five of a kind in the best lower box, as it is
    jokers: Floats  # [face, lane]: the same as a joker
    mark: Ints  # [lane]: 0 while pool_zee is free
    low: Floats
    high: Floats
    sums: Floats
    fixed: Floats
    others: Floats
    values: Floats  # [keep, lane]


def new_room(game: Rules) -> Room:
    """Room for one block."""

    def lanes(count: int) -> Floats:
        return np.zeros((count, LANES))

    triples, fixed = game.rolls.triples.shape[2], game.rolls.fixed.shape[1]
    return Room(
        upper=lanes(FACES * COUNTS),
        lower=lanes(len(game.rolls.steps)),
        own=lanes(FACES),
        zero=lanes(FACES),
        plain=lanes(FACES),
        jokers=lanes(FACES),
        mark=np.zeros(LANES, dtype=np.intp),
        low=lanes(triples),
        high=lanes(triples),
        sums=lanes(game.rolls.sums.shape[1]),
        fixed=lanes(fixed),
        others=lanes(fixed),
        values=lanes(len(game.lattice.downs)),
    )


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
def look_up(table: Floats, game: Rules, row: Ints, place: Ints, room: Room) -> None:
    """Fill in what each score is worth on these sheets when playing for the most points."""
    known, after = game.rolls, np.empty((OTHERS + 2, LANES))
    check = np.empty(LANES)
    for lane in range(LANES):
        rows_then, earned, at = (
            game.upper.after[row[lane]],
            game.upper.earned[row[lane]],
            place[lane],
        )
        for score in range(FACES * COUNTS):
            room.upper[score, lane] = table[rows_then[score], at] + earned[score]
        for step in range(OTHERS + 2):
            after[step, lane] = table[row[lane], game.lower.after[at, step]]
        room.mark[lane] = game.lower.mark[at]
        check[lane] = CHECK if room.mark[lane] > 1 else 0
    for score in range(len(known.steps)):
        step, out, points = after[known.steps[score]], room.lower[score], float(known.points[score])
        for i in range(LANES):
            out[i] = step[i] + points
    if game.joker != NONE:
        for face in range(FACES):
            own, zero = room.upper[face * COUNTS + COUNTS - 1], room.upper[face * COUNTS]
            own_out, zero_out = room.own[face], room.zero[face]
            for i in range(LANES):
                own_out[i] = own[i] + check[i]
                zero_out[i] = zero[i] + check[i]
            best_lower(after, known.plain[face], check, room.plain[face])
            best_lower(after, known.jokers[face], check, room.jokers[face])


@compiled
def best_lower(after: Floats, points: Ints, check: Floats, out: Floats) -> None:
    """The best lower box for these points."""
    out[:] = -np.inf
    for box in range(OTHERS):
        step, worth = after[box], float(points[box])
        for i in range(LANES):
            out[i] = larger(out[i], step[i] + worth + check[i])


@compiled
def best_of_three(out: Floats, picks: Ints, rows_of: Floats) -> None:
    """For each column of picks the lane by lane best of the three rows it names."""
    for pick in range(picks.shape[1]):
        a, b, c = rows_of[picks[0, pick]], rows_of[picks[1, pick]], rows_of[picks[2, pick]]
        best = out[pick]
        for i in range(LANES):
            best[i] = larger(larger(a[i], b[i]), c[i])


@compiled
def rolled(game: Rules, room: Room) -> None:
    """What each roll is worth when it must be scored now, into the rows of the rolls."""
    known, first = game.rolls, len(game.lattice.ups)
    best_of_three(room.low, known.triples[0], room.upper)
    best_of_three(room.high, known.triples[1], room.upper)
    best_of_three(room.sums, known.sums, room.lower)
    best_of_three(room.fixed, known.fixed[:3], room.lower)
    best_of_three(room.others, known.fixed[3:], room.lower)
    for roll in range(len(known.low)):
        a, b = room.low[known.low[roll]], room.high[known.high[roll]]
        c, d = room.sums[known.sum_of[roll]], room.fixed[known.fixed_of[roll]]
        e, out = room.others[known.fixed_of[roll]], room.values[first + roll]
        for i in range(LANES):
            out[i] = larger(larger(larger(a[i], b[i]), larger(c[i], d[i])), e[i])
    if game.joker != NONE:
        for face in range(FACES):
            further_five(game.joker, face, room, room.values[first + known.fives[face]])


@compiled
def further_five(joker: int, face: int, room: Room, out: Floats) -> None:
    """What five of a kind is worth in the lanes with pool_zee filled (§2.5, §2.6, §2.11)."""
    own, plain, as_joker = room.own[face], room.plain[face], room.jokers[face]
    upper = np.full(LANES, -np.inf)
    for other in range(FACES):
        zero = room.zero[other]
        if other != face:
            for i in range(LANES):
                upper[i] = larger(upper[i], zero[i])
    for i in range(LANES):
        if room.mark[i] > 0:
            own_is_free = own[i] > -np.inf
            lower = plain[i] if own_is_free else as_joker[i]
            if joker == FORCED and own_is_free:
                out[i] = own[i]
            elif joker == FORCED and lower > -np.inf:
                out[i] = lower
            else:
                out[i] = larger(larger(own[i], upper[i]), lower)
