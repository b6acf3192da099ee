"""The value of every sheet again, compiled: the same numbers in a fraction of the time."""

from __future__ import annotations

import numpy as np

from bellyflop.solvers.keeps import Floats, Ints
from bellyflop.solvers.study import compiled

from .study_turn import LANES, Room, Rules, choose, look_up, new_room, rolled, rules, throw
from .table import layers, new_table


@compiled
def turn_worth(game: Rules, room: Room, worth: Floats) -> None:
    """What a turn is worth in each lane, from what the scores are worth."""
    values, chance = room.values, game.lattice.chance
    rolled(game, room)
    throw(values, game.lattice)
    choose(values, game.lattice)
    throw(values, game.lattice)
    choose(values, game.lattice)
    worth[:] = 0.0
    for roll in range(len(chance)):
        best, weight = values[len(game.lattice.ups) + roll], chance[roll]
        for i in range(LANES):
            worth[i] += weight * best[i]


@compiled
def solve_layer(table: Floats, game: Rules, room: Room, row: Ints, place: Ints) -> None:
    """Fill in the values of these sheets; those with one box more are known."""
    rows_now, places_now = np.zeros(LANES, np.intp), np.zeros(LANES, np.intp)
    worth = np.empty(LANES)
    for start in range(0, len(row), LANES):
        size = min(LANES, len(row) - start)
        for lane in range(size):
            rows_now[lane], places_now[lane] = row[start + lane], place[start + lane]
        look_up(table, game, rows_now, places_now, room)
        turn_worth(game, room, worth)
        for i in range(size):
            table[rows_now[i], places_now[i]] = worth[i]


def solve(joker: str) -> Floats:
    """The expected points still to come under best play: [row, place]."""
    game, table = rules(joker), new_table(joker)
    room = new_room(game)
    for row, place in layers(joker):
        solve_layer(table, game, room, row, place)
    return table
