"""Whole games of best play by the hundred thousand.

They go turn by turn together. Games with the same sheet stand side by side, so that each sheet is
worked out once for all of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bellyflop.solvers.keeps import Floats, Ints
from bellyflop.solvers.study import compiled
from bellyflop.solvers.study_chance import Seed, new_seed

from ..state import BOXES, LOWER
from .sheets import FACES
from .study_hands import TIE, Bytes, Hands, Shorts, best_further, hands, thrown
from .study_turn import LANES, NONE, Room, Rules, choose, look_up, new_room, rolled, rules, throw

LOWER_COUNT = len(LOWER)


class Plans(NamedTuple):
    """What a turn is worth at each moment, for one block of sheets."""

    holds: Floats  # [throws to come - 1, keep, lane]
    bests: Floats  # [throws to come, roll, lane]


def new_plans(game: Rules) -> Plans:
    """Room for the plans of a block."""
    small, count = len(game.lattice.ups), len(game.lattice.chance)
    return Plans(np.empty((2, small, LANES)), np.empty((3, count, LANES)))


@compiled
def copy(source: Floats, goal: Floats) -> None:
    """Copy rows of lanes."""
    for row in range(len(source)):
        for i in range(LANES):
            goal[row, i] = source[row, i]


@compiled
def plan(table: Floats, game: Rules, room: Room, plans: Plans, row: Ints, place: Ints) -> None:
    """Work out a turn on each of these sheets."""
    small, values = len(game.lattice.ups), room.values
    look_up(table, game, row, place, room)
    rolled(game, room)
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
    """The keep to hold with so many throws to come, or -1 to score."""
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
    """The first box on the card in which this roll is worth the best."""
    for face in range(FACES):
        if upper[uppers[roll, face], lane] >= best - TIE:
            return face
    for box in range(LOWER_COUNT):
        if lower[lowers[roll, box], lane] >= best - TIE:
            return FACES + box
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
    game: Rules,
    hands: Hands,
    room: Room,
    plans: Plans,
    sheet: Ints,
    score: Ints,
    seed: Seed,
) -> None:
    """One turn of every game; a sheet is its row times the length of a row plus its place."""
    length = table.shape[1]
    holds, bests, upper, lower, mark = plans.holds, plans.bests, room.upper, room.lower, room.mark
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
        plan(table, game, room, plans, rows_now, places_now)
        for lane in range(len(some)):
            row, place = rows_now[lane], places_now[lane]
            for at in range(first[some[lane]], first[some[lane] + 1]):
                roll = thrown(lands, lands_from, 0, seed)
                for throws in (2, 1):
                    keep = best_hold(holds, bests, of, of_from, lane, roll, throws)
                    if keep < 0:
                        break
                    roll = thrown(lands, lands_from, keep, seed)
                if jokers and mark[lane] > 0 and five_of[roll] < FACES:
                    won, then, there = best_further(table, game, row, place, five_of[roll])
                else:
                    then, there = row, place
                    box = best_box(upper, lower, uppers, lowers, bests[0, roll, lane], lane, roll)
                    if box < FACES:
                        won, then = earned[row, uppers[roll, box]], after[row, uppers[roll, box]]
                    else:
                        lower_score = lowers[roll, box - FACES]
                        won, there = points[lower_score], place_after[place, steps[lower_score]]
                score[order[at]] += won
                sheet[order[at]] = then * length + there


def simulate(table: Floats, joker: str, games: int, seed: int) -> Ints:
    """The scores of so many games of best play from this table."""
    game, dice = rules(joker), hands()
    room, plans, numbers = new_room(game), new_plans(game), new_seed(seed)
    sheet, score = np.zeros(games, dtype=np.intp), np.zeros(games, dtype=np.intp)
    for _ in BOXES:
        play_turn(table, game, dice, room, plans, sheet, score, numbers)
    return score
