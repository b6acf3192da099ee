"""Whole games by the hundred thousand: of best play, and at random.

Games of best play advance together, turn by turn. Games are sorted by sheet, so that each sheet is
computed once for all of them. The policy is that of `BestPlay.best`: among equals it scores, high
on the card, and otherwise holds the most dice.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from bellyflop.dice import multisets
from bellyflop.games.pool_zee.scoring import bonus_gain, joker_points, ordinary_points
from bellyflop.games.pool_zee.solver.sheets import FACES, Sheet
from bellyflop.games.pool_zee.state import (
    BOXES,
    CHECK,
    DICE,
    EVERY_BOX,
    LOWER,
    POOL_ZEE,
    ROLLS,
)
from bellyflop.solvers.keeps import Floats, Ints

from ..compiled import Seed, below, compiled, new_seed
from .hands import Bytes, Hands, Shorts, hands, thrown
from .turn import (
    JOKERS,
    LANES,
    NONE,
    OPEN,
    Scratch,
    Tables,
    after_further,
    choose,
    is_wild,
    look_up,
    may_take,
    new_scratch,
    rolled,
    tables,
    throw,
)

bonus = compiled(bonus_gain)

TIE = 1e-9  # as in `BestPlay`
LOWER_COUNT = len(LOWER)


class Plans(NamedTuple):
    """What a turn is worth at each moment, for one block of sheets."""

    holds: Floats  # [throws to come - 1, keep, lane]
    bests: Floats  # [throws to come, roll, lane]


def new_plans(game: Tables) -> Plans:
    """Arrays for the plans of a block."""
    small, count = len(game.lattice.ups), len(game.lattice.chance)
    return Plans(np.empty((2, small, LANES)), np.empty((3, count, LANES)))


@compiled
def copy(source: Floats, goal: Floats) -> None:
    """Copy rows of lanes."""
    for row in range(len(source)):
        for i in range(LANES):
            goal[row, i] = source[row, i]


@compiled
def plan(
    table: Floats, game: Tables, scratch: Scratch, plans: Plans, row: Ints, place: Ints
) -> None:
    """Work out a turn on each of these sheets."""
    small, values = len(game.lattice.ups), scratch.values
    look_up(table, game, row, place, scratch)
    rolled(game, scratch)
    copy(values[small:], plans.bests[0])
    for throws in range(2):
        throw(values, game.lattice)
        copy(values[:small], plans.holds[throws])
        choose(values, game.lattice)
        copy(values[small:], plans.bests[throws + 1])


@compiled
def best_hold(
    holds: Floats, bests: Floats, of: Bytes, first: Shorts, lane: int, roll: int, throws: int
) -> int:
    """The keep to hold with this many throws to come, or -1 to score."""
    enough = bests[throws, roll, lane] - TIE
    if bests[0, roll, lane] >= enough:
        return -1
    at = first[roll]
    while holds[throws - 1, of[at], lane] < enough:
        at += 1
    return int(of[at])


@compiled
def best_box(
    upper: Floats, lower: Floats, uppers: Bytes, lowers: Bytes, best: float, lane: int, roll: int
) -> int:
    """The first box on the card in which this roll has its best value."""
    for face in range(FACES):
        if upper[uppers[roll, face], lane] >= best - TIE:
            return face
    for box in range(LOWER_COUNT):
        if lower[lowers[roll, box], lane] >= best - TIE:
            return FACES + box
    return -1


@compiled
def best_further_box(further: Floats, best: float, lane: int) -> int:
    """The first box on the card in which a further five of a kind has its best value."""
    for box in range(OPEN):
        if further[box, lane] >= best - TIE:
            return box
    return -1


@compiled
def by_sheet(sheet: Ints, sheets: int) -> tuple[Ints, Ints]:
    """The games ordered by their sheet, and where each sheet's games begin."""
    first = np.zeros(sheets + 1, np.intp)
    for game in range(len(sheet)):
        first[sheet[game] + 1] += 1
    first = np.cumsum(first)
    order, at = np.empty(len(sheet), np.intp), first.copy()
    for game in range(len(sheet)):
        order[at[sheet[game]]] = game
        at[sheet[game]] += 1
    return order, first


@compiled
def play_turn(
    table: Floats,
    game: Tables,
    hands: Hands,
    scratch: Scratch,
    plans: Plans,
    sheet: Ints,
    score: Ints,
    seed: Seed,
) -> None:
    """One turn of every game; a sheet is its row times the length of a row plus its place."""
    length = table.shape[1]
    holds, bests = plans.holds, plans.bests
    upper, lower, further, mark = scratch.upper, scratch.lower, scratch.further, scratch.mark
    of, of_from, lands, lands_from = hands.holds, hands.holds_from, hands.lands, hands.lands_from
    uppers, lowers, five_of = hands.upper, hands.lower, hands.five_of
    after, earned, place_after = game.upper.after, game.upper.earned, game.lower.after
    steps, points, jokers = game.rolls.steps, game.rolls.points, game.joker != NONE
    order, first = by_sheet(sheet, table.size)
    here = np.nonzero(first[1:] > first[:-1])[0]
    rows_now, places_now = np.zeros(LANES, np.intp), np.zeros(LANES, np.intp)
    for start in range(0, len(here), LANES):
        some = here[start : start + LANES]
        for lane in range(len(some)):
            rows_now[lane], places_now[lane] = some[lane] // length, some[lane] % length
        plan(table, game, scratch, plans, rows_now, places_now)
        for lane in range(len(some)):
            row, place = rows_now[lane], places_now[lane]
            for at in range(first[some[lane]], first[some[lane] + 1]):
                roll = thrown(lands, lands_from, 0, seed)
                for throws in (2, 1):
                    keep = best_hold(holds, bests, of, of_from, lane, roll, throws)
                    if keep < 0:
                        break
                    roll = thrown(lands, lands_from, keep, seed)
                best, face = bests[0, roll, lane], five_of[roll]
                if jokers and mark[lane] > 0 and face < FACES:
                    box = best_further_box(further[face], best, lane)
                    won, then, there = after_further(game, row, place, face, box)
                else:
                    then, there = row, place
                    box = best_box(upper, lower, uppers, lowers, best, lane, roll)
                    if box < FACES:
                        won, then = earned[row, uppers[roll, box]], after[row, uppers[roll, box]]
                    else:
                        lower_score = lowers[roll, box - FACES]
                        won, there = points[lower_score], place_after[place, steps[lower_score]]
                score[order[at]] += won
                sheet[order[at]] = then * length + there


def simulate(table: Floats, joker: str, games: int, seed: int) -> Ints:
    """The scores of this many games of best play from this table."""
    game, dice, numbers = tables(joker), hands(), new_seed(seed)
    scratch, plans = new_scratch(game), new_plans(game)
    sheet, score = np.zeros(games, dtype=np.intp), np.zeros(games, dtype=np.intp)
    for _ in BOXES:
        play_turn(table, game, dice, scratch, plans, sheet, score, numbers)
    return score


# ── at random: every legal action equally likely ────────────────────────────────────────────

COUNT = len(BOXES)
EMPTY = Sheet()


class Boxes(NamedTuple):
    """The points of rolls in boxes, and sets of boxes as lists."""

    plain: Bytes  # [roll, box]: its points
    jokers: Bytes  # [roll, box]: its points as a joker
    size: Bytes  # [set of boxes]: its size
    nth: Bytes  # [set of boxes, n]: the n-th of them


@cache
def new_boxes() -> Boxes:
    """The tables."""
    sets = [[box for box in range(COUNT) if bits >> box & 1] for bits in range(EVERY_BOX + 1)]
    padded = [some + [0] * (COUNT - len(some)) for some in sets]
    return Boxes(
        plain=np.array([ordinary_points(roll) for roll in multisets(DICE)], np.uint8),
        jokers=np.array([joker_points(roll) for roll in multisets(DICE)], np.uint8),
        size=np.array([len(some) for some in sets], np.uint8),
        nth=np.array(padded, np.uint8),
    )


@compiled
def play_many(
    joker: int, sheet: Sheet, hands: Hands, boxes: Boxes, seed: Seed, scores: Ints
) -> None:
    """Fill in the points that this sheet brings in games at random."""
    _, _, five_of, holds_from, holds, lands_from, lands = hands
    plain, jokers, size, nth = boxes
    for game in range(len(scores)):
        (free, upper, fifty), score = sheet, 0
        while free:
            roll, left = thrown(lands, lands_from, 0, seed), ROLLS - 1
            while True:
                five = five_of[roll]
                further = five < FACES and joker != NONE and not free >> POOL_ZEE & 1
                wild = is_wild(free, int(five)) if further else False
                may = may_take(joker, free, int(five)) if further else free
                parts = holds_from[roll + 1] - holds_from[roll] if left else 0
                pick = below(seed, parts + size[may])
                if pick >= parts:
                    break
                roll = thrown(lands, lands_from, holds[holds_from[roll] + pick], seed)
                left -= 1
            box = nth[may, pick - parts]
            written = int(jokers[roll, box] if wild else plain[roll, box])
            score += written + (CHECK if further and fifty else 0)
            free ^= 1 << int(box)
            if box < FACES:
                upper += written
            elif box == POOL_ZEE:
                fifty = written > 0
        scores[game] = score + bonus(sheet.upper, upper)


def simulate_random(joker: str, games: int, seed: int, sheet: Sheet = EMPTY) -> Ints:
    """The points that this sheet brings in this many games of random legal actions."""
    scores = np.zeros(games, dtype=np.intp)
    play_many(JOKERS[joker], sheet, hands(), new_boxes(), new_seed(seed), scores)
    return scores
